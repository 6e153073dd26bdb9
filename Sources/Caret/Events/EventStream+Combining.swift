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
        let events = streams.map(\.event)
        return EventStream(
            streams.flatMap { $0.senders },
            ControlEvent(join: { _, handler in
                let junction = Junction(handler, branchCount: events.count)
                // A stream may end while its branch is added. The junction must know all branches before that.
                let branches = events.map { _ in BranchHandler(junction) { $0.send($1) } }
                for index in events.indices { events[index].join((), branches[index]) }
            }))
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
            ControlEvent(join: { _, handler in
                let combination = Combination(handler)
                let (first, second) = (
                    BranchHandler(combination) { $0.first = $1 } as BranchHandler<Payload, (Payload, Other), Combination<Payload, Other>>,
                    BranchHandler(combination) { $0.second = $1 } as BranchHandler<Other, (Payload, Other), Combination<Payload, Other>>
                )
                event.join((), first)
                other.event.join((), second)
            }))
    }

    /// Returns a stream of the latest payloads of this stream and two others; see ``combineLatest(_:)``.
    public func combineLatest<Second, Third>(
        _ second: EventStream<Second>, _ third: EventStream<Third>
    ) -> EventStream<(Payload, Second, Third)> {
        combineLatest(second).combineLatest(third).map { firstTwo, third in (firstTwo.0, firstTwo.1, third) }
    }
}
