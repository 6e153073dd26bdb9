import Caret
import Foundation
import UIKit

/// The costs of handlers: additions, removals, memory, and events from the public call to the app's code.
///
/// The references are the same events by a delegate and by a `UIAction`.
@MainActor enum HandlerCosts {
    private static let count = 4_000
    private static let manyCount = 100_000
    private static let events = 10_000

    static func measure() throws -> [Entry] { changes() + [try memory(), try scrolling(), sliding()] }

    // MARK: - Additions and removals

    private static func changes() -> [Entry] {
        let owner = Receiver()
        let rounds = (0..<7).map { _ in
            let button = UIButton(type: .system)
            var subscriptions: [Subscription] = []
            subscriptions.reserveCapacity(count)
            let added = time { for _ in 0..<count { subscriptions.append(button.on(.tap, owner, call: Receiver.receive)) } }
            let removed = time { for subscription in subscriptions { subscription.cancel() } }
            return (added, removed)
        }
        let (added, removed) = (rounds.map(\.0).median, rounds.map(\.1).median)
        return [
            Entry(
                name: "4,000 handlers are added to a button, CPU", median: added, unit: "ms", ratio: added / 5, limit: 1,
                note: "against 5 ms"),
            Entry(name: "They are cancelled, CPU", median: removed, unit: "ms", ratio: removed / 5, limit: 1, note: "against 5 ms"),
        ]
    }

    private static func memory() throws -> Entry {
        let figures = try ChildProcess.run(.ours(["handlers"])).figures
        guard let plain = figures["plain"], let payload = figures["payload"] else { throw Children.Failure.work("no figures") }
        return Entry(
            name: "Memory of a handler", median: plain, unit: "bytes", ratio: plain / 120, limit: 1,
            note: "of 100,000 of one event, against 120 bytes; \(Int(payload)) bytes with a payload")
    }

    /// Measures the memory of handlers, in a process that has freed no memory before.
    static func child() throws {
        let owner = Receiver()
        let (plain, valued) = (UISlider(), UISlider())
        func bytes(_ add: () -> Void) -> Double {
            add()
            let start = ProcessMemory.resident
            for _ in 0..<manyCount { add() }
            return Double(ProcessMemory.resident - start) / Double(manyCount)
        }
        try Children.report([
            "plain": bytes { plain.on(.touchDown, owner, call: Receiver.receive) },
            "payload": bytes { valued.on(.valueChanged, owner, call: Receiver.receive(value:)) },
        ])
    }

    // MARK: - Events

    private static func scrolling() throws -> Entry {
        let app = try HeadlessApp { UIViewController() }
        defer { app.host.terminate() }
        guard let root = app.host.application.windows.first?.rootViewController?.view else { throw Children.Failure.work("no view") }
        let receiver = Receiver()
        let (delegating, handling) = (makeScrollView(in: root), makeScrollView(in: root))
        delegating.delegate = receiver
        handling.on(.didScroll, receiver, call: Receiver.receive)
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
        let receiver = Receiver()
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

@MainActor private final class Receiver: NSObject, UIScrollViewDelegate {
    private(set) var count = 0
    private(set) var value: Float = 0

    func receive() { count &+= 1 }
    func receive(value: Float) { self.value += value }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { receive() }
}
