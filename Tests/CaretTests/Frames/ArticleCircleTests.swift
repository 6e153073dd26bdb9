import Caret
import CaretTesting
import Testing

/// A circle that a display link draws, with the mistakes of the article that published it.
@MainActor @Suite(.app) struct ArticleCircleTests {
    private func launch(_ view: UIView, rate: Int = 60) async throws -> TestApp {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let app = try await TestApp.launch(showing: { controller }, on: Device(size: CGSize(width: 240, height: 240), scale: 1), rate: rate)
        view.frame = controller.view.bounds
        view.backgroundColor = .white
        controller.view.addSubview(view)
        return app
    }

    private func isFull(_ picture: Snapshot) -> Bool {
        (0..<360).allSatisfy { degree in
            let angle = Double(degree) * .pi / 180
            return picture.pixel(at: CGPoint(x: 120 + 97 * cos(angle), y: 120 + 97 * sin(angle))) == SIMD4(0, 0, 255, 255)
        }
    }

    @Test(arguments: [(60, 3.0, 183, 181), (120, 3.0, 363, 361), (60, 15.0, 903, 901)])
    func `R53 R54 R55 R56 R57 R116 the article's code runs as it stands, to the article's numbers`(
        rate: Int, duration: Double, passes: Int, draws: Int
    ) async throws {
        let circle = ArticleCircleView()
        circle.duration = duration
        #expect(!circle.isRunning && circle.lastDrawTime == 0 && circle.drawProgress == 0)
        let app = try await launch(circle, rate: rate)
        await app.advance(frames: 1)
        #expect(circle.passes == 1 && circle.isRunning && circle.draws.isEmpty && circle.lastDrawTime == 0)
        await app.advance(frames: 1)
        #expect(circle.passes == 2 && circle.draws.isEmpty && circle.lastDrawTime == circle.displayLink.timestamp)
        await app.advance(frames: 1)
        let step = 2 * Double.pi / duration / Double(rate)
        #expect(circle.draws.count == 1 && abs((circle.draws.first ?? 0) - step) < 1e-7)
        await app.advance(frames: passes + 20)
        #expect(circle.passes == passes && circle.draws.count == draws && circle.invalidations == 1)
        #expect(abs((circle.draws.last ?? 0) - (2 * .pi + step)) < 1e-6 && !circle.isRunning && circle.lastDrawTime == 0)
        if rate == 60, duration == 3 { #expect(abs((circle.draws.last ?? 0) - 6.318092) < 1e-6) }
        #expect(isFull(try app.snapshot()))
    }

    @Test func `R57 R116 without a reset, a second run adds an invalid link: it draws only when requested, and ends at once`() async throws
    {
        let circle = ArticleCircleView()
        let app = try await launch(circle)
        await app.advance(frames: 200)
        #expect(circle.passes == 183 && circle.draws.count == 181)
        // The invalid link is added, and never fires.
        circle.setNeedsDisplay()
        await app.advance(frames: 20)
        #expect(circle.passes == 184 && circle.isRunning && circle.draws.count == 181)
        // Progress was not reset, so the first drawing of the second run is the last one.
        for _ in 0..<2 {
            circle.setNeedsDisplay()
            await app.advance(frames: 20)
        }
        #expect(circle.passes == 186 && circle.draws.count == 182 && circle.invalidations == 2 && !circle.isRunning)
        #expect(circle.draws.last == circle.drawProgress && abs(circle.drawProgress - 6.318092) < 1e-6)
        #expect(isFull(try app.snapshot()))
        let ticks = app.counters.ticks
        await app.advance(frames: 5)
        #expect(app.counters.ticks <= ticks + 1)
    }
}
