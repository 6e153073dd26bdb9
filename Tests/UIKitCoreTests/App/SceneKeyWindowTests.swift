import Testing

@testable import UIKitCore

/// The key window of each scene.
@MainActor @Suite(.app) struct SceneKeyWindowTests {
    private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

    @Test func eachSceneHasItsOwnKeyWindow() throws {
        try TestHost.run(PlainDelegate(), displays: [.standard, .standard]) { host in
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            #expect(scenes.count == 2)
            let windows = scenes.map(UIWindow.init(windowScene:))
            for window in windows { window.makeKeyAndVisible() }
            host.step()
            #expect(scenes.map(\.keyWindow) == windows && host.host.keyWindow === windows.last)
            windows[0].isHidden = true
            #expect(scenes[0].keyWindow == nil && scenes[1].keyWindow === windows[1])
        }
    }
}
