import UIKit

extension AppDelegate {
    /// The programs of the chapters by their names on the command line.
    static let chapters: [String: @MainActor () -> UIViewController] = [
        "screen": { UINavigationController(rootViewController: CounterScreen()) },
        "field": { UINavigationController(rootViewController: MailScreen()) },
        "form": { UINavigationController(rootViewController: OrderScreen()) },
        "list": { UINavigationController(rootViewController: ShoppingScreen()) },
        "navigation": { tripNavigation(Trip()) },
        "tea": { UINavigationController(rootViewController: TeaScreen()) },
        "card": { UINavigationController(rootViewController: CardScreen()) },
        "tour": { UINavigationController(rootViewController: CounterScreen()) },
    ]

    /// Shows the chapter that the command line names, as in `swift run Tour list`.
    func applicationDidBecomeActive(_ application: UIApplication) {
        for name in CommandLine.arguments.dropFirst() {
            if let makeScreen = Self.chapters[name] { window?.rootViewController = makeScreen() }
        }
    }
}
