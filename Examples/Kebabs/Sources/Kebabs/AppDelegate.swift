import KebabsKit
import MapKit
import UIKit

/// Shows the lowest-rated kebab shops around a place; see ``LaunchOptions``.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let options: LaunchOptions

    /// - Parameter arguments: the arguments after the program's name.
    init(arguments: [String]) {
        options = LaunchOptions(arguments)
        super.init()
    }

    override convenience init() { self.init(arguments: ProgramArguments.app) }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard let services = options.services else { return false }
        let shops = ShopsViewController(search: services, provider: options.provider, tiles: options.tiles)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: shops)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
