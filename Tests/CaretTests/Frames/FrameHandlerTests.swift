import Caret
import CaretTesting
import Testing

/// Handlers and sequences of the display's frames, and easings.
@MainActor @Suite(.app) struct FrameHandlerTests {
    @MainActor private final class Owner {
        var frames: [DisplayFrame] = []
        func step(_ frame: DisplayFrame) { frames.append(frame) }
    }

    private func launch(_ view: UIView) async throws -> TestApp {
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: { controller })
        controller.view.addSubview(view)
        return app
    }

    @Test func framesAreCountedAndTimed() async throws {
        let view = UIView()
        let app = try await launch(view)
        let owner = Owner()
        let subscription = view.onFrame(owner, call: Owner.step)
        await app.advance(frames: 3)
        #expect(owner.frames.map(\.index) == [0, 1, 2] && owner.frames.first?.elapsed == 0)
        #expect(abs((owner.frames.last?.elapsed ?? 0) - 2.0 / 60) < 1e-9)
        #expect(abs((owner.frames.last?.targetTimestamp ?? 0) - (owner.frames.last?.timestamp ?? 0) - 1.0 / 60) < 1e-9)
        subscription.cancel()
        await app.advance(frames: 3)
        #expect(owner.frames.count == 3)
    }

    @Test func aHandlerEndsWithItsOwnerAndRetainsNeitherOwnerNorView() async throws {
        let view = UIView()
        let app = try await launch(view)
        weak var weakOwner: Owner?
        let subscription: Subscription
        do {
            let owner = Owner()
            weakOwner = owner
            subscription = view.onFrame(owner) { owner, frame in owner.step(frame) }
            await app.advance(frames: 1)
        }
        #expect(weakOwner == nil && !subscription.isActive)
        await app.advance(frames: 2)
        let ticks = app.counters.ticks
        await app.advance(frames: 4)
        #expect(app.counters.ticks <= ticks + 1)
    }

    @Test func aTaskWaitsForFramesUntilTheTimeIsOver() async throws {
        let view = UIView()
        let app = try await launch(view)
        let stream = view.frames(for: .milliseconds(100), curve: .easeInOut)
        let task = Task { @MainActor in
            var values: [Double] = []
            for await frame in stream { values.append(frame.progress) }
            return values
        }
        await app.advance(frames: 10)
        let values = await task.value
        #expect(values.count == 7 && values.first == 0 && values.last == 1)
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 } && abs(values[3] - 0.5) < 1e-6)
    }

    @Test func aLoopOverFramesEndsWithTheView() async throws {
        let app = try await launch(UIView())
        var view: UIView? = UIView()
        let stream = try #require(view?.frames)
        let task = Task { @MainActor in
            var count = 0
            for await _ in stream { count += 1 }
            return count
        }
        await app.advance(frames: 2)
        view = nil
        await app.advance(frames: 2)
        #expect(await task.value <= 2)
    }

    @Test(arguments: [Easing.linear, .easeIn, .easeOut, .easeInOut, .anticipate, .overshoot, .bounce, .steps(4), .easeIn.reversed])
    func everyEasingGoesFromZeroToOne(easing: Easing) {
        #expect(easing(-1) == 0 && easing(0) == 0 && easing(1) == 1 && easing(2) == 1)
        #expect(abs(easing(0.999) - 1) < 0.3 && abs(easing(0.001)) < 0.05)
    }

    @Test func easingsHaveTheExpectedValues() {
        #expect(abs(Easing.linear(0.3) - 0.3) < 1e-12 && abs(Easing.easeInOut(0.5) - 0.5) < 1e-6)
        #expect(Easing.easeIn(0.5) < 0.5 && Easing.easeOut(0.5) > 0.5 && abs(Easing.easeIn.reversed(0.3) - Easing.easeOut(0.3)) < 1e-6)
        #expect(Easing.anticipate(0.3) < 0 && Easing.overshoot(0.7) > 1 && Easing.steps(4)(0.6) == 0.5)
    }

    @Test func aCurveThatReachesOneEarlyCompletesOnceAtTheEnd() async throws {
        let pie = PieView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let app = try await launch(pie)
        var completions = 0
        pie.start(for: .seconds(3), curve: Easing { min(1, $0 * 2) }) { completions += 1 }
        await app.advance(by: .seconds(2))
        #expect(completions == 0 && pie.fraction == 1 && pie.isRunning)
        await app.advance(by: .milliseconds(1100))
        #expect(completions == 1 && !pie.isRunning)
    }
}
