import Caret
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
    ]

    /// Shows the chapter that the command line names, as in `swift run Tour list`.
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        guard let name = CommandLine.arguments.dropFirst().first(where: { Self.chapters[$0] != nil }) else { return true }
        application.on(.didBecomeActive, self) { delegate in
            delegate.window?.rootViewController = Self.chapters[name]?()
        }.lifetime(.once)
        return true
    }
}
