import CaretTesting
import Testing
import UIKitCore

/// How screens follow the orientation of the device.
@MainActor @Suite(.app) struct OrientationTests {
    private final class Screen: UIViewController {
        var mask = UIInterfaceOrientationMask.allButUpsideDown
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let screen = Screen()

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = screen
            window.makeKeyAndVisible()
            self.window = window
            return true
        }

        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
            .portrait
        }
    }

    private func launch(_ mask: UIInterfaceOrientationMask = .allButUpsideDown) async throws -> (TestApp, Screen) {
        let screen = Screen()
        screen.mask = mask
        let app = try await TestApp.launch(showing: { screen })
        try await app.settle()
        return (app, screen)
    }

    private var size: CGSize { UIScreen.main.bounds.size }

    @Test func aRotatedDeviceRotatesItsScreen() async throws {
        let (app, screen) = try await launch()
        await app.turn(to: .landscapeRight)
        #expect(size == CGSize(width: 844, height: 390))
        #expect(screen.view.window?.windowScene?.interfaceOrientation == .landscapeLeft)
        #expect(UIDevice.current.orientation == .landscapeRight)
        await app.turn(to: .faceUp)
        #expect(size == CGSize(width: 844, height: 390) && UIDevice.current.orientation == .faceUp)
        await app.turn(to: .portrait)
        #expect(size == CGSize(width: 390, height: 844))
        #expect(screen.view.window?.windowScene?.interfaceOrientation == .portrait)
        #expect(app.diagnostics.isEmpty)
    }

    @Test func anUnsupportedOrientationDoesNotRotateTheScreen() async throws {
        let (app, screen) = try await launch(.portrait)
        await app.rotate()
        #expect(size == CGSize(width: 390, height: 844) && UIDevice.current.orientation == .landscapeLeft)
        // The device still has the orientation when the screen changes its mask.
        screen.mask = .allButUpsideDown
        screen.setNeedsUpdateOfSupportedInterfaceOrientations()
        try await app.settle()
        #expect(size == CGSize(width: 844, height: 390))
    }

    @Test func theMaskOfTheApplicationCountsToo() async throws {
        let app = try await TestApp.launch(Delegate())
        try await app.settle()
        await app.rotate()
        #expect(size == CGSize(width: 390, height: 844))
    }

    @Test func aLandscapeScreenRotatesTheDisplayWhileItIsPresented() async throws {
        let (app, screen) = try await launch(.portrait)
        let wide = Screen()
        wide.mask = .landscape
        wide.modalPresentationStyle = .fullScreen
        screen.present(wide, animated: false)
        try await app.settle()
        #expect(size == CGSize(width: 844, height: 390) && wide.view.bounds.size == size)
        screen.dismiss(animated: false)
        try await app.settle()
        #expect(size == CGSize(width: 390, height: 844) && screen.view.bounds.size == size)
    }

    @Test func orientationChangesArePostedWhileTheDeviceGeneratesThem() async throws {
        let (app, _) = try await launch()
        let device = UIDevice.current
        let posts = Posts()
        let token = NotificationCenter.default.addObserver(forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil) {
            _ in MainActor.assumeIsolated { posts.count += 1 }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        await app.rotate()
        #expect(posts.count == 0)
        device.beginGeneratingDeviceOrientationNotifications()
        await app.rotate()
        #expect(posts.count == 1)
        // A window of another aspect ratio simulates a device that was rotated.
        await app.resize(to: CGSize(width: 800, height: 500))
        #expect(posts.count == 2 && device.orientation == .landscapeLeft)
        device.endGeneratingDeviceOrientationNotifications()
        await app.resize(to: CGSize(width: 500, height: 800))
        #expect(posts.count == 2 && device.orientation == .portrait)
    }

    @Test func supportedMasksWithoutACommonOrientationAreDiagnosed() async throws {
        let (app, screen) = try await launch()
        screen.mask = []
        screen.setNeedsUpdateOfSupportedInterfaceOrientations()
        try await app.settle()
        #expect(app.diagnostics.contains { $0.code == "orientation" })
        #expect(size == CGSize(width: 390, height: 844))
    }

    @MainActor private final class Posts {
        var count = 0
    }
}
