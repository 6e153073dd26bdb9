extension UIViewController {
    /// Makes the controller first responder after it appeared, if there is no first responder. Its input views are
    /// then shown, and its key commands work.
    func becomeFirstResponderIfFree() {
        guard let window = chainWindow, loaded?.window === window, !isFirstResponder, canBecomeFirstResponder else { return }
        if let first = window.firstResponder {
            // A disappearing controller is first responder until its view is removed.
            guard let controller = first as? UIViewController, controller.appearance.phase != .appeared else { return }
        }
        becomeFirstResponder()
    }
}
