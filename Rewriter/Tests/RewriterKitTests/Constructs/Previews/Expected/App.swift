import UIKit

// #Preview { in a comment }
let text = "#Preview { in text }"
class Screen: UIViewController {
          func tap() {}
    var title2: String { #function }
}
fileprivate enum _Preview5 { @MainActor static let preview = UIKit.Preview { Screen() } }
fileprivate enum _Preview6 { @MainActor static let preview = UIKit.Preview("Named", traits: .portrait, .sizeThatFitsLayout) {
    // A comment with a brace }
    let screen = Screen()
    screen.perform(_sel1                )
    return screen  /* "}" */
} }
@available(iOS 17.0, *)
fileprivate enum _Preview7 { @MainActor static let preview = UIKit.Preview("Older") { print("\("}")"); return Screen() } }
#if true   
fileprivate enum _Preview8 { @MainActor static let preview = UIKit.Preview { UINavigationController(rootViewController: Screen()) } }
let behind = #line
#endif
#if os(macOS)
#Preview { NSView() }
#endif
@MainActor                   
@main              // The entry point.
private final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        print(text, Screen().title2, behind, #line, ClassTables.named("AppDelegate") == AppDelegate.self)
        exit(0)
    }
}

#sourceLocation(file: "App.swift", line: 12)
nonisolated fileprivate var _sel1: Selector { Selector(named: "tap", Screen
                                   .tap) }
#sourceLocation(file: "App.swift", line: 6)
extension Screen { @MainActor fileprivate static func _table2(_ table: inout ClassTable) {
#sourceLocation(file: "App.swift", line: 6)
table.add(Screen.self, Selector(named: "tap", Screen.tap))
} }
#sourceLocation(file: "App.swift", line: 28)
extension AppDelegate { @MainActor fileprivate static func _table3(_ table: inout ClassTable) {
#sourceLocation(file: "App.swift", line: 28)
table.add(AppDelegate.self, Selector(named: "application:didFinishLaunchingWithOptions:", AppDelegate.application(_:didFinishLaunchingWithOptions:)))
} }
#sourceLocation(file: "App.swift", line: 33)
fileprivate enum _Registration4 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Screen._table2(&$0) }
ClassTables.register(AppDelegate.self, as: "AppDelegate")
ClassTables.register { AppDelegate._table3(&$0) }
}
}
#sourceLocation(file: "App.swift", line: 33)
fileprivate enum _Registration9 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
#sourceLocation(file: "App.swift", line: 9)
UIKit.Preview.register { _Preview5.preview }
#sourceLocation(file: "App.swift", line: 10)
UIKit.Preview.register { _Preview6.preview }
#sourceLocation(file: "App.swift", line: 17)
UIKit.Preview.register { _Preview7.preview }
#sourceLocation(file: "App.swift", line: 19)
UIKit.Preview.register { _Preview8.preview }
}
}
