import UIKit

protocol Reloading: UIViewController { func reload(_ sender: Any?); func refresh() }
extension Reloading {
    func reload(_ sender: Any?) { print("default") }
    func refresh() { print("default refresh") }
}
class Root: UIKit.UIViewController {
          func show(_ text: String) { print("root", text) }
          func pick(_ button: UIButton!) { print("pick") }
}
class Screen: App.Root, Reloading {
          func reload(_ sender: Any?) { print("own") }
          func refresh() { print("own refresh") }
                       func show(_ number: Int) { print("number", number) }
                      func pick(_ label: UILabel!) { print("label") }
    func use() {
        for selector in [Selector("reload:")             , _sel1             , _sel2                               ] { perform(selector, with: 4) }
        perform(Selector("show:"), with: "text")
        perform(Selector("pickLabel:"), with: UILabel())
        perform(Selector("reload:"), with: nil)
        perform(_sel3              )
        print(self.mood, (UILabel() as UIKit.UIView).mood)
    }
override func viewDidLoad() { _4c661c5_viewDidLoad() }; }
extension App.Screen {       private func describe() { print("describe") } }
extension App.Screen { func _4c661c5_viewDidLoad() { super.viewDidLoad(); print("loaded") } }
extension UIKit.UIResponder { var _9f67_mood: String { "responder" } }
extension UIKit.UILabel { var _7fad_mood   : String { "label, " + _9f67_mood } }
let screen = Screen()
screen.loadViewIfNeeded()
screen.use()

#sourceLocation(file: "main.swift", line: 28)
extension UIKit.UIResponder { var mood: String {
if let object = self as? UILabel { return object._7fad_mood }
return _9f67_mood
} }
#sourceLocation(file: "main.swift", line: 18)
nonisolated fileprivate var _sel1: Selector { Selector("refresh") }
#sourceLocation(file: "main.swift", line: 17)
extension Screen { nonisolated fileprivate static var _sel2_: Selector { Selector(named: "showNumber:", Screen
                                                                                        .show(_:) as (Screen) -> (Int) -> Void) } }
nonisolated fileprivate var _sel2: Selector { Screen._sel2_ }
#sourceLocation(file: "main.swift", line: 21)
extension Screen { nonisolated fileprivate static var _sel3_: Selector { Selector(named: "describe", Screen
                         .describe) } }
nonisolated fileprivate var _sel3: Selector { Screen._sel3_ }
#sourceLocation(file: "main.swift", line: 9)
extension Root { @MainActor fileprivate static func _table4(_ table: inout ClassTable) {
#sourceLocation(file: "main.swift", line: 9)
table.add(Root.self, Selector(named: "show:", Root.show(_:)))
#sourceLocation(file: "main.swift", line: 10)
table.add(Root.self, Selector(named: "pick:", Root.pick(_:)))
} }
#sourceLocation(file: "main.swift", line: 13)
extension Screen { @MainActor fileprivate static func _table5(_ table: inout ClassTable) {
#sourceLocation(file: "main.swift", line: 13)
table.add(Screen.self, Selector("reload:", { (target: Screen) in { (_0: Any?) in target.reload(_0) } }))
#sourceLocation(file: "main.swift", line: 14)
table.add(Screen.self, Selector("refresh", { (target: Screen) in { target.refresh() } }))
#sourceLocation(file: "main.swift", line: 15)
table.add(Screen.self, Selector(named: "showNumber:", Screen.show(_:) as (Screen) -> (Int) -> Void))
#sourceLocation(file: "main.swift", line: 16)
table.add(Screen.self, Selector(named: "pickLabel:", Screen.pick(_:) as (Screen) -> (UILabel?) -> Void))
} }
#sourceLocation(file: "main.swift", line: 26)
extension App.Screen { @MainActor fileprivate static func _table6(_ table: inout ClassTable) {
#sourceLocation(file: "main.swift", line: 26)
table.add(App.Screen.self, Selector(named: "describe", App.Screen.describe))
} }
#sourceLocation(file: "main.swift", line: 33)
fileprivate enum _Registration7 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Root._table4(&$0) }
ClassTables.register { Screen._table5(&$0) }
ClassTables.register { App.Screen._table6(&$0) }
}
}
