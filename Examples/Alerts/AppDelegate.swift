import UIKit

/// `Alerts [KIND]` shows a button for each kind of alert; with a kind, that alert at once.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var arguments = ProgramArguments.app

    /// - Parameter arguments: the arguments after the program's name: the kind to show, or nothing.
    convenience init(arguments: [String]) {
        self.init()
        self.arguments = arguments
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let harness = HarnessViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: harness)
        window.makeKeyAndVisible()
        self.window = window
        if let kind = arguments.lazy.compactMap(AlertKind.init(rawValue:)).first { harness.show(kind) }
        return true
    }
}
