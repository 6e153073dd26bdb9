extension UIResponder {
    func takeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = chainWindow else { return false }
        // Whoever hears that it is no longer the first may have made another one the first, which leaves as well.
        for _ in 0..<2 {
            guard let current = window.firstResponder, current !== self else { break }
            guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
            if window.firstResponder === current { break }
        }
        guard chainWindow === window else { return false }
        window.firstResponder = self
        return true
    }

    func showInputViewsAgain() {
        guard let window = chainWindow, let first = window.firstResponder, first.firstInChain(where: { $0 === self }) != nil else { return }
        window.display?.input.reload()
        if window.isKeyWindow { window.renewTextInput() }
    }

    /// Who is asked in what order, where the app says so: for this responder and all that come before it in the chain.
    package var explicitFocusOrder: [UIResponder]? {
        get { accessibility.focusOrder?.compactMap(\.responder) }
        set { accessibility.focusOrder = newValue?.map { WeakResponder(responder: $0) } }
    }

    func giveUpFirstResponder() -> Bool {
        guard let window = chainWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }
}

/// A responder that is known but not kept.
struct WeakResponder {
    weak var responder: UIResponder?
}

extension UIWindow {
    /// Ends the first responder's role whether it agrees or not, and lets it know.
    func takeFirstResponderAway() {
        guard let responder = firstResponder else { return }
        firstResponder = nil
        responder.didLoseFirstResponder(in: self)
    }
}
