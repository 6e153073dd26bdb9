import Caret
import CaretTesting
import Testing

/// One way to pass a closure to the toolkit, and the objects that must be freed afterwards.
struct MemoryCase {
    let name: String
    /// Runs the case. The result returns, a frame later, the name of an object that is still alive; `nil` if there is
    /// none.
    let run: @MainActor () -> @MainActor () -> String?
}

/// An object that a closure captures.
final class Probe {
    var count = 0
    /// The object that received the closure, if that is the mistake of the case.
    var held: AnyObject?
}

/// Retains the object whose events it handles, as controllers do.
@MainActor final class SenderOwner<Sender: AnyObject> {
    let sender: Sender
    var count = 0

    init(_ sender: Sender) { self.sender = sender }

    func handle<Payload>(_ payload: Payload) { count += 1 }
    func answer<Payload, Answer>(_ payload: Payload) -> Answer { preconditionFailure("nobody asks in these tests") }
}

/// Many cases, made from tables of events and questions. Each event or question has four cases: with a method, with an
/// owner, with a closure alone, and with the mistake that an audit reports.
@MainActor struct MemoryCases {
    private(set) var all: [MemoryCase] = []

    mutating func add(_ name: String, _ run: @escaping @MainActor () -> @MainActor () -> String?) {
        all.append(MemoryCase(name: name, run: run))
    }

    mutating func add<Sender: EventSource & SendableMetatype, Payload>(
        _ events: KeyValuePairs<String, ControlEvent<Sender, Payload>>
    ) {
        for (name, event) in events {
            add("\(Sender.self).\(name), a method") {
                Self.ownedBy(Sender.self) { $0.sender.on(event, $0, call: SenderOwner.handle) }
            }
            add("\(Sender.self).\(name), an owner") {
                Self.ownedBy(Sender.self) { $0.sender.on(event, $0) { owner, _ in owner.count += 1 } }
            }
            add("\(Sender.self).\(name), a closure") {
                Self.captured(Sender.self) { sender, probe in sender.on(event) { _ in probe.count += 1 } }
            }
            add("\(Sender.self).\(name), a mistake") {
                Self.named(Sender.self) { owner in owner.sender.on(event) { _ in owner.count += 1 } }
            }
        }
    }

    mutating func add<Sender: EventSource & SendableMetatype, Payload, Answer>(
        _ questions: KeyValuePairs<String, Question<Sender, Payload, Answer>>
    ) {
        for (name, question) in questions {
            add("\(Sender.self).\(name), a method") {
                Self.ownedBy(Sender.self) { $0.sender.answer(question, $0, call: SenderOwner.answer) }
            }
            add("\(Sender.self).\(name), an owner") {
                Self.ownedBy(Sender.self) { $0.sender.answer(question, $0) { _, _ in preconditionFailure("nobody asks in these tests") } }
            }
            add("\(Sender.self).\(name), a closure") {
                Self.captured(Sender.self) { sender, probe in
                    sender.answer(question) { _ in preconditionFailure("\(probe.count): nobody asks in these tests") }
                }
            }
            add("\(Sender.self).\(name), a mistake") {
                Self.named(Sender.self) { owner in
                    owner.sender.answer(question) { _ in preconditionFailure("\(owner.count): nobody asks in these tests") }
                }
            }
        }
    }

    // MARK: - Checks

    /// Adds a case. The objects that a closure captures are freed with its receiver, a frame later at most. If the
    /// closure captures the receiver, an audit names the line.
    mutating func add(_ name: String, line: Int = #line, _ make: @escaping @MainActor (Probe) -> AnyObject) {
        add("\(name), a mistake") { Self.mistake(line, make) }
        add(name) {
            weak var object: AnyObject?
            weak var probe: Probe?
            @MainActor func run() {
                let newProbe = Probe()
                object = make(newProbe)
                probe = newProbe
            }
            run()
            return {
                if object != nil { return "what the closure was given to" }
                return probe == nil ? nil : "what the closure captured"
            }
        }
    }

