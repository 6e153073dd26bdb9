import UIKit

/// `Catalog [SCREEN]` lists one screen for each view, control and controller; with a screen's title, that screen at
/// once.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var arguments = ProgramArguments.app

    /// - Parameter arguments: the arguments after the program's name: the title of the screen to show, or nothing.
    convenience init(arguments: [String]) {
        self.init()
        self.arguments = arguments
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let catalog = CatalogViewController()
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = catalog
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(catalog, for: .primary)
        split.setViewController(PlaceholderViewController(), for: .secondary)
        catalog.navigationController?.navigationBar.prefersLargeTitles = true
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = split
        window.makeKeyAndVisible()
        self.window = window
        if let page = arguments.lazy.compactMap(CatalogPage.named).first { catalog.show(page) }
        return true
    }
}
