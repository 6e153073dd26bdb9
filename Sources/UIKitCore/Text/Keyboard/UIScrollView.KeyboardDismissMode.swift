extension UIScrollView {
    /// Whether a drag puts the keyboard away.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
    public enum KeyboardDismissMode: Int, Sendable {
        /// It does not.
        case none = 0
        /// As the drag begins.
        case onDrag
        /// The keyboard goes down with a finger that reaches it, and comes back with it.
        case interactive
        /// As the drag begins, together with what stands above the keyboard.
        case onDragWithAccessory
        /// As ``interactive``; the finger reaches it where what stands above the keyboard begins.
        case interactiveWithAccessory
    }

    /// The drag has begun.
    func keyboardDragDidBegin() {
        guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else { return }
        resignInput()
    }

    /// The finger has moved.
    func keyboardDragDidMove() {
        guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory, let window,
            let inputs = window.display?.input, !inputs.content.isEmpty
        else { return }
        let finger = window.convert(panGestureRecognizer.location(in: window), to: UIWindow?.none).y
        var top = inputs.frame.minY - inputs.pull
        if keyboardDismissMode == .interactive { top += inputs.content.accessory?.bounds.height ?? 0 }
        let pull = max(0, finger - top + dismissPadding)
        guard pull != inputs.pull else { return }
        inputs.pull = pull
        inputs.follow()
    }

    /// What the keyboard guides of this view and of those around it say.
    private var dismissPadding: CGFloat {
        let views = sequence(first: self as UIView) { $0.superview }
        return views.compactMap { ($0.autoLayout.ownGuides[.keyboard] as? UIKeyboardLayoutGuide)?.keyboardDismissPadding }.max() ?? 0
    }

    /// The finger has left: downwards the keyboard goes, else it comes back.
    func keyboardDragDidEnd(velocity: CGPoint) {
        guard let inputs = window?.display?.input, inputs.pull > 0 else { return }
        if velocity.y >= 0 { resignInput() }
        // Whoever does not resign keeps it.
        inputs.pullBack()
    }

    private func resignInput() {
        // A controller that gives a bar without a keyboard keeps it.
        guard let first = window?.firstResponder, !(first is UIViewController) else { return }
        first.resignFirstResponder()
        window?.display?.input.updateIfNeeded()
    }
}