    /// The greatest number of lines of a case in these tables.
    private static let longestCase = 12

    private static func mistake(_ line: Int, _ make: @MainActor (Probe) -> AnyObject) -> @MainActor () -> String? {
        let report = leakAudit { () -> (Probe, [AnyObject]) in
            let probe = Probe()
            let object = make(probe)
            probe.held = object
            return (probe, [object])
        }
        let parts = (report?.guilty ?? "").split(separator: ":")
        let isHere = parts.first?.hasPrefix("CaretTests/MemoryCases") == true
        let isNamed = isHere && (line...line + longestCase).contains(parts.last.flatMap { Int($0) } ?? 0)
        return { isNamed ? nil : "what the closure captured, by \(report?.description ?? "nobody")," }
    }

    /// Adds a case in which the owner retains the object, whose closure receives the owner: both are freed.
    mutating func add<Object: AnyObject & SendableMetatype>(
        _ name: String, _ make: @escaping @MainActor () -> Object, owned connect: @escaping @MainActor (SenderOwner<Object>) -> Void
    ) {
        add(name) {
            weak var object: AnyObject?
            weak var owner: SenderOwner<Object>?
            @MainActor func run() {
                let newOwner = SenderOwner(make())
                connect(newOwner)
                (owner, object) = (newOwner, newOwner.sender)
            }
            run()
            return {
                if owner != nil { return "the owner" }
                return object == nil ? nil : "what the closure was given to"
            }
        }
    }

    /// The owner retains the sender, whose handler holds the owner weakly: both are freed, and the handler of a
    /// lasting sender ends.
    static func ownedBy<Sender: EventSource & SendableMetatype>(
        _ type: Sender.Type, _ connect: @MainActor (SenderOwner<Sender>) -> Subscription
    ) -> @MainActor () -> String? {
        weak var owner: SenderOwner<Sender>?
        weak var sender: Sender?
        var subscription: Subscription?
        func run() {
            let newOwner = SenderOwner(Senders.make(type))
            subscription = connect(newOwner)
            (owner, sender) = (newOwner, newOwner.sender)
        }
        run()
        return {
            if owner != nil { return "the owner" }
            if sender != nil, !Senders.stays(type) { return "the sender" }
            return subscription?.isActive == false ? nil : "the handler"
        }
    }

    /// The captured objects are freed with the sender, or, if the sender lasts, with the end of the handler.
    static func captured<Sender: EventSource & SendableMetatype>(
        _ type: Sender.Type, _ connect: @MainActor (Sender, Probe) -> Subscription
    ) -> @MainActor () -> String? {
        weak var sender: Sender?
        weak var probe: Probe?
        var subscription: Subscription?
        func run() {
            let newSender = Senders.make(type)
            let newProbe = Probe()
            subscription = connect(newSender, newProbe)
            (sender, probe) = (newSender, newProbe)
        }
        run()
        return {
            if Senders.stays(type) {
                if probe == nil { return "nobody, and so no handler" }
                subscription?.cancel()
            } else if sender != nil {
                return "the sender"
            }
            return probe == nil ? nil : "what the closure captured"
        }
    }

    /// The owner retains the sender, whose handler retains the owner: an audit names the handler's line.
    static func named<Sender: EventSource & SendableMetatype>(
        _ type: Sender.Type, _ connect: @MainActor (SenderOwner<Sender>) -> Subscription
    ) -> @MainActor () -> String? {
        var site = ""
        let report = leakAudit { () -> (SenderOwner<Sender>, [AnyObject]) in
            let owner = SenderOwner(Senders.make(type))
            site = connect(owner).site
            return (owner, [owner.sender])
        }
        return { report?.guilty == site ? nil : "the owner, by \(report?.guilty ?? "nobody")," }
    }
}
