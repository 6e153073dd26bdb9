extension UIResponder {
    func takeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = chainWindow else { return false }
        let current = window.firstResponder
        guard current !== self else { return true }
        if let current {
            guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
        }
        window.firstResponder = self
        return true
    }

    func giveUpFirstResponder() -> Bool {
        guard let window = chainWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }
}
