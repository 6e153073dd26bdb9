import CaretTesting
import HeadlessBackend
import Testing
import UIKit
import UIKitCore

/// Windows at the end of a launch.
@MainActor @Suite(.app) struct RootControllerTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.makeKeyAndVisible()
            return true
        }
    }

    private final class Idle: UIResponder, UIApplicationDelegate {}

    @Test func `D6 a window without a root controller ends the launch with a message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run { try ApplicationHost(backend: HeadlessBackend()) { Delegate() }.launch() }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("no root view controller at the end of the launch") && text.contains("Set rootViewController"))
    }

    @Test func `D6 a window that is created later needs none`() async throws {
        let app = try await TestApp.launch(Idle())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        try await app.settle()
        #expect(window.isKeyWindow)
    }
}
