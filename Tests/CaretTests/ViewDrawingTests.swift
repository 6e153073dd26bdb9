import Caret
import CaretTesting
import Observation
import Testing

@Observable private final class Level {
    var share: CGFloat = 0.5
    var other = 0
}

/// Views that a closure draws.
@MainActor @Suite(.app) struct ViewDrawingTests {
    private func show(_ view: UIView) async throws -> TestApp {
        let controller = UIViewController()
        controller.view.addSubview(view)
        return try await TestApp.launch(showing: { controller })
    }

    @Test func `R44 a closure draws a view, and again on invalidation only`() async throws {
        var rects: [CGRect] = []
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 30)) { context, rect in
            rects.append(rect)
            #expect(UIGraphicsGetCurrentContext() === context)
            context.fill(rect)
        }
        let app = try await show(view)
        #expect(rects == [CGRect(x: 0, y: 0, width: 20, height: 30)])
        view.frame.origin.x = 50
        view.alpha = 0.5
        view.transform = CGAffineTransform(rotationAngle: 1)
        await app.advance(by: .milliseconds(500))
        #expect(rects.count == 1)
        view.setNeedsDisplay()
        view.setNeedsDisplay()
        await app.advance(by: .milliseconds(500))
        #expect(rects.count == 2)
    }

    @Test func `R44 observable values read inside the closure invalidate it`() async throws {
        let level = Level()
        var draws = 0
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) { context, rect in
            draws += 1
            context.fill(CGRect(x: 0, y: 0, width: rect.width * level.share, height: rect.height))
        }
        let app = try await show(view)
        #expect(draws == 1)
        level.other = 1
        await app.advance(by: .milliseconds(100))
        #expect(draws == 1)
        level.share = 0.7
        level.share = 0.8
        await app.advance(by: .milliseconds(100))
        #expect(draws == 2)
        level.share = 0.9
        await app.advance(by: .milliseconds(100))
        #expect(draws == 3)
    }

    @Test func observationDoesNotRetainTheView() {
        let level = Level()
        weak var weakView: UIView?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) { _, _ in _ = level.share }
            view.layer.displayIfNeeded()
            weakView = view
        }
        #expect(weakView == nil)
        level.share = 1
    }
}
