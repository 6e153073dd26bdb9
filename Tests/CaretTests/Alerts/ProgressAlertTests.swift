import Caret
import CaretTesting
import Testing

/// Alerts with the progress of a task.
@MainActor @Suite(.app) struct ProgressAlertTests {
    /// Work that waits until the test lets it go on.
    @MainActor private final class Work {
        var progress: AlertProgress?
        var wasCancelled = false
        private var gate: CheckedContinuation<Void, Never>?

        func run(_ progress: AlertProgress) async -> Int {
            self.progress = progress
            await withCheckedContinuation { gate = $0 }
            wasCancelled = Task.isCancelled
            return 42
        }

        func runUntilCancelled() async throws -> Int {
            while !Task.isCancelled { await Task.yield() }
            wasCancelled = true
            throw CancellationError()
        }

        func proceed() { gate?.resume() }
    }

    private func launchWithPushedScreen() async throws -> (app: TestApp, navigation: UINavigationController, screen: UIViewController) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        let screen = UIViewController()
        navigation.pushViewController(screen, animated: false)
        try await app.settle()
        return (app, navigation, screen)
    }

    private func progressView() -> UIProgressView? {
        func search(_ view: UIView) -> UIProgressView? { view as? UIProgressView ?? view.subviews.lazy.compactMap(search).first }
        return UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).lazy.compactMap(search).first
    }

    private var isShown: Bool { !UIApplication.shared.alerts.active.isEmpty }

    @Test func theAlertEndsWithItsTask() async throws {
        let (app, _, screen) = try await launchWithPushedScreen()
        let work = Work()
        let result = Task { await screen.showProgress("Exporting", "Ten pages") { progress in await work.run(progress) } }
        // With an activity indicator, the app never settles.
        await app.advance(frames: 30)
        #expect(isShown && progressView()?.isHidden == true)
        for (fraction, shown) in [(0.5, 0.5), (7, 1), (-1, 0)] as [(Double, Float)] {
            work.progress?.fraction = fraction
            await app.advance(frames: 30)
            #expect(progressView()?.isHidden == false && progressView()?.progress == shown)
        }
        work.progress?.fraction = .nan
        #expect(progressView()?.isHidden == true)
        work.progress?.fraction = 0.5
        work.proceed()
        try await app.settle()
        #expect(await result.value == 42)
        #expect(!isShown && !work.wasCancelled && !app.exists("Exporting"))
    }

    @Test func theButtonCancelsTheTask() async throws {
        let (app, _, screen) = try await launchWithPushedScreen()
        let work = Work()
        let result = Task { try await screen.showProgress("Exporting", cancel: "Stop") { _ in try await work.runUntilCancelled() } }
        await app.advance(frames: 30)
        try await app.tap("Stop")
        await app.advance(frames: 30)
        await #expect(throws: CancellationError.self) { try await result.value }
        #expect(work.wasCancelled && !isShown)
    }

    @Test func theTaskIsCancelledWithTheControllerAndWithTheCaller() async throws {
        for isPopped in [true, false] {
            let (app, navigation, screen) = try await launchWithPushedScreen()
            let work = Work()
            let result = Task {
                try await screen.showProgress("Exporting", cancel: nil) { _ in try await work.runUntilCancelled() }
            }
            await app.advance(frames: 30)
            #expect(isShown)
            if isPopped { navigation.popViewController(animated: false) } else { result.cancel() }
            await app.advance(frames: 30)
            await #expect(throws: CancellationError.self) { try await result.value }
            #expect(work.wasCancelled && !isShown)
        }
    }

    @Test func aTaskThatIgnoresItsCancellationContinuesWithoutTheAlert() async throws {
        let (app, _, screen) = try await launchWithPushedScreen()
        let work = Work()
        let result = Task { await screen.showProgress("Exporting") { progress in await work.run(progress) } }
        await app.advance(frames: 30)
        try await app.tap("Cancel")
        await app.advance(frames: 30)
        #expect(!isShown && !work.wasCancelled)
        work.proceed()
        #expect(await result.value == 42)
        #expect(work.wasCancelled)
    }

    @Test func theTaskReleasesItsCapturesAtItsEnd() async throws {
        let (app, _, screen) = try await launchWithPushedScreen()
        weak var weakWork: Work?
        func start() -> Task<Int, Never> {
            let work = Work()
            weakWork = work
            return Task { await screen.showProgress("Exporting") { progress in await work.run(progress) } }
        }
        let result = start()
        await app.advance(frames: 30)
        weakWork?.proceed()
        #expect(await result.value == 42)
        try await app.settle()
        #expect(weakWork == nil)
    }

    @Test func aTaskContinuesAfterItsAlertWasReplaced() async throws {
        let (app, _, screen) = try await launchWithPushedScreen()
        let work = Work()
        let result = Task { await screen.showProgress("Exporting") { progress in await work.run(progress) } }
        await app.advance(frames: 30)
        UIApplication.shared.alerts.policy = .replace
        screen.show(Alert("Connected"))
        await app.advance(frames: 30)
        #expect(!app.exists("Exporting"))
        work.proceed()
        #expect(await result.value == 42)
        #expect(!work.wasCancelled)
        try await app.settle()
    }
}
