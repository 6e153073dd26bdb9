import UIKit

/// Forwards UIKit's delegate methods, as libraries do.
final class Proxy: NSObject, UIScrollViewDelegate, UITableViewDelegate {
    weak var scrollDelegate: UIScrollViewDelegate?
    weak var tableDelegate: UITableViewDelegate?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollDelegate?.scrollViewDidScroll (scrollView) }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        scrollDelegate?.scrollViewDidZoom (scrollView)
        print(_has5(scrollDelegate)               != nil, _has6(scrollDelegate)                 == nil, _has7(tableDelegate)                        != nil)
        if _has8(self.tableDelegate)                        != nil { print("height") }
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableDelegate?.tableView (tableView, didSelectRowAt: indexPath)
        if tableDelegate?.responds(to: Selector("tableView:didSelectRowAt:")                      ) == true { print("responds") }
    }
}
class Rows: UIViewController, UITableViewDelegate {}
extension Rows { func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("row", indexPath.row) } }
extension Rows: UIScrollViewDelegate { func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled") } }

#sourceLocation(file: "Proxy.swift", line: 7)
extension Proxy { @MainActor fileprivate static func _table1(_ table: inout ClassTable) {
#sourceLocation(file: "Proxy.swift", line: 7)
table.add(Proxy.self, Selector(named: "scrollViewDidScroll:", Proxy.scrollViewDidScroll(_:)))
#sourceLocation(file: "Proxy.swift", line: 8)
table.add(Proxy.self, Selector(named: "scrollViewDidZoom:", Proxy.scrollViewDidZoom(_:)))
#sourceLocation(file: "Proxy.swift", line: 13)
table.add(Proxy.self, Selector(named: "tableView:didSelectRowAt:", Proxy.tableView(_:didSelectRowAt:)))
} }
#sourceLocation(file: "Proxy.swift", line: 19)
extension Rows { @MainActor fileprivate static func _table2(_ table: inout ClassTable) {
#sourceLocation(file: "Proxy.swift", line: 19)
table.add(Rows.self, Selector(named: "tableView:didSelectRowAt:", Rows.tableView(_:didSelectRowAt:)))
} }
#sourceLocation(file: "Proxy.swift", line: 20)
extension Rows { @MainActor fileprivate static func _table3(_ table: inout ClassTable) {
#sourceLocation(file: "Proxy.swift", line: 20)
table.add(Rows.self, Selector(named: "scrollViewDidScroll:", Rows.scrollViewDidScroll(_:)))
} }
#sourceLocation(file: "Proxy.swift", line: 21)
fileprivate enum _Registration4 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Proxy._table1(&$0) }
ClassTables.register { Rows._table2(&$0) }
ClassTables.register { Rows._table3(&$0) }
}
}
#sourceLocation(file: "Proxy.swift", line: 10)
nonisolated fileprivate func _has5(_ object: Any?) -> Bool? { object.map { OptionalRequirement.isImplemented("scrollViewDidScroll:", by: $0 as AnyObject) } == true ? true : nil }
#sourceLocation(file: "Proxy.swift", line: 10)
nonisolated fileprivate func _has6(_ object: Any?) -> Bool? { object.map { OptionalRequirement.isImplemented("scrollViewDidZoom:", by: $0 as AnyObject) } == true ? true : nil }
#sourceLocation(file: "Proxy.swift", line: 10)
nonisolated fileprivate func _has7(_ object: Any?) -> Bool? { object.map { OptionalRequirement.isImplemented("tableView:didSelectRowAt:", by: $0 as AnyObject) } == true ? true : nil }
#sourceLocation(file: "Proxy.swift", line: 11)
nonisolated fileprivate func _has8(_ object: Any?) -> Bool? { object.map { OptionalRequirement.isImplemented("tableView:heightForRowAt:", by: $0 as AnyObject) } == true ? true : nil }
