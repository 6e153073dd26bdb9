@testable import Caret
@testable import CaretMaps
@testable import UIKitCore

/// All events and questions of delegates, each in one row with the call of its method.
@MainActor final class EventTable {
    struct Case {
        let name: String
        /// Runs the case and returns its errors.
        let run: @MainActor () async -> [String]
    }

    static let all = EventTable()

    fileprivate(set) var cases: [Case] = []
    /// The same events and questions, for the tests that closures are freed.
    fileprivate(set) var memory = MemoryCases()
    /// Events that cannot be awaited, because their payload cannot be sent to a task.
    fileprivate(set) var withoutSequence: [String] = []

    private init() {
        addLists()
        addCollections()
        addTexts()
        addControllers()
        addInteractions()
        addViews()
        addApps()
    }

    /// Returns a builder of the rows of one delegate of a sender.
    func rows<Sender: EventSource & SendableMetatype, Delegate>(
        _ sender: Sender.Type, _ proxy: @escaping @MainActor (Sender) -> Delegate
    ) -> EventRows<Sender, Delegate> {
        EventRows(proxy: proxy, table: self)
    }
}

/// The rows of one delegate of a sender.
@MainActor struct EventRows<Sender: EventSource & SendableMetatype, Delegate> {
    typealias Pair = DelegateProxyPair<Sender, Delegate>

    /// The handler that returns `false`.
    @MainActor private final class Refusal {
        /// The number of the handler; `nil` if all return `true`.
        var number: Int?
    }

    let proxy: @MainActor (Sender) -> Delegate
    let table: EventTable

    /// Adds an event: the delegate is called first, then all closures and sequences, with the arguments.
    func event<Payload: Sendable>(
        _ name: String, _ event: ControlEvent<Sender, Payload>, _ call: @escaping @MainActor (Delegate, DelegateCall<Sender>) -> Void
    ) {
        add(name, event, call) { sender, body in
            let stream = sender.events(event)
            return {
                for await payload in stream {
                    body(payload)
                    break
                }
            }
        }
    }

    /// Adds an event without a sequence.
    func eventWithoutSequence<Payload>(
        _ name: String, _ event: ControlEvent<Sender, Payload>, _ call: @escaping @MainActor (Delegate, DelegateCall<Sender>) -> Void
    ) {
        table.withoutSequence.append("\(Sender.self).\(name)")
        add(name, event, call) { _, _ in nil }
    }

    private func add<Payload>(
        _ name: String, _ event: ControlEvent<Sender, Payload>, _ call: @escaping @MainActor (Delegate, DelegateCall<Sender>) -> Void,
        _ wait: @escaping @MainActor (Sender, @escaping @MainActor (Payload) -> Void) -> (@MainActor () async -> Void)?
    ) {
        table.memory.add([name: event])
        add(name) {
            let pair = Pair(proxy)
            var log: [(who: String, payload: Payload)] = []
            var awaited: [Payload] = []
            pair.other.on(event) { payload in log.append(("delegate", payload)) }
            for who in ["first", "second"] { pair.sender.on(event) { payload in log.append((who, payload)) } }
            let waiting = wait(pair.sender) { awaited.append($0) }
            pair.hub.notify { call($0, pair.call) }
            // A sender can send the event itself, while the test awaits the sequence.
            let calls = log
            var errors = calls.map(\.who) == ["delegate", "first", "second"] ? [] : ["received by \(calls.map(\.who))"]
            if let waiting, errors.isEmpty {
                await waiting()
                if awaited.count != 1 { errors.append("\(awaited.count) were awaited") }
            }
            return errors + (calls.map(\.payload) + awaited).flatMap { pair.call.arguments.complaints(about: $0) }
        }
    }

    /// Adds a question whose answer is a Bool, by its rule.
    func question<Payload>(
        _ question: Question<Sender, Payload, Bool>, _ call: @escaping @MainActor (Delegate, DelegateCall<Sender>) -> Bool
    ) {
        switch question.rule {
        case .all: addPermission(question, call)
        case .last: addValue(question, call)
        }
    }

