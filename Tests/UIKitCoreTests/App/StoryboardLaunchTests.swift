import Foundation
import Platform
import Testing

@testable import UIKitCore

@MainActor private final class Log {
    static let log = Log()
    var lines: [String] = []
}

/// The delegate of Xcode's template for storyboards.
private final class TemplateDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Log.log.lines.append("will \(window?.rootViewController?.title ?? "none") \(window?.isHidden ?? true)")
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Log.log.lines.append("did \(window?.isHidden ?? true)")
        return true
    }
}

/// A delegate that creates its window itself.
private final class WindowDelegate: UIResponder, UIApplicationDelegate {
    lazy var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
}

/// A delegate without a window property.
private final class BareDelegate: UIResponder, UIApplicationDelegate {}

/// The delegate of Xcode's template with scenes.
private final class SceneTemplateDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}

final class LaunchedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        Log.log.lines.append("connect \(window?.rootViewController?.title ?? "none") \(window?.isHidden ?? true)")
        guard session.configuration.name == "Own" else { return }
        window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
}

/// Apps whose Info.plist names their main storyboard.
@MainActor @Suite(.app) struct StoryboardLaunchTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-launch-\(UUID().uuidString)")

    /// Returns a bundle with one storyboard, whose first screen has the title "First".
    private func bundle(initial: String = #" initialViewController="a""#) throws -> Bundle {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(initial)><scenes><scene sceneID="s">
            <objects><viewController id="a" title="First" sceneMemberID="viewController"><view key="view" id="v" contentMode="scaleToFill">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view></viewController></objects></scene></scenes></document>
            """
        try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        return try #require(Bundle(path: folder.path))
    }

    private func launched(
        _ delegate: any UIApplicationDelegate, _ entries: [String: Any], _ bundle: Bundle,
        _ check: @MainActor (UIApplication) throws -> Void
    ) throws -> [String] {
        Log.log.lines = []
        defer { try? FileManager.default.removeItem(at: folder) }
        var codes: [String] = []
        try AppInfo.$current.withValue(AppInfo(entries, bundle: bundle)) {
            var problem: (any Error)?
            codes = reported {
                do {
                    try TestHost.run(delegate) { host in
                        host.step()
                        try check(host.host.application)
                    }
                } catch { problem = error }
            }
            if let problem { throw problem }
        }
        return codes
    }

    private func manifest(_ names: String...) -> [String: Any] {
        let scenes = names.map { name in
            [
                "UISceneConfigurationName": name, "UISceneStoryboardFile": "Main",
                "UISceneDelegateClassName": "UIKitCoreTests.LaunchedSceneDelegate",
            ]
        }
        return ["UIApplicationSceneManifest": ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": scenes]]]
    }

    @Test func theMainStoryboardIsLoadedBeforeTheDelegateIsCalled() throws {
        let delegate = TemplateDelegate()
        let codes = try launched(delegate, ["UIMainStoryboardFile": "Main"], bundle()) { application in
            #expect(delegate.window?.rootViewController?.view.frame == UIScreen.main.bounds)
            #expect(delegate.window?.isKeyWindow == true && application.windows.count == 1)
        }
        #expect(Log.log.lines == ["will First true", "did true"] && codes.isEmpty)
    }

    @Test func aWindowOfTheAppIsUsed() throws {
        let delegate = WindowDelegate()
        let codes = try launched(delegate, ["UIMainStoryboardFile~iphone": "Main"], bundle()) { application in
            #expect(delegate.window?.rootViewController?.title == "First" && delegate.window?.isHidden == false)
            #expect(delegate.window?.bounds.width == 200 && application.windows.count == 1)
        }
        #expect(codes.isEmpty)
    }

    @Test func aDelegateWithoutAWindowIsReported() throws {
        let codes = try launched(BareDelegate(), ["UIMainStoryboardFile": "Main"], bundle()) { #expect($0.windows.isEmpty) }
        #expect(codes == ["launch.no-window"])
    }

    @Test func aStoryboardWithoutAnInitialControllerIsReported() throws {
        let codes = try launched(TemplateDelegate(), ["UIMainStoryboardFile": "Main"], bundle(initial: "")) { #expect($0.windows.isEmpty) }
        #expect(codes == ["launch.no-initial-controller"])
    }

    @Test(arguments: [true, false]) func aSceneLoadsItsStoryboard(namesIt: Bool) throws {
        let delegate: any UIApplicationDelegate = namesIt ? SceneTemplateDelegate() : BareDelegate()
        var entries = manifest("Default Configuration", "Other")
        entries["UIMainStoryboardFile"] = "Nothing"
        let codes = try launched(delegate, entries, bundle()) { application in
            let scene = try #require(application.connectedScenes.first as? UIWindowScene)
            #expect(scene.session.configuration.name == "Default Configuration" && scene.windows.count == 1)
            #expect(scene.keyWindow?.rootViewController?.title == "First" && scene.delegate is LaunchedSceneDelegate)
        }
        #expect(Log.log.lines == ["connect First true"] && codes.isEmpty)
    }

    @Test func theWindowOfTheSceneDelegateTakesPrecedence() throws {
        _ = try launched(BareDelegate(), manifest("Own"), bundle()) { application in
            let scene = try #require(application.connectedScenes.first as? UIWindowScene)
            #expect(scene.windows.count == 1 && scene.keyWindow?.rootViewController?.title == nil)
        }
    }

    @Test func aMissingClassIsReported() throws {
        let entries: [String: Any] = [
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).NobodysDelegate"]]
                ]
            ]
        ]
        let codes = try launched(BareDelegate(), entries, bundle()) { #expect($0.windows.isEmpty) }
        #expect(codes == ["launch.delegate-class"])
    }

    @Test func theFileIsFoundBesideTheProgramOrInItsResources() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (program, resources) = (folder.appendingPathComponent("bin"), folder.appendingPathComponent("bin/app_app.resources"))
        let settings = resources.appendingPathComponent("Settings")
        for place in [program, settings] { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }
        #expect(AppInfo.read(in: [program, resources]) == nil)
        func write(_ name: String, to place: URL) throws {
            let data = try PropertyListSerialization.data(fromPropertyList: ["UIMainStoryboardFile": name], format: .xml, options: 0)
            try data.write(to: place.appendingPathComponent("Info.plist"))
        }
        try write("Inner", to: settings)
        #expect(AppInfo.read(in: [program])?.mainStoryboard(.phone) == nil)
        #expect(AppInfo.read(in: [program, resources])?.mainStoryboard(.phone) == "Inner")
        try write("Outer", to: program)
        #expect(AppInfo.read(in: [program, resources])?.mainStoryboard(.pad) == "Outer")
        try Data("no list".utf8).write(to: program.appendingPathComponent("Info.plist"))
        var read: AppInfo?
        #expect(reported { read = AppInfo.read(in: [program, resources]) } == ["launch.info"])
        #expect(read?.mainStoryboard(.phone) == nil && read?.hasManifest == false)
    }
}
