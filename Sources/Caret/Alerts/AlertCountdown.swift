/// The countdown after which an alert without buttons dismisses itself. The countdown pauses while a pointer hovers
/// over the alert, or while VoiceOver focuses an element of the alert.
@MainActor final class AlertCountdown: NSObject {
    private enum Pause {
        case hover, focus
    }

    /// The remaining time when the countdown last started or paused, in seconds.
    private var remainingTime: TimeInterval
    /// The time at which the countdown last started or resumed, in seconds; `nil` during a pause.
    private var start: TimeInterval?
    private var pauses: Set<Pause> = []
    private var cancelTimer: (@MainActor () -> Void)?
    private var observer: (any NSObjectProtocol)?
    private weak var view: UIView?
    private let end: @MainActor () -> Void

    /// Starts the countdown.
    ///
    /// - Parameters:
    ///   - delay: The duration of the countdown without pauses.
    ///   - view: The alert's view.
    ///   - end: Called once, in the first frame after the countdown.
    init(_ delay: Duration, of view: UIView, _ end: @escaping @MainActor () -> Void) {
        remainingTime = delay / .seconds(1)
        self.view = view
        self.end = end
        super.init()
        let hover = UIHoverGestureRecognizer(target: self, action: Selector("hovered:", AlertCountdown.hovered(_:)))
        view.addGestureRecognizer(hover)
        observer = NotificationCenter.default.addObserver(forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil) {
            [weak self] notification in
            let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey] as AnyObject?
            let holder = FocusedElement(object: element)
            // Assistive technology moves its focus on the main actor. The app may post the notification on another
            // thread; such a notification is ignored.
            guard Hooks.isOnMainActor else { return }
            MainActor.assumeIsolated { self?.focusDidMove(to: holder.object) }
        }
        startTimer()
    }

    /// Stops the countdown and removes the observer.
    func stop() {
        cancelTimer?()
        cancelTimer = nil
        start = nil
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
    }

    private func hovered(_ recognizer: UIHoverGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed: pause(.hover)
        default: resume(.hover)
        }
    }

    private func focusDidMove(to element: AnyObject?) {
        if let view, Self.isInside(element, view) { pause(.focus) } else { resume(.focus) }
    }

    /// Returns whether an accessibility element belongs to a view. Follows the element's containers up to 64 levels.
    private static func isInside(_ element: AnyObject?, _ view: UIView) -> Bool {
        var current = element
        for _ in 0..<64 {
            if let containingView = current as? UIView { return containingView.isDescendant(of: view) }
            guard let item = current as? UIAccessibilityElement else { return false }
            current = item.accessibilityContainer as AnyObject?
        }
        return false
    }

    private func pause(_ reason: Pause) {
        guard observer != nil, pauses.insert(reason).inserted, let startTime = start else { return }
        remainingTime = max(0, remainingTime - (CACurrentMediaTime() - startTime))
        start = nil
        cancelTimer?()
        cancelTimer = nil
    }

    private func resume(_ reason: Pause) {
        guard observer != nil, pauses.remove(reason) != nil, pauses.isEmpty else { return }
        startTimer()
    }

    private func startTimer() {
        start = CACurrentMediaTime()
        cancelTimer = Hooks.after(.seconds(remainingTime)) { [weak self] in
            guard let self, observer != nil else { return }
            stop()
            end()
        }
    }
}

/// Carries the focused element of a notification into a block that runs on the main actor.
// Unchecked: the object is read only after a check that the block runs on the main actor, where the notification was
// posted.
private struct FocusedElement: @unchecked Sendable {
    let object: AnyObject?
}
