import Platform
import Testing

@testable import UIKitCore

/// The URL that an app is launched with.
@MainActor @Suite(.app) struct LaunchURLTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var log: [String] = []
        var isAble = true
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.append("launched \((launchOptions?[.url] as? URL)?.absoluteString ?? "nil")")
            return isAble
        }
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            log.append("open \(url.absoluteString) \(options[.openInPlace] as? Bool == false)")
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static var log: [String] = []
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            Self.log += connectionOptions.urlContexts.map { "\($0.url.absoluteString) \($0.options.openInPlace)" }
        }
    }

    private final class SceneApp: UIResponder, UIApplicationDelegate {
        var log: [String] = []
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.append("launched \(launchOptions?.count ?? 0)")
            return true
        }
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            log.append("open")
            return true
        }
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            log.append("scene \(options.urlContexts.count)")
            let result = UISceneConfiguration(name: nil, sessionRole: session.role)
            result.delegateClass = SceneDelegate.self
            return result
        }
    }

    private let address = URL(string: "shop://cart")

    @Test func theDelegateIsAskedToOpenTheLaunchURL() throws {
        let delegate = Delegate()
        try TestHost.run(delegate, opening: address) { _ in }
        #expect(delegate.log == ["launched shop://cart", "open shop://cart true", "active"])
    }

    @Test func aDelegateWithoutTheMethodIsNotAsked() throws {
        let delegate = Delegate()
        delegate.isAble = false
        try TestHost.run(delegate, opening: address) { _ in }
        #expect(delegate.log == ["launched shop://cart", "active"])
        let idle = Delegate()
        try TestHost.run(idle) { _ in }
        #expect(idle.log == ["launched nil", "active"])
    }

    @Test func scenesAreNotifiedThemselves() throws {
        SceneDelegate.log = []
        let delegate = SceneApp()
        let entries: [String: Any] = ["UIApplicationSceneManifest": [String: Any]()]
        try AppInfo.$current.withValue(AppInfo(entries)) { try TestHost.run(delegate, opening: address) { _ in } }
        #expect(delegate.log == ["launched 0", "scene 1"] && SceneDelegate.log == ["shop://cart false"])
    }

    @Test func theFirstArgumentOfADeclaredSchemeIsTheURL() {
        func among(_ arguments: [String], _ schemes: [String]) -> String? {
            AppInfo.$current.withValue(AppInfo(["CFBundleURLTypes": [["CFBundleURLSchemes": schemes], [:]]])) {
                LaunchURL.among(arguments)?.absoluteString
            }
        }
        #expect(among(["--x", "https://a.b", "SHOP:1", "shop:2"], ["Shop"]) == "SHOP:1")
        #expect(among(["shop:2"], []) == nil && among(["shop", "http://"], ["shop"]) == nil && among([], ["shop"]) == nil)
    }
}
