/// Who had the keys before something was presented over it.
struct FormerFocus {
    weak var window: UIWindow?
    weak var responder: UIResponder?
    weak var item: (any UIFocusItem)?
}

extension ModalPresentation {
    /// Takes the keys from what lies below, unless a person goes on working there, as beside a popover. Who does not resign keeps them.
    func takeKeys() {
        guard !placement.leavesKeysBelow, let window = container.window else { return }
        let former = FormerFocus(
            window: window, responder: window.firstResponder.flatMap { isBelow($0) ? $0 : nil },
            item: window.focusSystem.focusedItem.flatMap { isBelow($0 as? UIResponder) ? $0 : nil })
        guard former.responder != nil || former.item != nil else { return }
        guard former.responder?.resignFirstResponder() ?? true else { return }
        if former.item != nil { window.focusSystem.move(to: nil, []) }
        formerFocus = former
    }

    /// Whether something stands where the presentation lies: one of a column's leaves the other columns as they are.
    private func isBelow(_ responder: UIResponder?) -> Bool {
        guard let host = container.superview, let view = responder?.firstInChain(where: { $0 is UIView }) as? UIView else { return true }
        return view.isDescendant(of: host)
    }

    /// Gives the keys back to who had them, if nobody else took them and it can have them still.
    func giveKeysBack() {
        guard let former = formerFocus else { return }
        formerFocus = nil
        guard let window = former.window, window.firstResponder == nil, window.focusSystem.focusedItem == nil else { return }
        if let responder = former.responder, responder.chainWindow === window, responder.becomeFirstResponder() { return }
        guard let item = former.item, (item as? UIView)?.window === window else { return }
        window.focusSystem.move(to: item, [])
    }
}
