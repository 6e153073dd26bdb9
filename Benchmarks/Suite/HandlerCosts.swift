import Caret
import Foundation
import UIKit

/// The costs of handlers: additions, removals, memory, and events from the public call to the app's code.
///
/// The references are the same events by a delegate and by a `UIAction`.
@MainActor enum HandlerCosts {
    private static let count = 4_000
    private static let manyCount = 100_000
    private static let kindCount = 20_000
    private static let events = 10_000

    static func measure() throws -> [Entry] {
        let app = try HeadlessApp { UIViewController() }
        let entries = changes() + HandlerSenders.all.map { changes(of: $0) }
        app.host.terminate()
        return entries + (try memory()) + [try scrolling(), sliding()]
    }

    // MARK: - Additions and removals

    private static func changes() -> [Entry] {
        let owner = HandlerReceiver()
        let (added, removed) = times {
            let button = UIButton(type: .system)
            return { button.on(.tap, owner, call: HandlerReceiver.receive) }
        }
        return [
            Entry(
                name: "4,000 handlers are added to a button, CPU", median: added, unit: "ms", ratio: added / 5, limit: 1,
                note: "against 5 ms"),
            Entry(name: "They are cancelled, CPU", median: removed, unit: "ms", ratio: removed / 5, limit: 1, note: "against 5 ms"),
        ]
    }

    /// Measures another kind of sender.
    private static func changes(of kind: HandlerSenders) -> Entry {
        let owner = HandlerReceiver()
        let (added, removed) = times { kind.make(owner) }
        let longest = max(added, removed)
        // An operator that combines two streams adds a handler to each of two senders.
        let limit = kind.objects > 2 ? 10.0 : 5
        return Entry(
            name: "4,000 handlers: \(kind.name), CPU", median: longest, unit: "ms", ratio: longest / limit, limit: 1,
            note: "the longer of additions and removals, against \(Int(limit)) ms")
    }

    /// Returns the times of 4,000 additions and removals, in milliseconds.
    ///
    /// - Parameter make: Makes a sender. The result adds a handler to it.
    private static func times(_ make: () -> () -> Subscription) -> (added: Double, removed: Double) {
        let rounds = (0..<7).map { _ in
            let add = make()
            var subscriptions: [Subscription] = []
            subscriptions.reserveCapacity(count)
            let added = time { for _ in 0..<count { subscriptions.append(add()) } }
            let removed = time { for subscription in subscriptions { subscription.cancel() } }
            return (added, removed)
        }
        return (rounds.map(\.0).median, rounds.map(\.1).median)
    }

    private static func memory() throws -> [Entry] {
        let figures = try ChildProcess.run(.ours(["handlers"])).figures
        guard let plain = figures["plain"], let payload = figures["payload"] else { throw Children.Failure.work("no figures") }
        let button = Entry(
            name: "Memory of a handler", median: plain, unit: "bytes", ratio: plain / 120, limit: 1,
            note: "of 100,000 of one event, against 120 bytes; \(Int(payload)) bytes with a payload")
        return [button]
            + (try HandlerSenders.all.map { kind in
                guard let bytes = figures[kind.name] else { throw Children.Failure.work("no figure of \(kind.name)") }
                let limit = Double(120 * kind.objects)
                return Entry(
                    name: "Memory of a handler: \(kind.name)", median: bytes, unit: "bytes", ratio: bytes / limit, limit: 1,
                    note: "of \(kindCount) of one event, against \(Int(limit)) bytes")
            })
    }

    /// Measures the memory of handlers, in a process that has freed no memory before.
    static func child() throws {
        let owner = HandlerReceiver()
        let (plain, valued) = (UISlider(), UISlider())
        func bytes(_ count: Int, _ add: () -> Subscription) -> Double {
            _ = add()
            let start = ProcessMemory.resident
            for _ in 0..<count { _ = add() }
            return Double(ProcessMemory.resident - start) / Double(count)
        }
        var figures = [
            "plain": bytes(manyCount) { plain.on(.touchDown, owner, call: HandlerReceiver.receive) },
            "payload": bytes(manyCount) { valued.on(.valueChanged, owner, call: HandlerReceiver.receive(value:)) },
        ]
        let app = try HeadlessApp { UIViewController() }
        defer { app.host.terminate() }
        // The senders exist until all are measured, so that none uses the memory that another one has freed.
        let senders = HandlerSenders.all.map { kind in (kind.name, kind.make(owner)) }
        for (name, add) in senders { figures[name] = bytes(kindCount, add) }
        try Children.report(figures)
    }

    // MARK: - Events

    private static func scrolling() throws -> Entry {
        let app = try HeadlessApp { UIViewController() }
        defer { app.host.terminate() }
        guard let root = app.host.application.windows.first?.rootViewController?.view else { throw Children.Failure.work("no view") }
        let receiver = HandlerReceiver()
        let (delegating, handling) = (makeScrollView(in: root), makeScrollView(in: root))
        delegating.delegate = receiver
        handling.on(.didScroll, receiver, call: HandlerReceiver.receive)
        app.step()
        let pair = alternate {
            scroll(delegating)
        } with: {
            scroll(handling)
        }
        guard receiver.count > events else { throw Children.Failure.work("\(receiver.count) scroll events") }
        return Entry(
            name: "A scroll view scrolls and calls a handler", median: pair.handling * 1e6, unit: "ns", ratio: pair.ratio, limit: 1.2,
            note: "against a delegate; from the change of the offset to the app's code")
    }

    private static func makeScrollView(in root: UIView) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.contentSize = CGSize(width: 300, height: 4000)
        root.addSubview(view)
        return view
    }

    private static func scroll(_ view: UIScrollView) {
        for step in 0..<events { view.contentOffset = CGPoint(x: 0, y: CGFloat(step % 1000)) }
    }

    private static func sliding() -> Entry {
        let receiver = HandlerReceiver()
        let (targeting, handling) = (UISlider(), UISlider())
        targeting.addAction(
            UIAction { [weak receiver] action in
                if let slider = action.sender as? UISlider { receiver?.receive(value: slider.value) }
            }, for: .valueChanged)
        handling.on(.valueChanged, receiver) { receiver, value in receiver.receive(value: value) }
        let pair = alternate {
            for _ in 0..<events { targeting.sendActions(for: .valueChanged) }
        } with: {
            for _ in 0..<events { handling.sendActions(for: .valueChanged) }
        }
        return Entry(
            name: "A slider calls a handler", median: pair.handling * 1e6, unit: "ns", ratio: pair.ratio, limit: 1.2,
            note: "against a UIAction")
    }

    /// Returns the time of one event in milliseconds, and its ratio to the reference. The two run alternately.
    private static func alternate(_ reference: () -> Void, with handled: () -> Void) -> (handling: Double, ratio: Double) {
        let pairs = (0..<9).map { _ in (reference: time(reference), handling: time(handled)) }
        return (pairs.map(\.handling).median / Double(events), pairs.map { $0.handling / $0.reference }.median)
    }

    private static func time(_ body: () -> Void) -> Double {
        let start = Children.cpuNow()
        body()
        return Double(Children.cpuNow() - start) / 1e6
    }
}
