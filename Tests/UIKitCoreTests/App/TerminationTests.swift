import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

/// Termination: the state at launch, and the time at which state is saved.
@MainActor @Suite(.app) struct TerminationTests {
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static var log: [String] = []
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            Self.log.append("connect \(UserDefaults.standard.integer(forKey: Delegate.key))")
            session.userInfo = ["page": (session.userInfo?["page"] as? Int ?? 0) + 1]
        }
        func sceneDidEnterBackground(_ scene: UIScene) {
            Self.log.append("background")
            scene.session.userInfo?["saved"] = "in time"
        }
        func sceneDidDisconnect(_ scene: UIScene) {
            Self.log.append("disconnect")
            scene.session.userInfo?["saved"] = "too late"
        }
    }

    final class Delegate: UIResponder, UIApplicationDelegate {
        static let key = "caret.tests.termination"
        private var sessions: Set<UISceneSession> = []

        func application(
            _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            UserDefaults.standard.register(defaults: [Self.key: 7])
            return true
        }
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            sessions.insert(connectingSceneSession)
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
        func applicationWillTerminate(_ application: UIApplication) {
            SceneDelegate.log.append("terminate")
            for session in sessions { session.userInfo?["saved"] = "much too late" }
        }
    }

    private func kept(in folder: URL) throws -> Data { try Data(contentsOf: folder.appendingPathComponent("scenes.plist")) }

    @Test func stateIsSavedWhenTheSceneEntersTheBackgroundAndNeverLater() async throws {
        SceneDelegate.log = []
        let folder = try TestFolder.make()
        let app = try await TestApp.launch(Delegate(), stateFolder: folder)
        try await app.settle()
        #expect(SceneDelegate.log == ["connect 7"], "Defaults that are registered first of all hold when scenes connect.")
        app.terminate()
        #expect(SceneDelegate.log.dropFirst() == ["background", "disconnect", "terminate"])
        let data = try kept(in: folder)
        let next = try await TestApp.launch(Delegate(), stateFolder: folder)
        let session = try #require(next.application.openSessions.first)
        #expect(session.userInfo?["page"] as? Int == 2 && session.userInfo?["saved"] == nil, "The delegate sets it anew.")
        next.terminate()
        #expect(try kept(in: folder) != data)
        let list = try PropertyListSerialization.propertyList(from: kept(in: folder), format: nil) as? [String: [String: Any]]
        let userInfo = list?[UISceneSession.storeKey(.windowApplication, 0)]?["userInfo"] as? [String: Any]
        #expect(userInfo?["saved"] as? String == "in time" && userInfo?["page"] as? Int == 2)
    }

    @Test func stateSavedInTheBackgroundIsNotSavedAgainAtTermination() async throws {
        SceneDelegate.log = []
        let folder = try TestFolder.make()
        let app = try await TestApp.launch(Delegate(), stateFolder: folder)
        try await app.settle()
        await app.enterBackground()
        let data = try kept(in: folder)
        #expect(SceneDelegate.log.suffix(1) == ["background"])
        app.terminate()
        #expect(SceneDelegate.log.suffix(2) == ["disconnect", "terminate"] && SceneDelegate.log.count { $0 == "background" } == 1)
        #expect(try kept(in: folder) == data, "It was put away already: nothing is written at the end.")
    }

    // MARK: - Orientations

    private final class Upright: UIApplication {
        override func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
            super.supportedInterfaceOrientations(for: window).intersection(.portrait)
        }
    }

    @Test func theApplicationReportsTheOrientationsOfItsWindows() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        #expect(app.application.supportedInterfaceOrientations(for: app.mainWindow) == .allButUpsideDown)
        let tablet = try await TestApp.launch(showing: { UIViewController() }, on: #require(Device.named("iPad 11")))
        #expect(tablet.application.supportedInterfaceOrientations(for: nil) == .all)
        #expect(Upright().supportedInterfaceOrientations(for: tablet.mainWindow) == .portrait)
    }
}
