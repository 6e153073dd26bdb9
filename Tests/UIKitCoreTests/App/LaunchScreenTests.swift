import Foundation
import HeadlessBackend
import Platform
import Testing

@testable import UIKitCore

/// The pixels on the screen before the app's delegate is called.
@MainActor private struct Glance {
    var frames = 0
    var beat = 0
    var color: [Int]?
    var windows = 0

    static var taken: [Glance] = []

    static func take() {
        guard let host = ApplicationHost.current, let backend = host.backend as? HeadlessBackend else { return }
        let window = backend.windows[0]
        let color = window.pixels.map { pixels in
            pixels.withBytes { bytes in
                let start = (pixels.height / 2) * pixels.bytesPerRow + 4 * 40
                return [Int(bytes[start + 2]), Int(bytes[start + 1]), Int(bytes[start])]
            }
        }
        taken.append(
            Glance(
                frames: window.presentedFrames, beat: backend.headlessClock.beat, color: color,
                windows: host.application.windows.count
                    + host.application.connectedScenes.count {
                        ($0 as? UIWindowScene)?.windows.isEmpty == false
                    }))
    }
}

/// Presents a green window.
private final class GreenDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Glance.take()
        let controller = UIViewController()
        controller.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        Glance.take()
        return true
    }
}

/// Presents no window.
private final class IdleDelegate: UIResponder, UIApplicationDelegate {}

/// Counts its instances: launch screens create none.
final class LaunchedView: UIView {
    static var made = 0
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.made += 1
    }
}

/// The launch screen that an Info.plist describes.
@MainActor @Suite(.app) struct LaunchScreenTests {
    private static let red =
        "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
        + "customColorSpace=\"sRGB\"/>"

    private func storyboard(_ content: String = "") -> Data {
        let text = String(
            decoding: NibFixture.storyboard(
                """
                <scene sceneID="s"><objects><viewController id="c" customClass="ListScreen" customModule="UIKitCoreTests"
                sceneMemberID="viewController"><view key="view" customClass="LaunchedView" customModule="UIKitCoreTests" id="v">
                <rect key="frame" x="0" y="0" width="320" height="480"/>\(Self.red)\(content)</view></viewController></objects></scene>
                """, initial: "c"), as: UTF8.self)
        return Data(text.replacing("<document ", with: "<document launchScreen=\"YES\" ").utf8)
    }

    private func launched(
        _ delegate: any UIApplicationDelegate, _ entries: [String: Any], _ files: [String: Data] = [:],
        metrics: DisplayMetrics = .standard, opening address: URL? = nil, _ check: @MainActor (TestHost) throws -> Void
    ) throws -> [String] {
        Glance.taken = []
        let bundle = try NibFixture.bundle(files)
        var codes: [String] = []
        try AppInfo.$current.withValue(AppInfo(entries, bundle: bundle)) {
            var problem: (any Error)?
            codes = reported {
                do { try TestHost.run(delegate, displays: [metrics], opening: address, check) } catch { problem = error }
            }
            if let problem { throw problem }
        }
        return codes
    }

    @Test func theLaunchScreenIsDrawnBeforeTheDelegateIsCalledAndGoneWithTheFirstFrame() throws {
        LaunchedView.made = 0
        let codes = try launched(GreenDelegate(), ["UILaunchStoryboardName": "Launch"], ["Launch.storyboard": storyboard()]) { host in
            #expect(Glance.taken.map(\.frames) == [1, 1] && Glance.taken.map(\.beat) == [0, 0])
            #expect(Glance.taken.map(\.color) == [[255, 0, 0], [255, 0, 0]] && Glance.taken[0].windows == 0)
            #expect(host.now == 100 && host.counters.ticks == 0)
            host.step()
            #expect(host.backend.windows[0].presentedFrames == 2 && host.pixel(40, 400) == [0, 255, 0])
            #expect(host.host.application.windows.count == 1 && host.host.mainScreen.surface?.windows.count == 1)
        }
        #expect(LaunchedView.made == 0 && codes.isEmpty)
    }

    @Test func theLaunchScreenStaysWhileTheAppShowsNothing() throws {
        _ = try launched(
            IdleDelegate(), ["UILaunchStoryboardName": "Launch.xib"],
            [
                "Launch.xib": NibFixture.xib("<view id=\"v\">\(Self.red)</view>")
            ]
        ) { host in
            host.step(3)
            #expect(host.pixel(40, 400) == [255, 0, 0] && host.host.application.windows.isEmpty && host.host.keyWindow == nil)
            let scene = host.host.application.connectedScenes.first as? UIWindowScene
            #expect(scene?.windows.isEmpty == true)
            host.touch(.began, 40, 400)
            host.touch(.ended, 40, 400)
            host.step()
            _ = host.makeWindow()
            host.step()
            #expect(host.host.mainScreen.surface?.launchWindow == nil)
        }
    }

    @Test func withoutALaunchScreenNothingIsDrawnEarly() throws {
        _ = try launched(GreenDelegate(), [:]) { host in
            #expect(Glance.taken.map(\.frames) == [0, 0])
            host.step()
            #expect(host.backend.windows[0].presentedFrames == 1)
        }
    }

