/// Who had the keys before something was presented over it.
struct FormerFocus {
    weak var window: UIWindow?
    weak var responder: UIResponder?
    /// Who around it would be the first responder next.
    weak var controller: UIResponder?
    weak var item: (any UIFocusItem)?
}

extension ModalPresentation {
    /// Takes the keys from what lies below, unless a person goes on working there, as beside a popover. Who does not resign keeps them.
    func takeKeys() {
        guard !placement.leavesKeysBelow, let window = container.window else { return }
        var former = FormerFocus(
            window: window, responder: window.firstResponder.flatMap { isBelow($0) ? $0 : nil },
            item: window.focusSystem.focusedItem.flatMap { isBelow($0 as? UIResponder) ? $0 : nil })
        guard former.responder != nil || former.item != nil else { return }
        former.controller = former.responder?.firstInChain { $0 is UIViewController && $0.canBecomeFirstResponder }
        guard window.withoutHeir({ former.responder?.resignFirstResponder() ?? true }) else { return }
        if former.item != nil { window.focusSystem.move(to: nil, []) }
        formerFocus = former
    }

    /// Whether something stands where the presentation lies: one of a column's leaves the other columns as they are.
    private func isBelow(_ responder: UIResponder?) -> Bool {
        guard let host = container.superview else { return true }
        let place = (responder as? UIViewController)?.viewIfLoaded ?? responder?.firstView(in: host.window)
        guard let view = place else { return true }
        return view.isDescendant(of: host)
    }

    /// Gives the keys back to who had them, if nobody else took them and it can have them still.
    func giveKeysBack() {
        guard let former = formerFocus else { return }
        formerFocus = nil
        guard let window = former.window, window.focusSystem.focusedItem == nil else { return }
        guard window.firstResponder == nil || window.firstResponder is UIViewController else { return }
        if let controller = former.controller, controller.chainWindow === window, former.responder?.chainWindow == nil {
            // The field stands in a bar that is there only as long as somebody of the controller's has the keys.
            controller.becomeFirstResponder()
            window.display?.input.updateIfNeeded()
        }
        if let responder = former.responder, responder.chainWindow === window, responder.becomeFirstResponder() { return }
        guard let item = former.item, (item as? UIView)?.window === window else { return }
        window.focusSystem.move(to: item, [])
    }
}

extension UIResponder {
    /// The first view of the chain that stands in a window; what stands above the keyboard is in another than who gives it.
    fileprivate func firstView(in window: UIWindow?) -> UIView? {
        firstInChain { ($0 as? UIView)?.window === window } as? UIView
    }
}
