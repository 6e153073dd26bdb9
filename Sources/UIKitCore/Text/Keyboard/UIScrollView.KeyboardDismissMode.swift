extension UIScrollView {
    /// The effect of a drag on the keyboard.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
    public enum KeyboardDismissMode: Int, Sendable {
        /// A drag does not hide the keyboard.
        case none = 0
        /// The keyboard is hidden when a drag begins.
        case onDrag
        /// When the touch of a drag reaches the keyboard, the keyboard follows the touch down and up.
        case interactive
        /// The keyboard and the accessory view are hidden when a drag begins.
        case onDragWithAccessory
        /// As ``interactive``, but the keyboard follows the touch from the top of the accessory view.
        case interactiveWithAccessory
    }

    /// Called when a drag began.
    func keyboardDragDidBegin() {
        guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else { return }
        resignInput()
    }

    /// Called when the touch of a drag moved.
    func keyboardDragDidMove() {
        guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory, let window,
            let inputs = window.display?.input, !inputs.content.isEmpty
        else { return }
        let touchY = window.convert(panGestureRecognizer.location(in: window), to: UIWindow?.none).y
        var top = inputs.frame.minY - inputs.pullDistance
        if keyboardDismissMode == .interactive { top += inputs.content.accessory?.bounds.height ?? 0 }
        let pull = max(0, touchY - top + dismissPadding)
        guard pull != inputs.pullDistance else { return }
        inputs.pullDistance = pull
        inputs.moveToPulledPosition()
    }

    /// The dismiss padding of the keyboard layout guides of this view and its ancestors, in points.
    private var dismissPadding: CGFloat {
        let views = sequence(first: self as UIView) { $0.superview }
        return views.compactMap { ($0.autoLayout.builtInGuides[.keyboard] as? UIKeyboardLayoutGuide)?.keyboardDismissPadding }.max() ?? 0
    }

    /// Called when a drag ended. A drag that ends upward moves the keyboard back; any other drag hides the keyboard.
    func keyboardDragDidEnd(velocity: CGPoint) {
        guard let inputs = window?.display?.input, inputs.pullDistance > 0 else { return }
        if velocity.y >= 0 { resignInput() }
        // If the first responder does not resign, the keyboard moves back.
        inputs.moveBack()
    }

    private func resignInput() {
        // A view controller that provides an accessory view without a keyboard stays first responder.
        guard let first = window?.firstResponder, !(first is UIViewController) else { return }
        first.resignFirstResponder()
        window?.display?.input.updateIfNeeded()
    }
}
