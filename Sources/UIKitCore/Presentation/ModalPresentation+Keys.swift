/// The first responder and the focus before a presentation. Both are restored afterwards.
struct SavedFirstResponder {
    weak var window: UIWindow?
    weak var responder: UIResponder?
    /// A controller in the responder chain of the first responder that can itself become first responder.
    weak var controller: UIResponder?
    weak var item: (any UIFocusItem)?
}

extension ModalPresentation {
    /// Resigns the first responder and the focus below the presentation. Does nothing for a presentation that leaves
    /// both usable, such as a popover. If the responder refuses to resign, both stay.
    func resignCoveredResponder() {
        guard !presentationController.keepsFirstResponderBelow, let window = container.window else { return }
        var savedState = SavedFirstResponder(
            window: window, responder: window.firstResponder.flatMap { isBelow($0) ? $0 : nil },
            item: window.focusSystem.focusedItem.flatMap { isBelow($0 as? UIResponder) ? $0 : nil })
        guard savedState.responder != nil || savedState.item != nil else { return }
        savedState.controller = savedState.responder?.firstInChain { $0 is UIViewController && $0.canBecomeFirstResponder }
        guard window.withoutRestoringFirstResponder({ savedState.responder?.resignFirstResponder() ?? true }) else { return }
        if savedState.item != nil { window.focusSystem.move(to: nil, []) }
        savedFirstResponder = savedState
    }

    /// Returns whether a responder is in the area of the presentation. For example, a presentation in one column does
    /// not cover the other columns.
    private func isBelow(_ responder: UIResponder?) -> Bool {
        guard let host = container.superview else { return true }
        let candidate = (responder as? UIViewController)?.viewIfLoaded ?? responder?.firstView(in: host.window)
        guard let view = candidate else { return true }
        return view.isDescendant(of: host)
    }

    /// Restores the first responder and the focus. Does nothing if another object has gained one of them meanwhile. An
    /// object that is no longer in the window is not restored.
    func restoreFirstResponder() {
        guard let savedState = savedFirstResponder else { return }
        savedFirstResponder = nil
        guard let window = savedState.window, window.focusSystem.focusedItem == nil else { return }
        guard window.firstResponder == nil || window.firstResponder is UIViewController else { return }
        if let controller = savedState.controller, controller.chainWindow === window, savedState.responder?.chainWindow == nil {
            // The responder is in an input accessory view. That view is visible only while its controller is first
            // responder.
            controller.becomeFirstResponder()
            window.display?.input.updateIfNeeded()
        }
        if let responder = savedState.responder, responder.chainWindow === window, responder.becomeFirstResponder() { return }
        guard let item = savedState.item, (item as? UIView)?.window === window else { return }
        window.focusSystem.move(to: item, [])
    }
}

extension UIResponder {
    /// Returns the first view of the responder chain that is in a window. An input accessory view is itself in another
    /// window than its provider.
    fileprivate func firstView(in window: UIWindow?) -> UIView? {
        firstInChain { ($0 as? UIView)?.window === window } as? UIView
    }
}
