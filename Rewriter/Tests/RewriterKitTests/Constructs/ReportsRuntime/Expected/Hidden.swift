import UIKit

      protocol HiddenDelegate: AnyObject {                func hiddenDidEnd(_ number: Int) }
struct Around {
    private class Target: NSObject, HiddenDelegate {
              func byName() {}
              func bySelector() {}
        func hiddenDidEnd(_ number: Int) {}
    }
    func use(_ delegate: HiddenDelegate?) {
        let target = Target()
        target.perform(Selector(("byName")))
        target.perform(_sel1                       )
        print(delegate?._iddenDidEnd != nil, (delegate as? NSObject)?.responds(to: Selector("hiddenDidEnd:")             ) == true)
    }
}
func local() {
    class Inner: NSObject {       func named() {} }
    Inner().perform(NSSelectorFromString("named"))
}
class Base: NSObject, HiddenDelegate {}
private class Late: Base { func hiddenDidEnd(_ number: Int) {} }
class Adopter: UIViewController, UITableViewDelegate {}
class Chosen: Adopter { func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 3 } }
func ask(_ delegate: UITableViewDelegate?, _ source: UITableViewDataSource?, _ table: UITableView, _ path: IndexPath) -> CGFloat? {
    if let height = delegate?.tableView(_:heightForRowAt:) { return height(table, path) }
    return delegate?.tableView (table, heightForRowAt: path)
}
      public protocol Listening: AnyObject {                func heard() }
func listens(_ object: Listening) -> Bool { object._eard != nil }

#sourceLocation(file: "Hidden.swift", line: 12)
extension Around { nonisolated fileprivate static var _sel1_: Selector { Selector(named: "bySelector", Around.Target
                                       .bySelector) } }
nonisolated fileprivate var _sel1: Selector { Around._sel1_ }
#sourceLocation(file: "Hidden.swift", line: 6)
extension Around { @MainActor fileprivate static func _table2(_ table: inout ClassTable) {
#sourceLocation(file: "Hidden.swift", line: 6)
table.add(Around.Target.self, Selector(named: "byName", Around.Target.byName))
#sourceLocation(file: "Hidden.swift", line: 7)
table.add(Around.Target.self, Selector(named: "bySelector", Around.Target.bySelector))
#sourceLocation(file: "Hidden.swift", line: 8)
table.add(Around.Target.self, Selector("hiddenDidEnd:", { (target: Around.Target) in { (_0: Int) in target.hiddenDidEnd(_0) } }))
} }
#sourceLocation(file: "Hidden.swift", line: 22)
extension Late { @MainActor fileprivate static func _table3(_ table: inout ClassTable) {
#sourceLocation(file: "Hidden.swift", line: 22)
table.add(Late.self, Selector("hiddenDidEnd:", { (target: Late) in { (_0: Int) in target.hiddenDidEnd(_0) } }))
} }
#sourceLocation(file: "Hidden.swift", line: 24)
extension Chosen { @MainActor fileprivate static func _table4(_ table: inout ClassTable) {
#sourceLocation(file: "Hidden.swift", line: 24)
table.add(Chosen.self, Selector(named: "tableView:heightForRowAt:", Chosen.tableView(_:heightForRowAt:)))
} }
#sourceLocation(file: "Hidden.swift", line: 31)
fileprivate enum _Registration5 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Around._table2(&$0) }
ClassTables.register { Late._table3(&$0) }
ClassTables.register { Chosen._table4(&$0) }
}
}
#sourceLocation(file: "Hidden.swift", line: 3)
extension HiddenDelegate {
#sourceLocation(file: "Hidden.swift", line: 3)
func hiddenDidEnd(_ number: Int) { if let object = self as? Late { return OptionalRequirement.call(object, (number)) { target, values in target.hiddenDidEnd(values) } } }
var _iddenDidEnd: ((Int) -> Void)? { OptionalRequirement.isImplemented("hiddenDidEnd:", by: self) ? { self.hiddenDidEnd($0) } : nil }
}
#sourceLocation(file: "Hidden.swift", line: 29)
extension Listening {
#sourceLocation(file: "Hidden.swift", line: 29)
public func heard() {  }
public var _eard: (() -> Void)? { OptionalRequirement.isImplemented("heard", by: self) ? { self.heard() } : nil }
}
