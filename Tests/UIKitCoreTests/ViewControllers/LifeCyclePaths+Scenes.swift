import Foundation
import Platform

@testable import CaretTesting
@testable import UIKitCore

/// The life-cycle calls of the application, a scene and its first screen.
extension LifeCyclePath {
    static let scenes = [
        LifeCyclePath(name: "An app with scenes starts") { log in
            try await withScenes(log) { _ in }
        },
        LifeCyclePath(name: "It is put away, and comes back") { log in
            try await withScenes(log) { app in
                log.calls = []
                await app.enterBackground()
                await app.enterForeground()
                try await app.settle()
            }
        },
        LifeCyclePath(name: "A second window opens") { log in
            try await withScenes(log) { app in
                log.calls = []
                app.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
                try await app.settle()
            }
        },
        LifeCyclePath(name: "A person closes the second window") { log in
            try await withScenes(log) { app in
                app.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
                try await app.settle()
                log.calls = []
                app.send(.closeRequested, screen: 1)
                try await app.settle()
                await app.advance(frames: 4)
            }
        },
        LifeCyclePath(name: "The app ends") { log in
            try await withScenes(log) { app in
                log.calls = []
                app.terminate()
            }
        },
        LifeCyclePath(name: "An app without scenes starts") { log in
            _ = try await withoutScenes(log)
        },
        LifeCyclePath(name: "The app without scenes is put away, and comes back") { log in
            let app = try await withoutScenes(log)
            log.calls = []
            await app.enterBackground()
            await app.enterForeground()
            try await app.settle()
        },
        LifeCyclePath(name: "The app without scenes ends") { log in
            let app = try await withoutScenes(log)
            log.calls = []
            app.terminate()
        },
    ]

    /// Runs an app with scenes. The calls of its end count only where there are no others.
    private static func withScenes(_ log: CallLog, _ body: @MainActor (TestApp) async throws -> Void) async throws {
        let manifest: [String: Any] = ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]]
        try await AppInfo.$current.withValue(AppInfo(manifest)) {
            SceneDelegate.log = log
            let app = try await TestApp.launch(SceneAppDelegate(log))
            try await app.settle()
            try await body(app)
            SceneDelegate.log = nil
        }
    }

    private static func withoutScenes(_ log: CallLog) async throws -> TestApp {
        let app = try await TestApp.launch(WindowAppDelegate(log))
        try await app.settle()
        return app
    }

    private class AppDelegate: UIResponder {
        let log: CallLog

        init(_ log: CallLog) {
            self.log = log
            super.init()
        }

        func application(
            _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.calls.append("application.willFinishLaunching")
            return true
        }

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.calls.append("application.didFinishLaunching")
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) { log.calls.append("application.didBecomeActive") }
        func applicationWillResignActive(_ application: UIApplication) { log.calls.append("application.willResignActive") }
        func applicationDidEnterBackground(_ application: UIApplication) { log.calls.append("application.didEnterBackground") }
        func applicationWillEnterForeground(_ application: UIApplication) { log.calls.append("application.willEnterForeground") }
        func applicationWillTerminate(_ application: UIApplication) { log.calls.append("application.willTerminate") }
    }

    private final class WindowAppDelegate: AppDelegate, UIApplicationDelegate {
        var window: UIWindow?

        override func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            defer {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = RecordingController("root", log)
                window?.makeKeyAndVisible()
            }
            return super.application(application, didFinishLaunchingWithOptions: launchOptions)
        }
    }

    private final class SceneAppDelegate: AppDelegate, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            log.calls.append("application.configurationForConnecting")
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }

        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            log.calls.append("application.didDiscardSceneSessions")
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        /// The toolkit creates the delegate, so that the log must be static.
        static var log: CallLog?
        var window: UIWindow?
        private let log = SceneDelegate.log ?? CallLog()

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            log.calls.append("scene.willConnect")
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = RecordingController("root", log)
            window?.makeKeyAndVisible()
        }

        func sceneWillEnterForeground(_ scene: UIScene) { log.calls.append("scene.willEnterForeground") }
        func sceneDidBecomeActive(_ scene: UIScene) { log.calls.append("scene.didBecomeActive") }
        func sceneWillResignActive(_ scene: UIScene) { log.calls.append("scene.willResignActive") }
        func sceneDidEnterBackground(_ scene: UIScene) { log.calls.append("scene.didEnterBackground") }
        func sceneDidDisconnect(_ scene: UIScene) { log.calls.append("scene.didDisconnect") }
    }
}
