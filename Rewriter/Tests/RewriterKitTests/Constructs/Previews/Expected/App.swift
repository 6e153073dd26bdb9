import UIKit

// #Preview { in a comment }
let text = "#Preview { in text }"
class Screen: UIViewController {
          func tap() {}
    var title2: String { #function }
}
                     
                                                           
                               
                         
                                         
                            
 
                       
                                        
#if true   
                                                                 
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

#sourceLocation(file: "App.swift", line: 6)
extension Screen { @MainActor fileprivate static func _table1(_ table: inout ClassTable) {
#sourceLocation(file: "App.swift", line: 6)
table.add(Screen.self, Selector(named: "tap", Screen.tap))
} }
#sourceLocation(file: "App.swift", line: 28)
extension AppDelegate { @MainActor fileprivate static func _table2(_ table: inout ClassTable) {
#sourceLocation(file: "App.swift", line: 28)
table.add(AppDelegate.self, Selector(named: "application:didFinishLaunchingWithOptions:", AppDelegate.application(_:didFinishLaunchingWithOptions:)))
} }
#sourceLocation(file: "App.swift", line: 33)
fileprivate enum _Registration3 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Screen._table1(&$0) }
ClassTables.register(AppDelegate.self, as: "AppDelegate")
ClassTables.register { AppDelegate._table2(&$0) }
}
}
