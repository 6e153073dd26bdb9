import UIKit

/// `Lists [SCREEN]` shows a menu of screens; with the name of one, that screen at once.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var arguments = ProgramArguments.app

    /// - Parameter arguments: the arguments after the program's name: the screen to show, or nothing.
    convenience init(arguments: [String]) {
        self.init()
        self.arguments = arguments
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController(rootViewController: MenuViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        if let screen = arguments.lazy.compactMap(Screen.init(rawValue:)).first {
            navigation.pushViewController(screen.makeViewController(), animated: false)
        }
        return true
    }
}
