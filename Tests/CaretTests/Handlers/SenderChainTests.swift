import CaretTesting
import Foundation
import Testing

@testable import Caret
@testable import UIKitCore

/// The order of handlers among targets and observers, and chains that must not be shared.
@MainActor @Suite(.app) struct SenderChainTests {
    private final class Poster: Sendable {}
    private static let name = Notification.Name("SenderChainTests")

    @MainActor private final class Target: NSObject {
        let log: Log
        init(_ log: Log) { self.log = log }
        func fire(_ sender: AnyObject) { log.add("target") }
        static let action = Selector("fire:", { (target: Target) in { sender in target.fire(sender) } } as Method)
        private typealias Method = @MainActor @Sendable (Target) -> @MainActor (AnyObject) -> Void
    }

    @Test func `handlers and targets of a recognizer are called in the order in which they were added`() {
        let (pan, log) = (UIPanGestureRecognizer(), Log())
        let target = Target(log)
        pan.on(.changed) { () in log.add("1") }
        pan.on(.changed) { () in log.add("2") }
        pan.on(.changed) { (_: (translation: CGPoint, velocity: CGPoint)) in log.add("value") }
        pan.addTarget(target, action: Target.action)
        pan.on(.changed) { () in log.add("3") }
        pan.on(.drag) { _ in log.add("drag") }
        pan.on(.changed) { () in log.add("4") }
        pan.state = .began
        #expect(log.lines == ["target", "drag"])
        pan.state = .changed
        #expect(log.lines.dropFirst(2) == ["1", "2", "value", "target", "3", "drag", "4"])
    }

