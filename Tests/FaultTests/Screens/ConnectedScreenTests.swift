import CaretTesting
import Testing
import UIKit

/// Screens that are connected while the app runs.
@MainActor @Suite(.app) struct ConnectedScreenTests {
    /// An app without scenes, which creates a window on each screen that connects.
    final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var others: [UIWindow] = []
        var log: [String] = []

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            _ = NotificationCenter.default.addObserver(forName: UIScreen.didConnectNotification, object: nil, queue: nil) { note in
                let screen = note.object as? UIScreen
                MainActor.assumeIsolated { self.connect(screen) }
            }
            _ = NotificationCenter.default.addObserver(forName: UIScreen.didDisconnectNotification, object: nil, queue: nil) { note in
                let screen = note.object as? UIScreen
                MainActor.assumeIsolated { self.disconnect(screen) }
            }
            return true
        }

        private func connect(_ screen: UIScreen?) {
            guard let screen else { return }
            log.append("connect \(Int(screen.bounds.width))x\(Int(screen.bounds.height))")
            let other = UIWindow(frame: screen.bounds)
            other.screen = screen
            other.rootViewController = UIViewController()
            other.isHidden = false
            others.append(other)
        }

        private func disconnect(_ screen: UIScreen?) {
            log.append("disconnect \(UIScreen.screens.contains { $0 === screen })")
            others = []
        }
    }

    @Test func `M17 a screen connects and disconnects with its notifications`() async throws {
        let delegate = Delegate()
        let app = try await TestApp.launch(delegate)
        #expect(UIScreen.screens.count == 1)
        let screen = try await app.connectScreen(Device(size: CGSize(width: 640, height: 360), scale: 1))
        #expect(delegate.log == ["connect 640x360"])
        #expect(UIScreen.screens.count == 2 && UIScreen.screens[1] === screen && UIScreen.main !== screen)
        let other = try #require(delegate.others.first)
        #expect(other.screen === screen && other.bounds.size == CGSize(width: 640, height: 360))
        #expect(app.application.connectedScenes.count == 2)
        await app.disconnect(screen)
        #expect(delegate.log == ["connect 640x360", "disconnect false"])
        #expect(UIScreen.screens.count == 1 && app.application.connectedScenes.count == 1)
        // Another screen begins where the first did.
        try await app.connectScreen(Device(size: CGSize(width: 300, height: 200)))
        #expect(delegate.log.last == "connect 300x200" && UIScreen.screens.count == 2)
        app.terminate()
    }
}
