/// The time after which an alert without buttons goes. It pauses while a pointer is over the alert, or VoiceOver is at something in it.
@MainActor final class AlertCountdown: NSObject {
    private enum Pause {
        case hover, focus
    }

    /// The time that was left at the last pause.
    private var left: TimeInterval
    /// When the time went on; `nil` during a pause.
    private var start: TimeInterval?
    private var pauses: Set<Pause> = []
    private var cancel: (@MainActor () -> Void)?
    private var observer: (any NSObjectProtocol)?
    private weak var view: UIView?
    private let end: @MainActor () -> Void

    /// Begins to count.
    ///
    /// - Parameters:
    ///   - delay: the time without pauses.
    ///   - view: the alert's.
    ///   - end: called once, in the first frame after the time.
    init(_ delay: Duration, of view: UIView, _ end: @escaping @MainActor () -> Void) {
        left = delay / .seconds(1)
        self.view = view
        self.end = end
        super.init()
        let hover = UIHoverGestureRecognizer(target: self, action: Selector("hovered:", AlertCountdown.hovered(_:)))
        view.addGestureRecognizer(hover)
        observer = NotificationCenter.default.addObserver(forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil) {
            [weak self] notification in
            let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey] as AnyObject?
            let holder = FocusedElement(object: element)
            // Assistive technology moves on the main actor; what an app posts elsewhere is none of its moves.
            guard Hooks.isOnMainActor else { return }
            MainActor.assumeIsolated { self?.focusMoved(to: holder.object) }
        }
        goOn()
    }

    /// Ends counting and watching.
    func stop() {
        cancel?()
        cancel = nil
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

    private func focusMoved(to element: AnyObject?) {
        if let view, Self.isInside(element, view) { pause(.focus) } else { resume(.focus) }
    }

    /// An element that is no view says which view it belongs to, if need be by several steps.
    private static func isInside(_ element: AnyObject?, _ view: UIView) -> Bool {
        var current = element
        for _ in 0..<64 {
            if let inner = current as? UIView { return inner.isDescendant(of: view) }
            guard let item = current as? UIAccessibilityElement else { return false }
            current = item.accessibilityContainer as AnyObject?
        }
        return false
    }

    private func pause(_ reason: Pause) {
        guard observer != nil, pauses.insert(reason).inserted, let begun = start else { return }
        left = max(0, left - (CACurrentMediaTime() - begun))
        start = nil
        cancel?()
        cancel = nil
    }

    private func resume(_ reason: Pause) {
        guard observer != nil, pauses.remove(reason) != nil, pauses.isEmpty else { return }
        goOn()
    }

    private func goOn() {
        start = CACurrentMediaTime()
        cancel = Hooks.after(.seconds(left)) { [weak self] in
            guard let self, observer != nil else { return }
            stop()
            end()
        }
    }
}

/// The element of a notification, taken into a block that runs on the main actor.
// The object is read only behind a check that the block was called on the main actor, where the notification was posted.
private struct FocusedElement: @unchecked Sendable {
    let object: AnyObject?
}