    @Test func `handlers and observers of a controller are called in the order in which they were added`() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() })
        let (controller, log) = (UIViewController(), Log())
        controller.on(.willAppear) { (_: Bool) in log.add("1") }
        controller.on(.willAppear) { () in log.add("2") }
        controller.during(.appearance) { _ in log.add("during") }
        controller.on(.willAppear) { (_: Bool) in log.add("3") }
        controller.on(.didAppear) { (_: Bool) in log.add("later") }
        controller.userInfoStorage.controller(controller, did: .willAppear(false))
        #expect(log.lines == ["1", "2", "during", "3"])
        controller.userInfoStorage.controller(controller, did: .didAppear(false))
        #expect(log.lines.last == "later" && log.lines.count == 5)
    }

    @Test func `the frames of a display link are counted for each handler`() {
        let link = CADisplayLink()
        func fire() { for call in link.observers.all { call() } }
        var (first, second, third): ([Int], [Int], [Int]) = ([], [], [])
        link.on(.frame) { first.append($0.index) }
        link.on(.frame) { second.append($0.index) }
        fire()
        link.on(.frame) { third.append($0.index) }
        fire()
        #expect(first == [0, 1] && second == [0, 1] && third == [0])
    }

    @Test func `handlers of notifications share a chain for each name and poster`() async throws {
        let (center, log) = (NotificationCenter(), Log())
        let (one, other) = (Poster(), Poster())
        center.on(.posted(Self.name)) { log.add("any") }
        center.on(.posted(Self.name, by: one)) { log.add("one") }
        center.on(.posted(Self.name, by: other)) { log.add("other") }
        center.on(.posted(Self.name) { _ in 7 }) { log.add("\($0)") }
        center.post(name: Self.name, object: one)
        #expect(Set(log.lines) == ["any", "one", "7"] && log.lines.count == 3)
    }

    @Test func `handlers with the same payload share a chain, unless the payload depends on captured values`() {
        let center = NotificationCenter()
        var payloads: [Int] = []
        func references(_ captured: Int?) -> [AnyObject?] {
            (1...3).map { number in
                if let captured {
                    center.on(.posted(Self.name) { _ in captured * number }) { payloads.append($0) }.parent
                } else {
                    center.on(.posted(Self.name) { _ in 7 }) { payloads.append($0) }.parent
                }
            }
        }
        let shared = references(nil).compactMap { $0.map { ObjectIdentifier($0) } }
        let separate = references(2).compactMap { $0.map { ObjectIdentifier($0) } }
        #expect(shared.count == 3 && Set(shared).count == 1 && Set(separate).count == 3)
        center.post(name: Self.name, object: nil)
        #expect(payloads.sorted() == [2, 4, 6, 7, 7, 7])
    }

    @Test func `a new poster at the address of a former one has its own chain`() {
        let (center, log) = (NotificationCenter(), Log())
        for number in 0..<50 {
            let poster = Poster()
            center.on(.posted(Self.name, by: poster)) { log.add("\(number)") }
            center.post(name: Self.name, object: poster)
        }
        #expect(log.lines == (0..<50).map { "\($0)" })
    }

    @Test func `a sender without handlers listens to nothing, and can be given handlers again`() {
        let (item, command, link, log) = (UIBarButtonItem(), UIKeyCommand(input: "s"), CADisplayLink(), Log())
        for _ in 0..<2 {
            let handlers = [
                item.on(.tap) { log.add("item") }, command.on(.press) { log.add("command") },
                link.on(.frame) { _ in log.add("frame") },
            ]
            #expect(item.tapHandlers.count == 1 && command.handlers.count == 1 && link.observers.count == 1)
            item.fire()
            for call in command.handlers.all + link.observers.all { call() }
            for handler in handlers { handler.cancel() }
            #expect(item.tapHandlers.isEmpty && command.handlers.isEmpty && link.observers.isEmpty)
        }
        #expect(log.lines == ["item", "command", "frame", "item", "command", "frame"])
    }

    @Test func `a handler of a notification that others handle already is named by the leak audit`() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() })
        let center = NotificationCenter()
        center.on(.posted(Self.name)) {}
        let line = #line + 3
        let report = leakAudit { () -> Poster in
            let poster = Poster()
            center.on(.posted(Self.name)) { withExtendedLifetime(poster) {} }
            return poster
        }
        #expect(report?.guilty == "CaretTests/SenderChainTests.swift:\(line)")
    }

    @Test func `handlers of two streams end with the last sender`() {
        let event: ControlEvent<UISlider, Float> = .valueChanged
        var (first, second): (UISlider?, UISlider?) = (UISlider(), UISlider())
        weak var captured: Poster?
        var subscription: Subscription?
        if let one = first, let other = second {
            let poster = Poster()
            captured = poster
            subscription = one.when(event).merge(with: other.when(event)).on { _ in withExtendedLifetime(poster) {} }
        }
        first = nil
        #expect(captured != nil && subscription?.isActive == true)
        second = nil
        #expect(captured == nil)
        subscription?.cancel()
    }

    @Test func `handlers of freed owners do not accumulate when several events are handled`() {
        let (controller, pan, slider) = (UIViewController(), UIPanGestureRecognizer(), UISlider())
        var handlers: [Subscription] = []
        for _ in 0..<500 {
            let poster = Poster()
            handlers.append(controller.on(.willAppear, poster) { (_: Poster, _: Bool) in })
            handlers.append(controller.on(.didAppear, poster) { (_: Poster, _: Bool) in })
            handlers.append(pan.on(.began, poster) { (_: Poster) in })
            handlers.append(pan.on(.ended, poster) { (_: Poster) in })
            handlers.append(slider.on(.valueChanged, poster) { (_: Poster, _: Float) in })
            handlers.append(slider.on(.touchDown, poster) { (_: Poster) in })
        }
        #expect(handlers.count { !$0.isCancelled } < 100)
    }

    @Test func `a notification centre that outlives an application is audited in the next one`() async throws {
        let center = NotificationCenter()
        var app = try await TestApp.launch(showing: { UIViewController() })
        center.on(.posted(Self.name)) {}
        app = try await TestApp.launch(showing: { UIViewController() })
        center.on(.posted(Self.name)) {}
        #expect(Hooks.globalHandlerStorage?.chainedHandlers.count == 2)
        withExtendedLifetime(app) {}
    }
}
