extension UIResponder {
    func takeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        guard let window = chainWindow else {
            (self as? UIView)?.interaction.wantsFirstResponder = true
            return false
        }
        // Whoever hears that it is no longer the first may have made another one the first, which leaves as well.
        for _ in 0..<2 {
            guard let current = window.firstResponder, current !== self else { break }
            guard current.canResignFirstResponder, window.withoutHeir(current.resignFirstResponder) else { return false }
            if window.firstResponder === current { break }
        }
        guard chainWindow === window else { return false }
        window.firstResponder = self
        return true
    }

    /// Whether it may become the first responder, as far as no delegate has to be asked; for searches that go through many responders.
    var isEligibleForFirstResponder: Bool {
        (self as? UITextField)?.withoutAsking { canBecomeFirstResponder } ?? canBecomeFirstResponder
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
        (self as? UIView)?.interaction.wantsFirstResponder = false
        guard let window = chainWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        leaveRoleToController(in: window)
        return true
    }

    /// Who stopped being the first responder leaves that to the controller around that wants to be it, as long as nobody else is.
    func leaveRoleToController(in window: UIWindow) {
        guard window.hasHeirs, window.firstResponder == nil else { return }
        let heir = chainOnScreen.dropFirst().first { responder in
            guard let controller = responder as? UIViewController else { return false }
            return controller.appearance.phase == .shown && controller.canBecomeFirstResponder
        }
        heir?.becomeFirstResponder()
    }
}

extension UIView {
    /// Whether the view is in a window; one that is not becomes first responder as it comes into one.
    var isInWindowOrWaits: Bool {
        let isInWindow = chainWindow != nil
        if !isInWindow { interaction.wantsFirstResponder = true }
        return isInWindow
    }
}

/// A responder that is known but not kept.
struct WeakResponder {
    weak var responder: UIResponder?
}

extension UIWindow {
    /// Has nobody become the first responder just because another one stops being it.
    func withoutHeir<Answer>(_ body: () -> Answer) -> Answer {
        let old = hasHeirs
        hasHeirs = false
        defer { hasHeirs = old }
        return body()
    }

    /// Ends the first responder's role whether it agrees or not, and lets it know.
    func takeFirstResponderAway() {
        guard let responder = firstResponder else { return }
        firstResponder = nil
        responder.didLoseFirstResponder(in: self)
    }
}