    /// Adds a question for a value.
    func question<Payload, Answer>(
        _ question: Question<Sender, Payload, Answer>, _ call: @escaping @MainActor (Delegate, DelegateCall<Sender>) -> Answer
    ) {
        addValue(question, call)
    }

    /// Adds a question that all handlers answer: the answer is `true` if all of them return `true`.
    private func addPermission<Payload>(
        _ question: Question<Sender, Payload, Bool>, _ call: @escaping @MainActor (Delegate, DelegateCall<Sender>) -> Bool
    ) {
        table.memory.add([question.name: question])
        add(question.name) {
            let (pair, refusal) = (Pair(proxy), Refusal())
            var (callCount, payloads) = (0, [Payload]())
            for number in 0...2 {
                (number == 0 ? pair.other : pair.sender).answer(question) { payload in
                    callCount += 1
                    payloads.append(payload)
                    return refusal.number != number
                }
            }
            var errors: [String] = []
            for refusingNumber in [nil, 0, 1, 2] as [Int?] {
                refusal.number = refusingNumber
                callCount = 0
                let answer = pair.hub.allAgree { call($0, pair.call) }
                if answer != (refusingNumber == nil) {
                    errors.append("\(answer) though \(refusingNumber.map { "\($0)" } ?? "nobody") refuses")
                }
                if callCount != 3 { errors.append("\(callCount) of 3 were asked") }
            }
            return errors + payloads.flatMap { pair.call.arguments.complaints(about: $0) }
        }
    }

    /// Adds a question whose answer is the delegate's value or else the value of the closure that was added last.
    private func addValue<Payload, Answer>(
        _ question: Question<Sender, Payload, Answer>, _ call: @escaping @MainActor (Delegate, DelegateCall<Sender>) -> Answer
    ) {
        table.memory.add([question.name: question])
        add(question.name) {
            let pair = Pair(proxy)
            let values: [Answer] = (0..<3).map { pair.answers.value($0) }
            var payloads: [Payload] = []
            @MainActor func answer(of sender: Sender, _ number: Int) -> Subscription {
                sender.answer(question) { payload in
                    payloads.append(payload)
                    return values[number]
                }
            }
            @MainActor func ask(_ wanted: Int, _ whose: String) -> [String] {
                let answer = pair.hub.value(values[0]) { call($0, pair.call) }
                return DelegateProxyArguments.isSame(answer, values[wanted]) ? [] : ["\(answer) is not the \(whose)'s \(values[wanted])"]
            }
            let subscriptions = [1, 2].map { answer(of: pair.sender, $0) }
            // Without an answer, a layer finds a value by itself, and a missing supplementary view stops the app.
            let hasDefaultAnswer = Sender.self != CALayer.self && question.name != "viewForSupplementaryElement"
            let delegate = pair.hub.delegate
            if !hasDefaultAnswer { pair.hub.delegate = nil }
            var errors = ask(2, "last")
            let delegateAnswer = answer(of: pair.other, 0)
            pair.hub.delegate = delegate
            errors += ask(0, "delegate")
            delegateAnswer.cancel()
            if !hasDefaultAnswer { pair.hub.delegate = nil }
            errors += ask(2, "last")
            subscriptions[1].cancel()
            errors += ask(1, "first")
            subscriptions[0].cancel()
            if hasDefaultAnswer {
                let result = DefaultImplementationProbe.probe { call(proxy(pair.sender), pair.call) }
                if result.isOwn { errors.append("nobody's answer counts as one: \(result.value)") }
            }
            if payloads.count != 4 { errors.append("\(payloads.count) of 4 were asked") }
            return errors + payloads.flatMap { pair.call.arguments.complaints(about: $0) }
        }
    }

    private func add(_ name: String, _ run: @escaping @MainActor () async -> [String]) {
        table.cases.append(EventTable.Case(name: "\(Sender.self).\(name)", run: run))
    }
}
