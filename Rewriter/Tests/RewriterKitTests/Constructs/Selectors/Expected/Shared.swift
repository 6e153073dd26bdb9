import UIKit

extension UIViewController {
          func dismissIt() {}
}
final class Box<Value>: NSObject {
          private func changed() { print("changed") }
    func send() { perform(Box._sel1_        ) }
}

#sourceLocation(file: "Shared.swift", line: 7)
extension Box { nonisolated fileprivate static var _sel1_: Selector { Selector(named: "changed", Box
                                   .changed) } }
#sourceLocation(file: "Shared.swift", line: 4)
extension UIViewController { @MainActor fileprivate static func _table2(_ table: inout ClassTable) {
#sourceLocation(file: "Shared.swift", line: 4)
table.add(UIViewController.self, Selector(named: "dismissIt", UIViewController.dismissIt))
} }
#sourceLocation(file: "Shared.swift", line: 10)
fileprivate enum _Registration3 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { UIViewController._table2(&$0) }
}
}
