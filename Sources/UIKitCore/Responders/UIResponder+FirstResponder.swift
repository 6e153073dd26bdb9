extension UIResponder {
    /// Makes this responder the first responder of its window, unless the current first responder does not resign.
    /// Returns whether this responder is the first responder afterwards.
    func claimFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        guard let window = chainWindow else {
            (self as? UIView)?.interaction.wantsFirstResponder = true
            return false
        }
        // While it resigns, a responder may make another responder the first responder, which then has to resign too.
        for _ in 0..<2 {
            guard let current = window.firstResponder, current !== self else { break }
            guard current.canResignFirstResponder, window.withoutRestoringFirstResponder(current.resignFirstResponder) else { return false }
            if window.firstResponder === current { break }
        }
        guard chainWindow === window else { return false }
        window.firstResponder = self
        return true
    }

    /// Whether the responder may become first responder. Calls no delegates, because searches read the property of
    /// many responders.
    var isEligibleForFirstResponder: Bool {
        (self as? UITextField)?.withoutDelegateQuery { canBecomeFirstResponder } ?? canBecomeFirstResponder
    }

    /// Shows the current input views of the first responder again, if this responder is in its chain.
    func reloadVisibleInputViews() {
        guard let window = chainWindow, let first = window.firstResponder, first.firstInChain(where: { $0 === self }) != nil else { return }
        window.display?.input.reload()
        if window.isKeyWindow { window.renewTextInput() }
    }

    /// The order in which responders receive focus, if the app specifies an order. The order applies to this responder
    /// and to all responders whose chain contains this responder.
    package var explicitFocusOrder: [UIResponder]? {
        get { accessibility.focusOrder?.compactMap(\.responder) }
        set { accessibility.focusOrder = newValue?.map { WeakResponder(responder: $0) } }
    }

    /// Resigns first-responder status. Returns whether this is no longer the first responder.
    func resignAsFirstResponder() -> Bool {
        (self as? UIView)?.interaction.wantsFirstResponder = false
        guard let window = chainWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        passFirstResponderToController(in: window)
        return true
    }

    /// After a responder resigned, passes its status to the nearest enclosing controller that can become first
    /// responder. Does nothing if there is a first responder.
    func passFirstResponderToController(in window: UIWindow) {
        guard window.restoresFirstResponder, window.firstResponder == nil else { return }
        let successor = chainOnScreen.dropFirst().first { responder in
            guard let controller = responder as? UIViewController else { return false }
            return controller.appearance.phase == .appeared && controller.canBecomeFirstResponder
        }
        successor?.becomeFirstResponder()
    }
}

extension UIView {
    /// Whether the view is in a window. Reading `false` has an effect: the view becomes first responder when it enters
    /// a window.
    var isInWindowOrDefersFirstResponder: Bool {
        let isInWindow = chainWindow != nil
        if !isInWindow { interaction.wantsFirstResponder = true }
        return isInWindow
    }
}

/// A weak reference to a responder.
struct WeakResponder {
    weak var responder: UIResponder?
}

extension UIWindow {
    /// Prevents a controller from becoming first responder when another responder resigns within `body`.
    func withoutRestoringFirstResponder<Result>(_ body: () -> Result) -> Result {
        let previous = restoresFirstResponder
        restoresFirstResponder = false
        defer { restoresFirstResponder = previous }
        return body()
    }

    /// Removes the first responder without its consent, and notifies it.
    func revokeFirstResponder() {
        guard let responder = firstResponder else { return }
        firstResponder = nil
        responder.didLoseFirstResponder(in: self)
    }
}
