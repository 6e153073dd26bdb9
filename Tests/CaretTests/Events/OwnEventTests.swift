import Caret
import CaretTesting
import Foundation
import Testing

/// Every event without a delegate method: by a closure, as a sequence, and awaited. The events of delegates
/// are in ``DelegateProxyTests``.
@MainActor @Suite(.app) struct OwnEventTests {
    private static let cases = OwnEventCases.cases().all
    private nonisolated static let names = SourceEvents.ofSenders

    @Test(arguments: names) func eventsAreHandledAndAwaited(name: String) async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .standard.scale(1))
        try await app.settle()
        let event = try #require(Self.cases.first { $0.name == name }, "Add how \(name) comes about.")
        let errors = try await event.run(app)
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test func thereIsOneCaseOfEachEvent() {
        #expect(Set(Self.cases.map(\.name)) == Set(Self.names) && Self.cases.count == Self.names.count && Self.names.count > 50)
    }

    /// UIKit's names of control events, compared with the typed ones.
    @Test func eachEventOfUIControlHasAControlEvent() throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let text = try String(contentsOf: root.appending(path: "Sources/UIKitCore/Controls/UIControl.Event.swift"), encoding: .utf8)
        let events = text.matches(of: #/public static let (\w+) = Event\(/#).map { String($0.1) }
        #expect(events.count > 18)
        // Ranges of bits from which apps and the toolkit make events of their own, with `ControlEvent(_:read:)`.
        let reserved: Set<String> = ["applicationReserved", "systemReserved"]
        #expect(Set(events).subtracting(reserved).subtracting(Self.names.map { $0.replacing("UIControl.", with: "") }) == [])
    }

    @Test func anEventWithAValueIsPreferredToTheEventOfEveryControl() {
        let (slider, control) = (UISlider(), UIControl())
        var (values, count) = ([Float](), 0)
        slider.on(.valueChanged) { values.append($0) }
        slider.on(.valueChanged) { count += 1 }
        control.on(.valueChanged) { count += 1 }
        slider.value = 0.5
        slider.sendActions(for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(values == [0.5] && count == 2)
    }

    @Test func aSwipeReportsItsDirectionAndATapReportsAFailure() async throws {
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        try await app.settle()
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .right]
        controller.view.addGestureRecognizer(swipe)
        var (directions, failures): ([UISwipeGestureRecognizer.Direction], Int) = ([], 0)
        swipe.on(.swipe) { directions.append($0) }
        swipe.on(.failed) { failures += 1 }
        for way in [SwipeDirection.right, .left] {
            try await app.swipe(way)
            try await app.settle()
        }
        #expect(directions == [.right, .left] && failures == 0)
        await app.tap(at: CGPoint(x: 100, y: 300))
        try await app.settle()
        #expect(directions.count == 2 && failures == 1)
    }
}
