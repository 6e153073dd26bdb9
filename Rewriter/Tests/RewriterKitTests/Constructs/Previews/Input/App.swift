import UIKit

// #Preview { in a comment }
let text = "#Preview { in text }"
class Screen: UIViewController {
    @objc func tap() {}
    var title2: String { #function }
}
#Preview { Screen() }
#Preview("Named", traits: .portrait, .sizeThatFitsLayout) {
    // A comment with a brace }
    let screen = Screen()
    screen.perform(#selector(Screen.tap))
    return screen  /* "}" */
}
@available(iOS 17.0, *)
#Preview("Older") { print("\("}")"); return Screen() }
#if os(iOS)
#Preview { UINavigationController(rootViewController: Screen()) }
let behind = #line
#endif
#if os(macOS)
#Preview { NSView() }
#endif
@MainActor @objc(AppDelegate)
@UIApplicationMain // The entry point.
private final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print(text, Screen().title2, behind, #line, NSClassFromString("AppDelegate") == AppDelegate.self)
        exit(0)
    }
}
