import UIKit

/// `Drawings [PAGE]` shows the list of pages, or one page.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var arguments = ProgramArguments.app

    /// - Parameter arguments: the arguments after the program's name: the page to show, or nothing.
    convenience init(arguments: [String]) {
        self.init()
        self.arguments = arguments
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController(rootViewController: IndexViewController())
        if let page = arguments.lazy.compactMap(DrawingPage.init(rawValue:)).first {
            navigation.pushViewController(PageViewController(page: page), animated: false)
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