    @Test func theDictionaryShowsColourImageAndBars() throws {
        let colour = """
            {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}}],
            "info":{"author":"xcode","version":1}}
            """
        let entries: [String: Any] = [
            "UILaunchScreen": [
                "UIColorName": "Paper", "UIImageName": "dot", "UIImageRespectsSafeAreaInsets": "1", "UINavigationBar": [String: Any](),
                "UITabBar": [String: Any](),
            ]
        ]
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: Self.plain).pngData {
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let metrics = DisplayMetrics(
            size: CGSize(width: 200, height: 400), scale: 1, safeArea: SafeArea(top: 40, left: 0, bottom: 20, right: 0))
        let files = ["Assets.xcassets/Paper.colorset/Contents.json": Data(colour.utf8), "dot.png": dot]
        let codes = try launched(IdleDelegate(), entries, files, metrics: metrics) { host in
            #expect(host.pixel(20, 200) == [255, 0, 0])
            let tabs = try #require(host.host.mainScreen.surface?.launchWindow?.rootViewController as? UITabBarController)
            let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
            #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
            // Between the bars: 40 + 44 above, 49 + 20 below.
            #expect(host.pixel(100, (84 + 331) / 2) == [0, 0, 255] && host.pixel(88, (84 + 331) / 2) == [255, 0, 0])
        }
        #expect(codes.isEmpty)
    }

    private static var plain: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }

    @Test func missingResourcesAreReported() throws {
        func codes(_ entries: [String: Any]) throws -> [String] { try launched(IdleDelegate(), entries) { _ in } }
        #expect(try codes(["UILaunchStoryboardName": "Nowhere"]) == ["launch.screen"])
        #expect(try codes(["UILaunchScreen": ["UIImageName": "nowhere"]]).contains("launch.screen"))
        #expect(try codes(["UILaunchScreen": [String: Any]()]).isEmpty)
    }

    // MARK: - By address

    private static let several: [String: Any] = [
        "UILaunchScreen": ["UINavigationBar": [String: Any]()],
        "UILaunchScreens": [
            "UIDefaultLaunchScreen": "plain", "UIURLToLaunchScreenAssociations": ["Shop": "shop", "lost": "nowhere"],
            "UILaunchScreenDefinitions": [
                ["UILaunchScreenIdentifier": "plain", "UITabBar": [String: Any]()],
                ["UILaunchScreenIdentifier": "shop", "UIToolbar": [String: Any]()], ["UIToolbar": [String: Any]()],
            ],
        ],
    ]

    /// Returns the bars of the screen.
    private func bars(_ entries: [String: Any], _ files: [String: Data] = [:], opening address: String?) throws -> (String, [String]) {
        var shown = ""
        let codes = try launched(IdleDelegate(), entries, files, opening: address.flatMap(URL.init(string:))) { host in
            let root = host.host.mainScreen.surface?.launchWindow?.rootViewController
            shown =
                root is UITabBarController ? "tab" : (root as? UINavigationController).map { $0.isToolbarHidden ? "bar" : "tool" } ?? "none"
        }
        return (shown, codes)
    }

    @Test func urlsHaveTheLaunchScreensOfTheirSchemes() throws {
        #expect(try bars(Self.several, opening: nil) == ("tab", []))
        #expect(try bars(Self.several, opening: "SHOP://cart/1") == ("tool", []))
        #expect(try bars(Self.several, opening: "https://example.org") == ("tab", []))
        // An undefined name is reported, and the default launch screen is shown.
        #expect(try bars(Self.several, opening: "lost:x") == ("tab", ["launch.screen"]))
        var entries = Self.several
        entries["UILaunchScreens"] = [
            "UIDefaultLaunchScreen": 5, "UILaunchScreenDefinitions": "none", "UIURLToLaunchScreenAssociations": [1],
        ]
        #expect(try bars(entries, opening: "shop:") == ("bar", []))
    }

    @Test func aStoryboardFileTakesPrecedenceOverAllButAURL() throws {
        var entries = Self.several
        entries["UILaunchStoryboardName"] = "Launch"
        let files = ["Launch.storyboard": storyboard()]
        #expect(try bars(entries, files, opening: nil) == ("none", []))
        #expect(try bars(entries, files, opening: "shop:") == ("tool", []))
    }

    @Test func itsWindowPostsNoNotifications() throws {
        let names = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification]
        let heard = Heard()
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let window = (note.object as? UIWindow).map(ObjectIdentifier.init)
                MainActor.assumeIsolated { heard.windows.append(window) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        _ = try launched(GreenDelegate(), ["UILaunchStoryboardName": "Launch"], ["Launch.storyboard": storyboard()]) { host in
            host.step(2)
            let own = try #require(host.host.application.windows.first)
            #expect(host.host.mainScreen.surface?.launchWindow == nil)
            #expect(Set(heard.windows) == [ObjectIdentifier(own)] && heard.windows.count == 2)
        }
    }

    @MainActor private final class Heard {
        var windows: [ObjectIdentifier?] = []
    }

    @Test func devicesMayHaveTheirOwnLaunchScreens() {
        let launch = AppInfo.LaunchScreen(["UILaunchStoryboardName": "All", "UILaunchStoryboardName~ipad": "Pad.storyboard"])
        #expect(launch.file(.phone) == "All" && launch.file(.pad) == "Pad" && launch.style == nil)
        #expect(AppInfo.LaunchScreen([:]).file(.phone) == nil)
    }
}
