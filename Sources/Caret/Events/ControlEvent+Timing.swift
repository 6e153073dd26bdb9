// Operators that delay events. They measure time by the display's frames, which tests control.

extension ControlEvent {
    /// Returns an event that is sent, with the latest payload, when the original event has not occurred for a duration.
    ///
    /// ```swift
    /// field.on(.editingChanged.debounce(for: .milliseconds(300)), self, call: Editor.find)
    /// ```
    ///
    /// A payload that waits is dropped when the handler ends or the sender is deallocated.
    ///
    /// - Parameter interval: The duration without an event, on the clock of the display's frames.
    public func debounce(for interval: Duration) -> ControlEvent {
        ControlEvent(join: { [join] sender, handler in join(sender, DebounceHandler(handler, interval)) })
    }

    /// Returns an event that is sent at most once per duration.
    ///
    /// ```swift
    /// scrollView.on(.didScroll.throttle(for: .milliseconds(100)), self, call: Feed.report)
    /// ```
    ///
    /// The first event is sent at once. Of the events in the following duration, one is sent at its end, which begins
    /// the next duration. A payload that waits is dropped when the handler ends or the sender is deallocated.
    ///
    /// - Parameters:
    ///   - interval: The minimum duration between two events, on the clock of the display's frames.
    ///   - latest: Whether the latest event of a duration is sent; otherwise it is the first. Defaults to `true`.
    public func throttle(for interval: Duration, latest: Bool = true) -> ControlEvent {
        ControlEvent(join: { [join] sender, handler in join(sender, ThrottleHandler(handler, interval, latest: latest)) })
    }
}
