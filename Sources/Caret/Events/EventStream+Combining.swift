extension EventStream {
    /// Returns a stream of the events of this stream and of others.
    ///
    /// ```swift
    /// save.when(.tap).merge(with: menu.when(.tap)).on(self, call: Editor.store)
    /// ```
    ///
    /// Handlers and sequences of the merged stream end when the senders of all streams have been deallocated.
    public func merge(with others: EventStream...) -> EventStream {
        let streams = [self] + others
        return EventStream(
            streams.flatMap(\.senders),
            ControlEvent { _, subscription, body in
                let all = streams.map { $0.event.attach((), subscription, body) }
                return { for detach in all { detach() } }
            })
    }

    /// Returns a stream of the latest payloads of this stream and another one.
    ///
    /// ```swift
    /// name.when(.editingChanged).prepend("").combineLatest(terms.when(.valueChanged).prepend(false))
    ///     .map { name, isAccepted in !name.isEmpty && isAccepted }
    ///     .on(self) { screen, isComplete in screen.save.isEnabled = isComplete }
    /// ```
    ///
    /// The first event is sent when both streams have sent an event. Use ``prepend(_:)`` for values that exist before
    /// the first event. Handlers and sequences end when the senders of both streams have been deallocated.
    public func combineLatest<Other>(_ other: EventStream<Other>) -> EventStream<(Payload, Other)> {
        EventStream<(Payload, Other)>(
            senders + other.senders,
            ControlEvent { _, subscription, body in
                var latest: (own: Payload?, other: Other?)
                // Assigning `.some` keeps a payload that is itself `nil`.
                let send = { @MainActor in if let own = latest.own, let other = latest.other { body((own, other)) } }
                let detachOwn = event.attach((), subscription) { payload in
                    latest.own = .some(payload)
                    send()
                }
                let detachOther = other.event.attach((), subscription) { payload in
                    latest.other = .some(payload)
                    send()
                }
                return {
                    detachOwn()
                    detachOther()
                }
            })
    }

    /// Returns a stream of the latest payloads of this stream and two others; see ``combineLatest(_:)``.
    public func combineLatest<Second, Third>(
        _ second: EventStream<Second>, _ third: EventStream<Third>
    ) -> EventStream<(Payload, Second, Third)> {
        combineLatest(second).combineLatest(third).map { firstTwo, third in (firstTwo.0, firstTwo.1, third) }
    }
}
