import UIKit

/// `Form`: a registration with twelve fields, for touch and for keyboards alone.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        // Tab reaches switches, sliders and buttons, too.
        window.keyboardNavigation = .controls
        window.rootViewController = UINavigationController(rootViewController: RegistrationViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
