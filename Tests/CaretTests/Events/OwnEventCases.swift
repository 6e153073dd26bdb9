import Caret
import CaretTesting

/// All events without a delegate method, each with its cause.
@MainActor struct OwnEventCases {
    struct Case {
        let name: String
        /// Runs the case and returns its errors.
        let run: @MainActor (TestApp) async throws -> [String]
    }

    private(set) var all: [Case] = []
    /// The same events, for the tests that closures are freed.
    private(set) var memory = MemoryCases()

    /// Adds an event. The closure, the sequence and the wait for the next event receive its payload; the sequence
    /// ends with its sender.
    mutating func add<Sender: EventSource & SendableMetatype, Payload: Sendable>(
        _ key: String, _ event: ControlEvent<Sender, Payload>, _ make: @escaping @MainActor () -> Sender = { Senders.make(Sender.self) },
        carries isRight: @escaping @MainActor (Payload) -> Bool = { _ in true },
        when fire: @escaping @MainActor (Sender, TestApp) async -> Void
    ) {
        memory.add([key: event])
        all.append(
            Case(name: "\(Sender.self).\(key)") { app in
                weak var weakSender: Sender?
                var receivedPayloads: [Payload] = []
                let (stream, waiting): (AsyncStream<Payload>, Task<Payload, any Error>)
                do {
                    let sender = make()
                    weakSender = sender
                    sender.on(event) { receivedPayloads.append($0) }
                    stream = sender.events(event)
                    waiting = Task { try await sender.next(event, within: .seconds(60)) }
                    // The task must run until it waits.
                    for _ in 0..<3 { await Task.yield() }
                    await fire(sender, app)
                }
                guard !receivedPayloads.isEmpty else {
                    waiting.cancel()
                    return ["no closure received it"]
                }
                var iterator = stream.makeAsyncIterator()
                var errors = receivedPayloads.allSatisfy(isRight) ? [] : ["it carries \(receivedPayloads)"]
                if let first = await iterator.next(), !isRight(first) { errors.append("the sequence has \(first)") }
                if !isRight(try await waiting.value) { errors.append("who waited got another value") }
                guard weakSender == nil || Senders.stays(Sender.self) else { return errors + ["the sender stays"] }
                for _ in 1..<receivedPayloads.count { _ = await iterator.next() }
                if !Senders.stays(Sender.self), await iterator.next() != nil { errors.append("the sequence goes on") }
                return errors
            })
    }
}
