import CaretTesting
import Testing
import UIKit

/// A delegate whose window is a stored property, as in the README.
@MainActor @Suite(.app) struct DelegateWindowTests {
    final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

        func applicationDidFinishLaunching(_ application: UIApplication) {
            let controller = UIViewController()
            controller.view.backgroundColor = .green
            window?.rootViewController = controller
            window?.makeKeyAndVisible()
        }
    }

    @Test func `J1 a window that is created with the delegate belongs to the launched app`() async throws {
        let app = try await TestApp.launch(Delegate(), on: Device(size: CGSize(width: 200, height: 300), scale: 1))
        #expect(app.mainWindow.bounds.size == CGSize(width: 200, height: 300))
        #expect(try app.snapshot().pixel(at: CGPoint(x: 100, y: 150)) == SIMD4(0, 255, 0, 255))
    }

    @Test func `J1 the delegate is created once, with the application there`() async throws {
        var made: [UIApplication] = []
        let app = try await TestApp.launch(
            {
                made.append(UIApplication.shared)
                return Delegate()
            }())
        #expect(made == [app.application])
    }
}
