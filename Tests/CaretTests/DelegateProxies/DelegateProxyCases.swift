import Testing

@testable import Caret
@testable import CaretMaps
@testable import UIKitCore

/// Calls of all methods of delegates, as the toolkit makes them, and the checks of each.
@MainActor struct DelegateProxyCases {
    struct Case {
        let name: String
        /// Returns the errors of the case; empty without any.
        let run: @MainActor () async -> [String]
    }

    /// The observer that disagrees, if any.
    @MainActor private final class Answers {
        var refusing: Int?
    }

    private(set) var all: [Case] = []
    /// Events that cannot be awaited, because their payload cannot be sent to a task.
    private(set) var withoutSequence: [String] = []

    /// Adds a notification: the delegate is called first, then all observers and sequences, with the arguments.
    mutating func notified<Sender: EventSource & SendableMetatype, Payload: Sendable, Delegate>(
        _ key: String, _ event: ControlEvent<Sender, Payload>, _ type: Delegate.Type,
        _ call: @escaping @MainActor (Delegate, Sender, DelegateProxyArguments) -> Void
    ) {
        add(key, event, call) { sender, body in
            let stream = sender.events(event)
            return {
                for await payload in stream {
                    body(payload)
                    break
                }
            }
        }
    }

    /// Adds a notification without a sequence.
    mutating func notifiedOnly<Sender: EventSource & SendableMetatype, Payload, Delegate>(
        _ key: String, _ event: ControlEvent<Sender, Payload>, _ type: Delegate.Type,
        _ call: @escaping @MainActor (Delegate, Sender, DelegateProxyArguments) -> Void
    ) {
        withoutSequence.append("\(Sender.self).\(key)")
        add(key, event, call) { _, _ in nil }
    }

    private mutating func add<Sender: EventSource & SendableMetatype, Payload, Delegate>(
        _ key: String, _ event: ControlEvent<Sender, Payload>,
        _ call: @escaping @MainActor (Delegate, Sender, DelegateProxyArguments) -> Void,
        _ wait: @escaping @MainActor (Sender, @escaping @MainActor (Payload) -> Void) -> (@MainActor () async -> Void)?
    ) {
        all.append(
            Case(name: "\(Sender.self).\(key)") {
                guard case .delegate(let kind, let name) = event.trigger else { return ["not a delegate's"] }
                let pair = DelegateProxyPair<Sender, Delegate>(kind, name)
                guard let hub = pair.hub else { return ["\(Delegate.self) is nobody's"] }
                var log: [(who: String, payload: Any)] = []
                var awaited: [Any] = []
                pair.answer(.none) { payload in
                    log.append(("delegate", payload))
                    return nil
                }
                for who in ["first", "second"] { pair.sender.on(event) { payload in log.append((who, payload)) } }
                let waiting = wait(pair.sender) { awaited.append($0) }
                hub.notify { call($0, pair.sender, pair.arguments) }
                let heard = log
                var wrong = heard.map(\.who) == ["delegate", "first", "second"] ? [] : ["heard by \(heard.map(\.who))"]
                if let waiting, wrong.isEmpty {
                    await waiting()
                    if awaited.count != 1 { wrong.append("\(awaited.count) were awaited") }
                }
                return wrong + (heard.map(\.payload) + awaited).flatMap { pair.arguments.complaints(about: $0) }
            })
    }

    /// Adds a question about permission: all are asked, and all must agree.
    mutating func agreed<Sender: EventSource & SendableMetatype, Payload, Delegate>(
        _ key: String, _ question: Question<Sender, Payload, Bool>, _ type: Delegate.Type,
        _ call: @escaping @MainActor (Delegate, Sender, DelegateProxyArguments) -> Bool
    ) {
        all.append(
            Case(name: "\(Sender.self).\(key)") {
                let pair = DelegateProxyPair<Sender, Delegate>(question.kind, question.name)
                guard let hub = pair.hub else { return ["\(Delegate.self) is nobody's"] }
                let agreeing = Answers()
                var (asked, payloads) = (0, [Any]())
                pair.answer(.all) { payload in
                    asked += 1
                    payloads.append(payload)
                    return agreeing.refusing != 0
                }
                for number in 1...2 {
                    pair.sender.answer(question) { payload in
                        asked += 1
                        payloads.append(payload)
                        return agreeing.refusing != number
                    }
                }
                var wrong: [String] = []
                for refusing in [nil, 0, 1, 2] as [Int?] {
                    agreeing.refusing = refusing
                    asked = 0
                    let answer = hub.allAgree { call($0, pair.sender, pair.arguments) }
                    if answer != (refusing == nil) { wrong.append("\(answer) though \(refusing.map { "\($0)" } ?? "nobody") refuses") }
                    if asked != 3 { wrong.append("\(asked) of 3 were asked") }
                }
                return wrong + payloads.flatMap { pair.arguments.complaints(about: $0) }
            })
    }

    /// Adds a question for a value: the delegate's, else the latest closure's.
    mutating func asked<Sender: EventSource & SendableMetatype, Payload, Answer, Delegate>(
        _ key: String, _ question: Question<Sender, Payload, Answer>, _ type: Delegate.Type,
        _ call: @escaping @MainActor (Delegate, Sender, DelegateProxyArguments) -> Answer
    ) {
        all.append(
            Case(name: "\(Sender.self).\(key)") {
                let pair = DelegateProxyPair<Sender, Delegate>(question.kind, question.name)
                guard let hub = pair.hub, let proxy = pair.proxy else { return ["\(Delegate.self) is nobody's"] }
                let values: [Answer] = (0..<3).map { pair.answers.value($0) }
                var payloads: [Any] = []
                @MainActor func ask(_ wanted: Int, _ whose: String) -> [String] {
                    let answer = hub.value(values[0]) { call($0, pair.sender, pair.arguments) }
                    return DelegateProxyArguments.isSame(answer, values[wanted])
                        ? [] : ["\(answer) is not the \(whose)'s \(values[wanted])"]
                }
                let given = [1, 2].map { number in
                    pair.sender.answer(question) { payload in
                        payloads.append(payload)
                        return values[number]
                    }
                }
                // A layer finds its answer by itself, and a missing answer is a mistake of the app.
                let passesOn = Sender.self != CALayer.self && key != "viewForSupplementaryElement"
                let delegate = hub.delegate
                if !passesOn { hub.delegate = nil }
                var wrong = ask(2, "last")
                let end = pair.answer(.last) { payload in
                    payloads.append(payload)
                    return values[0]
                }
                hub.delegate = delegate
                wrong += ask(0, "delegate")
                end()
                if !passesOn { hub.delegate = nil }
                wrong += ask(2, "last")
                given[1].cancel()
                wrong += ask(1, "first")
                given[0].cancel()
                if passesOn {
                    let left = DefaultImplementationProbe.probe { call(proxy, pair.sender, pair.arguments) }
                    if left.isOwn { wrong.append("nobody's answer counts as one: \(left.value)") }
                }
                if payloads.count != 4 { wrong.append("\(payloads.count) of 4 were asked") }
                return wrong + payloads.flatMap { pair.arguments.complaints(about: $0) }
            })
    }
}
