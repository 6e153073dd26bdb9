import UIKit

@propertyWrapper struct Traced<Value> { var wrappedValue: Value? { didSet { print("traced") } } }
class Generic<Model>: UIViewController {
              private weak var header: UILabel! { didSet { print("header set") } }
             
    // A comment about the outlet.
    weak
    var footer: UILabel?
              var all: [UILabel]!
              func act(_ sender: UIButton) { print("act", Model.self) }
    func text() -> String { header.text ?? "nil" }
}
class Level<Other>: Generic<Other> {           private(set) var middle: UILabel! }
/// A screen with outlets of every shape: @IBOutlet weak var none: UILabel!
                   final class Screen: Level<Int> {
              weak var weakImplicit: UILabel!
              private weak var privateWeak: UILabel!
              weak private var swapped: UILabel?
              private(set) weak var privateSet: UILabel!
              public private(set) var publicPrivateSet: UILabel!
              unowned var unownedLabel: UILabel!
              var strong: UILabel?
              fileprivate var one: UILabel!, two: UILabel!
              @Traced var wrapped: UILabel?
                    dynamic var named: UILabel!
              var labels: [UILabel]!
              private(set) var views: Array<UIView> = [] { willSet { print("views", newValue.count) } }
              lazy var later: UILabel! = UILabel()
              weak var source: (UITableViewDataSource & NSObject)?
              weak var delegate: UITextFieldDelegate?
              weak var constraint: NSLayoutConstraint?
    #if true   
             
    #endif
    var conditional: UILabel!
              func none() { print("none") }
              public func `any`(_ sender: Any?) { print("any", sender is UIButton) }
              private func event(_ sender: UIButton, forEvent event: UIEvent?) { print("event") }
                              func original(_ button: UIButton) { print("renamed") }
              @discardableResult func optional(_ sender: UIButton!) -> Bool { print("optional"); return true }
    func check() {
        let found = [weakImplicit, privateWeak, swapped, privateSet, publicPrivateSet, unownedLabel, strong, one, two, wrapped, conditional]
        print(found.map { $0?.text ?? "nil" }, labels.count, views.count, later.text ?? "nil", source != nil, delegate != nil, named.text ?? "nil")
        print(constraint?.constant ?? -1, text(), footer?.text ?? "nil", all.count, middle.text ?? "nil")
    }
}
extension Screen: UITextFieldDelegate {}
              public class Dial: UIView {
                   var int: Int = 0
                   private var float: CGFloat = 0 { didSet { doubled = float * 2 } }
                   var double = 0.0, flag: Bool = false
                   var text: String?
                   var implicit: String!
                   var color: UIColor = .clear
                   var image: UIImage?
                   var point: CGPoint { get { bounds.origin } set { bounds.origin = newValue } }
                   var size: CGSize = .zero
                   var rect: CGRect = .zero
                   lazy var number: NSNumber = 0
    private var doubled: CGFloat = 0
    var all: String { "\(int) \(doubled) \(double) \(flag) \(text ?? "") \(implicit ?? "") \(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1)) \(point) \(size) \(rect) \(number.intValue)" }
}
final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
enum Around { private class Hidden<T>: UIView { @WeakOutlet private    var inner: UIView? { didSet {} } ; @Outlet   var strong: UIView! } }

