import Caret
import CaretTesting
import Testing

/// Controllers that are in no hierarchy for a frame.
@MainActor @Suite(.app) struct PeriodTimingTests {
    /// Returns how often the task of a child starts that is removed, and added again after some frames.
    private func starts(afterFrames frames: Int) async throws -> Int {
        let (screen, child) = (UIViewController(), UIViewController())
        let app = try await TestApp.launch(showing: { screen })
        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen)
        var starts = 0
        child.task { _ in
            starts += 1
            for await _ in Ticker(every: .seconds(1)).events(.tick) {}
        }
        await app.advance(frames: 2)
        child.view.removeFromSuperview()
        child.removeFromParent()
        await app.advance(frames: frames)
        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen)
        await app.advance(by: .seconds(1))
        return starts
    }

    @Test func aControllerThatReturnsInTheNextFrameKeepsItsTask() async throws {
        #expect(try await starts(afterFrames: 1) == 1)
        #expect(try await starts(afterFrames: 4) == 2)
    }
}
