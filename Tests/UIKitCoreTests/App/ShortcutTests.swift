import Testing

@testable import CaretTesting
@testable import UIKitCore

/// Shortcut items that launch an app or reach a running app.
@MainActor @Suite(.app) struct ShortcutTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var log: [String] = []
        var isAble = true
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
            log.append("launched \(item?.type ?? "nil") \(item?.localizedTitle ?? "")")
            return isAble
        }
        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            log.append("perform \(shortcutItem.type) \(shortcutItem.userInfo?["place"] as? NSString ?? "")")
            completionHandler(true)
        }
        func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static var log: [String] = []
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            Self.log.append("connect \(connectionOptions.shortcutItem?.type ?? "nil")")
        }
        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            Self.log.append("perform \(shortcutItem.type)")
        }
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

    private let info: [String: Any] = [
        "UIApplicationShortcutItems": [
            [
                "UIApplicationShortcutItemType": "new", "UIApplicationShortcutItemTitle": "New order",
                "UIApplicationShortcutItemSubtitle": "At the counter", "UIApplicationShortcutItemIconSymbolName": "plus",
                "UIApplicationShortcutItemUserInfo": ["place": "Kiosk", "number": 3],
            ],
            ["UIApplicationShortcutItemTitle": "Without a type"],
        ]
    ]

    @Test func `the delegate receives the launching item before the app is active`() async throws {
        let delegate = Delegate()
        try await AppInfo.$current.withValue(AppInfo(info)) {
            let app = try await TestApp.launch(delegate, shortcut: "new")
            #expect(delegate.log == ["launched new New order", "perform new Kiosk", "active"])
            let item = app.application.shortcutItem("new")
            #expect(item.localizedSubtitle == "At the counter" && item.icon?.name == "plus" && item.userInfo?.count == 2)
            await app.perform(shortcut: "unknown")
            #expect(delegate.log.last == "perform unknown ")
        }
    }

    @Test func `a delegate without the method is not called`() async throws {
        let delegate = Delegate()
        delegate.isAble = false
        _ = try await TestApp.launch(delegate, shortcut: "new")
        #expect(delegate.log == ["launched new ", "active"])
        let idle = Delegate()
        _ = try await TestApp.launch(idle)
        #expect(idle.log == ["launched nil ", "active"])
    }

    @Test func `scenes receive items at their connection, or while they run`() async throws {
        SceneDelegate.log = []
        let manifest: [String: Any] = ["UIApplicationSceneManifest": [String: Any]()]
        try await AppInfo.$current.withValue(AppInfo(manifest)) {
            let app = try await TestApp.launch(SceneApp(), shortcut: "new")
            #expect(SceneDelegate.log == ["connect new"])
            await app.perform(shortcut: "share")
            #expect(SceneDelegate.log == ["connect new", "perform share"])
        }
    }

    @Test func `the app's dynamic items are found by type, and can be changed`() async throws {
        let delegate = Delegate()
        let app = try await TestApp.launch(delegate)
        #expect(app.application.shortcutItems == nil)
        let fixed = UIApplicationShortcutItem(
            type: "go", localizedTitle: "Go", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(type: .home),
            userInfo: ["place": "Home" as NSString])
        let item = try #require(fixed.mutableCopy() as? UIMutableApplicationShortcutItem)
        item.localizedTitle = "Go home"
        #expect(fixed.localizedTitle == "Go" && item.type == "go" && item.icon === fixed.icon)
        let copy = try #require(item.copy() as? UIApplicationShortcutItem)
        item.localizedTitle = "Go away"
        #expect(copy.localizedTitle == "Go home" && !(copy is UIMutableApplicationShortcutItem) && copy.userInfo?.count == 1)
        app.application.shortcutItems = [item]
        await app.perform(shortcut: "go")
        #expect(delegate.log.last == "perform go Home")
        for type in UIApplicationShortcutIcon.IconType.allCases {
            #expect(UIImage(systemName: UIApplicationShortcutIcon(type: type).name) != nil, "\(type)")
        }
    }
}
