import CaretTesting
import Platform
import Testing

@testable import Caret
@testable import UIKitCore

/// Alerts of apps with several scenes.
@MainActor @Suite(.app) struct AlertSceneTests {
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
    }

    final class Delegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    private func roots() -> [UIViewController] {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.sorted { $0.session.number < $1.session.number }
            .compactMap { ($0.delegate as? SceneDelegate)?.window?.rootViewController }
    }

    private func alertTitles(in controller: UIViewController) -> [String] {
        controller.view.window?.windowScene?.windows.compactMap { $0.rootViewController?.presentedViewController?.title } ?? []
    }

    @Test func eachAlertIsInTheSceneOfItsControllerAndEndsWithIt() async throws {
        let manifest: [String: Any] = ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]]
        try await AppInfo.$current.withValue(AppInfo(manifest)) {
            let app = try await TestApp.launch(Delegate(), stateFolder: nil)
            try await app.settle()
            app.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            try await app.settle()
            let (first, second) = (try #require(roots().first), try #require(roots().last))
            #expect(roots().count == 2)
            let handles = [first, second].map { root in root.show(Alert("Of a scene") { AlertButton("OK", answer: 1) }) }
            let free = UIApplication.shared.alerts.show(Alert("Free") { AlertButton("OK", answer: 1) })
            try await app.settle()
            #expect(alertTitles(in: first).contains("Of a scene") && alertTitles(in: second).contains("Of a scene"))
            let session = try #require(second.view.window?.windowScene?.session)
            let ofSecond = alertTitles(in: second)
            app.application.requestSceneSessionDestruction(session, options: nil)
            try await app.settle()
            #expect(!handles[0].isSettled && handles[1].isSettled)
            #expect(free.isSettled == ofSecond.contains("Free"))
            for handle in handles { handle.dismiss() }
            free.dismiss()
            try await app.settle()
            #expect(UIApplication.shared.alerts.windowCount == 0 && UIApplication.shared.alerts.active == [])
            app.terminate()
        }
    }

    /// Runs a test with two scenes, whose root controllers are passed to it, together with a closure that ends the
    /// second.
    private func withScenes(
        _ body:
            @MainActor (TestApp, _ first: UIViewController, _ second: UIViewController, _ endSecond: @MainActor () -> Void) async throws ->
            Void
    ) async throws {
        let manifest: [String: Any] = ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]]
        try await AppInfo.$current.withValue(AppInfo(manifest)) {
            let app = try await TestApp.launch(Delegate(), stateFolder: nil)
            try await app.settle()
            app.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            try await app.settle()
            let (first, second) = (try #require(roots().first), try #require(roots().last))
            let session = try #require(second.view.window?.windowScene?.session)
            try await body(app, first, second) { app.application.requestSceneSessionDestruction(session, options: nil) }
            app.terminate()
        }
    }

    @Test(arguments: [true, false]) func aWaitingAlertEndsWithItsScene(hasButton: Bool) async throws {
        try await withScenes { app, first, second, endSecond in
            UIApplication.shared.alerts.policy = .queue
            let firstHandle = first.show(Alert("First") { AlertButton("OK", answer: 1) })
            let waiting = second.show(Alert("Second") { if hasButton { AlertButton("OK", answer: 2) } })
            let last = first.show(Alert("Third") { AlertButton("OK", answer: 3) })
            try await app.settle()
            endSecond()
            try await app.settle()
            firstHandle.dismiss()
            try await app.settle()
            #expect(waiting.isSettled && alertTitles(in: first) == ["Third"])
            last.dismiss()
            try await app.settle()
            #expect(UIApplication.shared.alerts.active == [] && UIApplication.shared.alerts.windowCount == 0)
        }
    }

    @Test func anAlertWhoseButtonWasPressedEndsWithItsScene() async throws {
        try await withScenes { app, first, second, endSecond in
            UIApplication.shared.alerts.policy = .queue
            let pressed = second.show(Alert("Second") { AlertButton("Press", answer: 2) })
            let next = first.show(Alert("First") { AlertButton("OK", answer: 1) })
            try await app.settle()
            let window = try #require(second.view.window?.windowScene?.windows.last)
            let alert = try #require(window.rootViewController?.presentedViewController as? UIAlertController)
            alert.onChoice?()
            #expect(UIApplication.shared.alerts.active.contains(pressed.id))
            endSecond()
            try await app.settle()
            #expect(pressed.isSettled && alertTitles(in: first) == ["First"])
            next.dismiss()
            try await app.settle()
        }
    }

    @Test func anAwaitedPresentationEndsWithItsScene() async throws {
        try await withScenes { app, _, second, endSecond in
            var hasReturned = false
            let task = Task {
                await second.popover(UIViewController(), from: second.view)
                hasReturned = true
            }
            try await app.settle()
            #expect(second.presentedViewController != nil && !hasReturned)
            endSecond()
            try await app.settle()
            #expect(hasReturned)
            task.cancel()
        }
    }
}
