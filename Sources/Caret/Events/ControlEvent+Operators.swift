// Operators make a new event of the same sender. Each handler has its own state, for example its own last payload.
// A handler that has ended calls none of the closures of its operators.

extension ControlEvent {
    /// Returns an event with another payload.
    ///
    /// ```swift
    /// extension ControlEvent where Sender == UISlider, Payload == Int {
    ///     static var percent: Self { ControlEvent<UISlider, Float>.valueChanged.map { Int($0 * 100) } }
    /// }
    /// ```
    ///
    /// An event that begins with a dot keeps its payload. In a call of `on`, use ``EventSource/when(_:)`` instead.
    public func map<Output>(
        _ transform: @escaping @MainActor (Payload) -> Output
    ) -> ControlEvent<Sender, Output> {
        ControlEvent<Sender, Output>(join: { [join] sender, handler in join(sender, MapHandler(handler, transform)) })
    }

    /// Returns an event with another payload, which is sent only if the closure returns a value.
    public func compactMap<Output>(
        _ transform: @escaping @MainActor (Payload) -> Output?
    ) -> ControlEvent<Sender, Output> {
        ControlEvent<Sender, Output>(join: { [join] sender, handler in join(sender, CompactMapHandler(handler, transform)) })
    }

    /// Returns an event that is sent only if the payload satisfies a condition.
    ///
    /// ```swift
    /// slider.on(.valueChanged.filter { $0 > 0.5 }, self, call: Mixer.warn)
    /// ```
    public func filter(_ isIncluded: @escaping @MainActor (Payload) -> Bool) -> ControlEvent {
        ControlEvent(join: { [join] sender, handler in join(sender, FilterHandler(handler, isIncluded)) })
    }

    /// Returns an event that is not sent if the closure returns `true` for the previous payload and the new one.
    public func removeDuplicates(by areEqual: @escaping @MainActor (Payload, Payload) -> Bool) -> ControlEvent {
        ControlEvent(join: { [join] sender, handler in join(sender, DuplicateHandler(handler, areEqual)) })
    }
}

extension ControlEvent where Payload: Equatable {
    /// Returns an event that is not sent if its payload equals the previous one.
    public func removeDuplicates() -> ControlEvent { removeDuplicates { $0 == $1 } }
}
