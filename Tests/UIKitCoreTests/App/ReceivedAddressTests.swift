import CaretTesting
import Testing

@testable import UIKitCore

/// URLs and user activities that a running app receives.
@MainActor @Suite(.app) struct ReceivedAddressTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var log: [String] = []
        let screen = Screen()
        var isWilling = true

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = screen
            window?.makeKeyAndVisible()
            return true
        }
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            log.append("open \(url.absoluteString) \(app.applicationState == .active)")
            return isWilling && url.scheme == "shop"
        }
        func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
            log.append("will \(userActivityType)")
            return true
        }
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            log.append("continue \(userActivity.webpageURL?.path ?? "")")
            restorationHandler([screen])
            return isWilling
        }
    }

    private final class Screen: UIViewController {
        var restored: [String] = []
        override func restoreUserActivityState(_ activity: NSUserActivity) { restored.append(activity.activityType) }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        static var log: [String] = []
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
        func sceneWillEnterForeground(_ scene: UIScene) { Self.log.append("foreground") }
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            Self.log.append("open " + URLContexts.map(\.url.absoluteString).sorted().joined(separator: " "))
        }
        func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
            Self.log.append("will \(userActivityType)")
        }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { Self.log.append("continue \(userActivity.activityType)") }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            let activity = NSUserActivity(activityType: "reading")
            activity.needsSave = true
            return activity
        }
        func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { userActivity.addUserInfoEntries(from: ["page": 7]) }
    }

    private final class SceneApp: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let result = UISceneConfiguration(name: nil, sessionRole: session.role)
            result.delegateClass = SceneDelegate.self
            return result
        }
    }

    private func address(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test func anAppWithoutScenesIsAskedForEachURL() async throws {
        let delegate = Delegate()
        let app = try await TestApp.launch(delegate)
        try await app.settle()
        #expect(await app.open(try address("shop://cart"), try address("other://b")))
        #expect(delegate.log == ["open shop://cart true", "open other://b true"])
        #expect(await app.open(try address("other://b")) == false)
    }

    @Test func anAppWithoutScenesContinuesAnActivity() async throws {
        let delegate = Delegate()
        let app = try await TestApp.launch(delegate)
        try await app.settle()
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = try address("https://shop.example/cart")
        #expect(await app.continue(activity))
        #expect(delegate.log == ["will \(NSUserActivityTypeBrowsingWeb)", "continue /cart"])
        #expect(delegate.screen.restored == [NSUserActivityTypeBrowsingWeb])
        delegate.isWilling = false
        #expect(await app.continue(activity) == false)
    }

    @Test func aSceneIsNotifiedOfAllAddressesAtOnceAndComesBackFirst() async throws {
        SceneDelegate.log = []
        let app = try await TestApp.launch(SceneApp())
        try await app.settle()
        await app.enterBackground()
        SceneDelegate.log = []
        #expect(await app.open(try address("shop://b"), try address("shop://a")))
        #expect(SceneDelegate.log == ["foreground", "open shop://a shop://b"])
        #expect(await app.continue(NSUserActivity(activityType: "reading")))
        #expect(SceneDelegate.log.suffix(2) == ["will reading", "continue reading"])
    }

    @Test func theSavedActivityIsUpdatedByTheScene() async throws {
        let folder = try TestFolder.make()
        let app = try await TestApp.launch(SceneApp(), stateFolder: folder)
        try await app.settle()
        await app.enterBackground()
        let scene = try #require(app.application.connectedScenes.first)
        #expect(scene.session.stateRestorationActivity?.userInfo?["page"] as? Int == 7)
    }

    @Test func anAppOpensItsOwnURLsItself() async throws {
        let entries: [String: Any] = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["Shop"]]]]
        try await AppInfo.$current.withValue(AppInfo(entries)) {
            let delegate = Delegate()
            let app = try await TestApp.launch(delegate)
            try await app.settle()
            let (own, other) = (try address("shop://cart"), try address("other://b"))
            #expect(app.application.canOpenURL(own) && !app.application.canOpenURL(other))
            #expect(await app.application.open(own))
            #expect(delegate.log == ["open shop://cart true"])
            #expect(await app.application.open(other) == false && delegate.log.count == 1)
            #expect(await app.application.open(own, options: [.universalLinksOnly: true]) == false && delegate.log.count == 1)
        }
    }
}
