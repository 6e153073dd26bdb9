import UIKit

class Entity: NSObject {
    @NSManaged var name: String
          class func reset() {}
    func use() { _ = #selector(Entity.reset) }
}

extension UILabel {
    open override func layoutSubviews() {}
}

func local() {
    class Inner<Value>: UIView {
                  func tap(_ sender: Any) {}
    }
}

class Screen: UIViewController {override func loadView() { _909c71b_loadView() }; }
extension Screen {
    func _909c71b_loadView() {}
    override var title: String? { didSet {} }
}

class Table: UIViewController, UITableViewDelegate {}
class Chosen: Table {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
          func observe() {
        observe(\.title) { _, _ in }
        method_exchangeImplementations(class_getInstanceMethod(Table.self, _sel1             ), nil)
    }
}

#sourceLocation(file: "main.swift", line: 29)
extension Chosen { nonisolated fileprivate static var _sel1_: Selector { Selector(named: "observe", Chosen
                                                                                    .observe) } }
nonisolated fileprivate var _sel1: Selector { Chosen._sel1_ }
#sourceLocation(file: "main.swift", line: 27)
extension Chosen { @MainActor fileprivate static func _table2(_ table: inout ClassTable) {
#sourceLocation(file: "main.swift", line: 27)
table.add(Chosen.self, Selector(named: "tableView:didSelectRowAt:", Chosen.tableView(_:didSelectRowAt:)))
#sourceLocation(file: "main.swift", line: 28)
table.add(Chosen.self, Selector(named: "observe", Chosen.observe))
} }
#sourceLocation(file: "main.swift", line: 33)
fileprivate enum _Registration3 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Chosen._table2(&$0) }
}
}
