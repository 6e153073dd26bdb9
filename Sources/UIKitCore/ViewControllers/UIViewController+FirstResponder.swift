extension UIViewController {
    /// Who has appeared is the first responder where nobody else is: what it gives for typing is seen, and its keys are heard.
    func becomeFirstResponderIfFree() {
        guard let window = chainWindow, loaded?.window === window, !isFirstResponder, canBecomeFirstResponder else { return }
        if let first = window.firstResponder {
            // A screen that goes away has the role until its view has left.
            guard let controller = first as? UIViewController, controller.appearance.phase != .shown else { return }
        }
        becomeFirstResponder()
    }
}