#sourceLocation(file: "Screens.swift", line: 5)
extension Generic { @MainActor static func _table_c208e90c(_ table: inout ClassTable) {
#sourceLocation(file: "Screens.swift", line: 5)
table.add(Generic.self, "header", \Generic.header, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 9)
table.add(Generic.self, "footer", \Generic.footer, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 10)
table.add(Generic.self, "all", \Generic.all, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 11)
table.add(Generic.self, Selector(named: "act:", Generic.act(_:)))
} }
#sourceLocation(file: "Screens.swift", line: 14)
extension Level { @MainActor static func _table_38365516(_ table: inout ClassTable) {
#sourceLocation(file: "Screens.swift", line: 14)
table.add(Level.self, "middle", \Level.middle, isOutlet: true)
} }
#sourceLocation(file: "Screens.swift", line: 17)
extension Screen { @MainActor fileprivate static func _table1(_ table: inout ClassTable) {
#sourceLocation(file: "Screens.swift", line: 17)
table.add(Screen.self, "weakImplicit", \Screen.weakImplicit, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 18)
table.add(Screen.self, "privateWeak", \Screen.privateWeak, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 19)
table.add(Screen.self, "swapped", \Screen.swapped, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 20)
table.add(Screen.self, "privateSet", \Screen.privateSet, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 21)
table.add(Screen.self, "publicPrivateSet", \Screen.publicPrivateSet, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 22)
table.add(Screen.self, "unownedLabel", \Screen.unownedLabel, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 23)
table.add(Screen.self, "strong", \Screen.strong, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 24)
table.add(Screen.self, "one", \Screen.one, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 24)
table.add(Screen.self, "two", \Screen.two, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 25)
table.add(Screen.self, "wrapped", \Screen.wrapped, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 26)
table.add(Screen.self, "named", \Screen.named, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 27)
table.add(Screen.self, "labels", \Screen.labels, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 28)
table.add(Screen.self, "views", \Screen.views, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 29)
table.add(Screen.self, "later", \Screen.later, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 30)
table.add(Screen.self, "source", \Screen.source, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 31)
table.add(Screen.self, "delegate", \Screen.delegate, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 32)
table.add(Screen.self, "constraint", \Screen.constraint, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 36)
table.add(Screen.self, "conditional", \Screen.conditional, isOutlet: true)
#sourceLocation(file: "Screens.swift", line: 37)
table.add(Screen.self, Selector(named: "none", Screen.none))
#sourceLocation(file: "Screens.swift", line: 38)
table.add(Screen.self, Selector(named: "any:", Screen.any(_:)))
#sourceLocation(file: "Screens.swift", line: 39)
table.add(Screen.self, Selector(named: "event:forEvent:", Screen.event(_:forEvent:)))
#sourceLocation(file: "Screens.swift", line: 40)
table.add(Screen.self, Selector(named: "renamed:", Screen.original(_:)))
#sourceLocation(file: "Screens.swift", line: 41)
table.add(Screen.self, Selector(named: "optional:", Screen.optional(_:)))
#sourceLocation(file: "Screens.swift", line: 42)
table.add(Screen.self, Selector(named: "check", Screen.check))
} }
#sourceLocation(file: "Screens.swift", line: 50)
extension Dial { @MainActor fileprivate static func _table2(_ table: inout ClassTable) {
#sourceLocation(file: "Screens.swift", line: 50)
table.add(Dial.self, "int", \Dial.int, isOutlet: false)
#sourceLocation(file: "Screens.swift", line: 51)
table.add(Dial.self, "float", \Dial.float, isOutlet: false)
#sourceLocation(file: "Screens.swift", line: 52)
table.add(Dial.self, "double", \Dial.double, isOutlet: false)
#sourceLocation(file: "Screens.swift", line: 52)
table.add(Dial.self, "flag", \Dial.flag, isOutlet: false)
#sourceLocation(file: "Screens.swift", line: 53)
table.add(Dial.self, "text", \Dial.text, isOutlet: false)
#sourceLocation(file: "Screens.swift", line: 54)
table.add(Dial.self, "implicit", \Dial.implicit, isOutlet: false)
#sourceLocation(file: "Screens.swift", line: 55)
table.add(Dial.self, "color", \Dial.color, isOutlet: false)
#sourceLocation(file: "Screens.swift", line: 56)
table.add(Dial.self, "image", \Dial.image, isOutlet: false)
#sourceLocation(file: "Screens.swift", line: 57)
table.add(Dial.self, "point", \Dial.point, isOutlet: false)
#sourceLocation(file: "Screens.swift", line: 58)
table.add(Dial.self, "size", \Dial.size, isOutlet: false)
#sourceLocation(file: "Screens.swift", line: 59)
table.add(Dial.self, "rect", \Dial.rect, isOutlet: false)
#sourceLocation(file: "Screens.swift", line: 60)
table.add(Dial.self, "number", \Dial.number, isOutlet: false)
} }
#sourceLocation(file: "Screens.swift", line: 65)
extension Rows { @MainActor fileprivate static func _table3(_ table: inout ClassTable) {
#sourceLocation(file: "Screens.swift", line: 65)
table.add(Rows.self, Selector(named: "tableView:numberOfRowsInSection:", Rows.tableView(_:numberOfRowsInSection:)))
#sourceLocation(file: "Screens.swift", line: 66)
table.add(Rows.self, Selector(named: "tableView:cellForRowAt:", Rows.tableView(_:cellForRowAt:)))
} }
#sourceLocation(file: "Screens.swift", line: 69)
fileprivate enum _Registration4 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register(Screen.self, as: "ScreenOfNib")
ClassTables.register { Screen._table1(&$0) }
ClassTables.register { Dial._table2(&$0) }
ClassTables.register { Rows._table3(&$0) }
ClassTables.register { Screen._table_38365516(&$0) }
ClassTables.register { Screen._table_c208e90c(&$0) }
}
}
