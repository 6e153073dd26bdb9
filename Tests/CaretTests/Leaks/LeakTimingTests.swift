import Caret
import CaretTesting
import Foundation
import Testing

/// Controllers that are deallocated some time after they have left the screen. The audit does not report them.
@MainActor @Suite(.app) struct LeakTimingTests {
    private final class Screen: UIViewController {
        let button = UIButton(type: .system)
        var count = 0
        var tap: Subscription?
    }

    /// Waits for a continuation that a test resumes, and ignores the cancellation of its task.
    @MainActor private final class Gate {
        private var continuation: CheckedContinuation<Void, Never>?
        func wait() async { await withCheckedContinuation { continuation = $0 } }
        func open() { continuation?.resume() }
    }

    /// Pushes a screen and pops it, and returns the running app.
    private func launchAndPop(_ prepare: @MainActor (Screen) -> Void) async throws -> (app: TestApp, screen: () -> Screen?) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        weak var weakScreen: Screen?
        @MainActor func push() {
            let screen = Screen()
            weakScreen = screen
            screen.loadViewIfNeeded()
            screen.view.addSubview(screen.button)
            screen.button.on(.touchDown) {}
            prepare(screen)
            navigation.pushViewController(screen, animated: false)
        }
        push()
        await app.advance(frames: 4)
        navigation.popViewController(animated: false)
        return (app, { weakScreen })
    }

    private func reports(_ app: TestApp) -> [String] { app.diagnostics.filter { $0.code == "leak.controller" }.map(\.message) }

    /// The call of one frame schedules the next call, which must not be in the same frame.
    @Test func aControllerThatIsReleasedOneFrameLaterIsNotReported() async throws {
        weak var tap: Subscription?
        var framesAfterLeaving = -1
        let (app, screen) = try await launchAndPop { screen in
            screen.tap = screen.button.on(.tap) { screen.count += 1 }
            tap = screen.tap
            screen.on(.didDisappear) { _ in framesAfterLeaving = 0 }
        }
        for _ in 0..<20 where framesAfterLeaving < 2 {
            await app.advance(frames: 1)
            if framesAfterLeaving >= 0 { framesAfterLeaving += 1 }
        }
        #expect(framesAfterLeaving == 2 && screen() != nil)
        tap?.cancel()
        await app.advance(frames: 8)
        #expect(screen() == nil && reports(app) == [])
    }

    @Test func aTaskThatEndsSoonAfterItsCancellationIsNotReported() async throws {
        let gate = Gate()
        let (app, screen) = try await launchAndPop { screen in
            screen.task { screen in
                await gate.wait()
                screen.count += 1
            }
        }
        await app.advance(by: .milliseconds(500))
        #expect(screen() != nil)
        gate.open()
        for _ in 0..<100 where screen() != nil { await Task.yield() }
        await app.advance(by: .seconds(2))
        #expect(screen() == nil && reports(app) == [])
    }

    @Test(.noLeaks) func aTaskThatEndsOnAnotherThreadIsNoLeak() async throws {
        let (app, _) = try await launchAndPop { screen in
            screen.task { screen in
                await Request().run()
                screen.count += 1
            }
        }
        await app.advance(frames: 1)
    }

    /// A request that needs time to end after its cancellation.
    private actor Request {
        private var continuation: CheckedContinuation<Void, Never>?
        private var isCancelled = false

        func run() async {
            await withTaskCancellationHandler {
                await withCheckedContinuation { if isCancelled { $0.resume() } else { continuation = $0 } }
            } onCancel: {
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { Task { await self.end() } }
            }
        }

        private func end() {
            isCancelled = true
            continuation?.resume()
            continuation = nil
        }
    }
}
