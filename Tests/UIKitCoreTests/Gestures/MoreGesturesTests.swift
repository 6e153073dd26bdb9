import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Recognizers in a window: pinches, swipes, edges, hovering.
@MainActor @Suite(.app) struct MoreGesturesTests {
    private func launched(_ recognizers: [UIGestureRecognizer]) async throws -> (TestApp, UIView) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
            return controller
        })
        return (app, view)
    }

    private func send(_ app: TestApp, _ phase: PointerEvent.Phase, _ id: Int, _ x: CGFloat, _ y: CGFloat) {
        app.send(.pointer(PointerEvent(id: id, kind: .touch, phase: phase, location: CGPoint(x: x, y: y), timestamp: app.clock.now)))
    }

    @Test func twoTouchesPinchAndRotateTogetherWhereTheDelegateAllows() async throws {
        final class Sharing: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
            ) -> Bool { true }
        }
        let (pinch, rotation, sharing) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), Sharing())
        pinch.delegate = sharing
        var scales: [CGFloat] = []
        pinch.addAction { if let pinch = $0 as? UIPinchGestureRecognizer { scales.append(pinch.scale) } }
        var angles: [CGFloat] = []
        rotation.addAction { if let rotation = $0 as? UIRotationGestureRecognizer { angles.append(rotation.rotation) } }
        let (app, _) = try await launched([pinch, rotation])
        send(app, .began, 1, 100, 400)
        send(app, .began, 2, 200, 400)
        await app.advance(frames: 1)
        for step in 1...20 {
            let angle = CGFloat(step) * .pi / 40
            let radius = 100 + CGFloat(step) * 5
            send(app, .moved, 2, 100 + radius * cos(angle), 400 + radius * sin(angle))
            await app.advance(frames: 1)
        }
        for id in 1...2 { send(app, .ended, id, 100, 500) }
        await app.advance(frames: 1)
        #expect(scales.first == 1 && scales.contains { $0 > 1.7 } && angles.contains { $0 > 1.2 })
    }

    @Test func aSwipeIsReportedWhileTheTouchIsDown() async throws {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left]
        var count = 0
        swipe.addAction { _ in count += 1 }
        let (app, _) = try await launched([swipe])
        try await app.swipe(.right)
        #expect(count == 0)
        try await app.swipe(.left)
        #expect(count == 1)
    }

    @Test func aDragFromTheEdgeBeginsThereOnly() async throws {
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        var states: [UIGestureRecognizer.State] = []
        edge.addAction { states.append($0.state) }
        let (app, _) = try await launched([edge])
        await app.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 300, y: 400))
        await app.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 12, y: 700))
        #expect(states.isEmpty)
        await app.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
        #expect(states.first == .began && states.last == .ended)
    }

    @Test func hoveringBeginsOverTheViewAndEndsOutside() async throws {
        let hover = UIHoverGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        hover.addAction { states.append($0.state) }
        let (app, view) = try await launched([hover])
        view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        for x: CGFloat in [50, 120, 150, 250] {
            app.send(
                .pointer(PointerEvent(id: 0, kind: .mouse, phase: .hovered, location: CGPoint(x: x, y: 150), timestamp: app.clock.now)))
            await app.advance(frames: 1)
        }
        #expect(states == [.began, .changed, .ended] && hover.state == .possible)
    }

    @Test func aSwipeThatWaitsForAPinchIsReportedOnceThePinchFailed() async throws {
        let (swipe, press) = (UISwipeGestureRecognizer(), UILongPressGestureRecognizer())
        swipe.require(toFail: press)
        var lines: [String] = []
        swipe.addAction { _ in lines.append("swipe") }
        press.addAction { lines.append("press \($0.state.rawValue)") }
        let (app, _) = try await launched([swipe, press])
        try await app.swipe(.right)
        #expect(lines == ["swipe"])
    }
}
