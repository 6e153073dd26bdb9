import Foundation
import Platform
import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Further scenes, each with its own window.
@MainActor @Suite(.app) struct MultipleScenesTests {
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static var log: [String] = []
        var window: UIWindow?

        private func note(_ scene: UIScene, _ call: String) { Self.log.append("\(scene.session.number) \(call)") }

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
            note(scene, "connect \(activity?.activityType ?? "none")")
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.rootViewController?.view.backgroundColor = .red
            window?.makeKeyAndVisible()
        }
        func sceneWillEnterForeground(_ scene: UIScene) { note(scene, "foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) { note(scene, "active") }
        func sceneWillResignActive(_ scene: UIScene) { note(scene, "inactive") }
        func sceneDidEnterBackground(_ scene: UIScene) { note(scene, "background") }
        func sceneDidDisconnect(_ scene: UIScene) { note(scene, "disconnect") }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { note(scene, "continue \(userActivity.activityType)") }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "kept") }
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
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            SceneDelegate.log.append("discard \(sceneSessions.map(\.number))")
        }
        func applicationDidEnterBackground(_ application: UIApplication) { SceneDelegate.log.append("application background") }
    }

    private func run(several: Bool = true, in folder: URL? = nil, _ body: (TestApp) async throws -> Void) async throws {
        SceneDelegate.log = []
        let manifest: [String: Any] = ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": several]]
        try await AppInfo.$current.withValue(AppInfo(manifest)) {
            let app = try await TestApp.launch(Delegate(), stateFolder: folder)
            try await app.settle()
            try await body(app)
            app.terminate()
        }
    }

    private func take() -> [String] {
        defer { SceneDelegate.log = [] }
        return SceneDelegate.log
    }

    private func open(_ app: TestApp, _ session: UISceneSession? = nil, _ type: String? = nil) async throws {
        app.application.requestSceneSessionActivation(
            session, userActivity: type.map { NSUserActivity(activityType: $0) }, options: nil)
        try await app.settle()
    }

    private func session(_ number: Int, _ app: TestApp) throws -> UISceneSession {
        try #require(app.application.openSessions.first { $0.number == number })
    }

    @Test func anotherSceneHasItsOwnWindow() async throws {
        try await run { app in
            #expect(app.application.supportsMultipleScenes && take() == ["0 connect none", "0 foreground", "0 active"])
            try await open(app, nil, "reading")
            #expect(take() == ["1 connect reading", "1 foreground", "1 active"])
            let scenes = app.application.connectedScenes.compactMap { $0 as? UIWindowScene }
            #expect(scenes.count == 2 && app.application.openSessions.count == 2 && app.backend.windows.count == 2)
            let second = try #require(session(1, app).scene as? UIWindowScene)
            #expect(second.windows.count == 1 && second.screen !== UIScreen.main && second.screen.bounds == UIScreen.main.bounds)
            let picture = try app.snapshot(screen: 1)
            #expect(picture.image.width == Int(UIScreen.main.nativeBounds.width))
            // Its touches are delivered to its own window.
            let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            second.windows.first?.rootViewController?.view.addSubview(button)
            for phase in [PointerEvent.Phase.began, .ended] {
                app.send(
                    .pointer(PointerEvent(id: 9, phase: phase, location: CGPoint(x: 50, y: 150), timestamp: app.clock.now)), screen: 1)
                await app.advance(frames: 2)
            }
            #expect(taps == 1 && app.application.keyWindow === second.windows.first)
        }
    }

    @Test func closingItsWindowDiscardsTheScene() async throws {
        try await run { app in
            try await open(app)
            _ = take()
            weak let controller = try session(1, app).scene.flatMap { ($0 as? UIWindowScene)?.windows.first?.rootViewController }
            weak let scene = try session(1, app).scene
            #expect(controller != nil)
            app.send(.closeRequested, screen: 1)
            try await app.settle()
            await app.advance(frames: 4)
            #expect(take() == ["1 inactive", "1 background", "1 disconnect", "discard [1]"])
            #expect(app.application.openSessions.map(\.number) == [0] && app.application.applicationState == .active)
            #expect(controller == nil && scene == nil, "Nothing of it is kept.")
            #expect(app.application.keyWindow === app.mainWindow)
            try await open(app)
            #expect(take().first == "1 connect none")
        }
    }

    @Test func theAppMayDestroyAllScenesButTheMainOne() async throws {
        try await run { app in
            try await open(app)
            _ = take()
            let second = try session(1, app)
            app.application.requestSceneSessionDestruction(second, options: nil)
            try await app.settle()
            #expect(take().suffix(2) == ["1 disconnect", "discard [1]"] && !app.backend.windows[1].isOpen)
            var errors: [UISceneError.Code?] = []
            for session in [second, try session(0, app)] {
                await withCheckedContinuation { continuation in
                    app.application.requestSceneSessionDestruction(session, options: nil) { error in
                        errors.append((error as? UISceneError)?.code)
                        continuation.resume()
                    }
                }
            }
            #expect(errors == [.requestDenied, .requestDenied] && take() == [])
        }
    }

    @Test func requestingAnExistingSceneDeliversTheActivity() async throws {
        try await run { app in
            let first = try session(0, app)
            app.send(.visibility(false))
            try await app.settle()
            _ = take()
            try await open(app, first, "writing")
            #expect(take() == ["0 foreground", "0 continue writing"] && app.backend.windows.count == 1)
        }
    }

    @Test func anAppOfOneSceneIsRefusedAnotherScene() async throws {
        try await run(several: false) { app in
            #expect(!app.application.supportsMultipleScenes)
            let code = await withCheckedContinuation { continuation in
                app.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error in
                    continuation.resume(returning: (error as? UISceneError)?.code)
                }
            }
            #expect(code == .multipleScenesNotSupported && app.backend.windows.count == 1)
        }
    }

    @Test func restoredScenesReturnOnRequest() async throws {
        let folder = try TestFolder.make()
        var identifier: String?
        try await run(in: folder) { app in
            try await open(app)
            identifier = try session(1, app).persistentIdentifier
            try session(1, app).userInfo = ["page": 7]
        }
        try await run(in: folder) { app in
            #expect(take() == ["0 connect kept", "0 foreground", "0 active"])
            let kept = try session(1, app)
            #expect(kept.scene == nil && kept.persistentIdentifier == identifier && kept.userInfo?["page"] as? Int == 7)
            try await open(app, kept)
            #expect(take() == ["1 connect kept", "1 foreground", "1 active"] && kept.scene != nil)
            app.send(.closeRequested, screen: 1)
            try await app.settle()
        }
        try await run(in: folder) { app in #expect(app.application.openSessions.map(\.number) == [0]) }
    }

    @Test func endingTheAppDisconnectsAllScenesAndDiscardsNone() async throws {
        var rest: [String] = []
        try await run { app in
            try await open(app)
            _ = take()
        }
        rest = take()
        #expect(
            rest == ["0 inactive", "1 inactive", "0 background", "1 background", "0 disconnect", "1 disconnect"])
    }
}
