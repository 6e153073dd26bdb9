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
        attach = { sender, subscription, body in
            var cancelTimer: (@MainActor () -> Void)?
            let detach = event.attach(sender, subscription) { payload in
                cancelTimer?()
                cancelTimer = Hooks.after(interval) { body(payload) }
            }
            return {
                cancelTimer?()
                detach()
            }
        }
    }
}
