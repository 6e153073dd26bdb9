/// Events of one or several senders, as a value that operators transform.
///
/// ```swift
/// slider.when(.valueChanged).map { Int($0 * 10) }.removeDuplicates().on(self) { mixer, step in mixer.show(step) }
/// ```
///
/// ``EventSource/when(_:)`` makes a stream. Nothing is observed until a handler is added with `on`, or a sequence is
/// made with ``events(buffering:file:line:)``. Each handler and each sequence has its own state, such as a last payload
/// or a timer. A handler ends with its owner, with its subscription, and when all senders have been deallocated.
///
/// The stream itself retains its senders, whereas its handlers and sequences do not. `debounce` and
/// `throttle` measure time by the display's frames, which tests control.
@MainActor public struct EventStream<Payload> {
    /// The senders of the events.
    let senders: [any EventSource]
    /// The events. They retain their senders.
    let event: ControlEvent<Void, Payload>

    init(_ senders: [any EventSource], _ event: ControlEvent<Void, Payload>) {
        self.senders = senders
        self.event = event
    }

    /// Returns a stream with another payload.
    public func map<Output>(_ transform: @escaping @MainActor (Payload) -> Output) -> EventStream<Output> {
        EventStream<Output>(senders, event.map(transform))
    }

    /// Returns a stream with another payload, of the events for which the closure returns a value.
    public func compactMap<Output>(_ transform: @escaping @MainActor (Payload) -> Output?) -> EventStream<Output> {
        EventStream<Output>(senders, event.compactMap(transform))
    }

    /// Returns a stream of the events whose payload satisfies a condition.
    public func filter(_ isIncluded: @escaping @MainActor (Payload) -> Bool) -> EventStream {
        EventStream(senders, event.filter(isIncluded))
    }

    /// Returns a stream without the events for which the closure returns `true` for the previous payload and the new
    /// one.
    public func removeDuplicates(by areEqual: @escaping @MainActor (Payload, Payload) -> Bool) -> EventStream {
        EventStream(senders, event.removeDuplicates(by: areEqual))
    }

    /// Returns a stream that sends the latest payload when no event has occurred for a duration; see
    /// ``ControlEvent/debounce(for:)``.
    public func debounce(for interval: Duration) -> EventStream { EventStream(senders, event.debounce(for: interval)) }

    /// Returns a stream that sends at most one event per duration; see ``ControlEvent/throttle(for:latest:)``.
    public func throttle(for interval: Duration, latest: Bool = true) -> EventStream {
        EventStream(senders, event.throttle(for: interval, latest: latest))
    }

    /// Returns a stream that begins with a value. A handler receives the value when it is added.
    public func prepend(_ value: Payload) -> EventStream {
        EventStream(
            senders,
            ControlEvent(join: { _, handler in
                // The senders retain the handler, which takes their place: one of several may be deallocated earlier.
                handler.receive(value, from: handler)
                event.join((), handler)
            }))
    }
}

extension EventStream where Payload: Equatable {
    /// Returns a stream without the events whose payload equals the previous one.
    public func removeDuplicates() -> EventStream { EventStream(senders, event.removeDuplicates()) }
}

extension EventSource {
    /// Returns the events of this object as a value that operators such as `map`, `debounce` and `merge` transform.
    ///
    /// ```swift
    /// searchBar.when(.textDidChange).debounce(for: .milliseconds(300)).removeDuplicates().on(self, call: Search.find)
    /// ```
    ///
    /// The stream retains this object until the stream is released. Its handlers do not.
    public func when<Payload>(_ event: ControlEvent<Self, Payload>) -> EventStream<Payload> {
        EventStream([self], ControlEvent(join: { _, handler in event.join(self, handler) }))
    }
}
