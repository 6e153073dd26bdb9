extension ControlEvent {
    /// Returns an event that is sent, with the latest payload, when the original event has not occurred for a duration.
    ///
    /// ```swift
    /// field.on(.editingChanged.debounced(for: .milliseconds(300)), self, call: Editor.find)
    /// ```
    ///
    /// - Parameter interval: The duration without an event, on the clock of the display's frames.
    @MainActor public func debounced(for interval: Duration) -> ControlEvent {
        ControlEvent(debouncing: self, interval)
    }

    @MainActor private init(debouncing event: ControlEvent, _ interval: Duration) {
        trigger = .custom { source, subscription, body in
            var cancelTimer: (@MainActor () -> Void)?
            let detach = Hooks.attach(event.trigger, to: source, subscription) { [weak source] payload in
                guard let sender = source as? Sender, let eventPayload = event.extractPayload(sender, payload) else { return }
                cancelTimer?()
                cancelTimer = Hooks.after(interval) { body(eventPayload) }
            }
            return {
                cancelTimer?()
                detach()
            }
        }
        extractPayload = { _, payload in payload as? Payload }
    }
}
