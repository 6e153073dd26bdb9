import UIKit

class Screen: UIViewController {
          func tap() { print("tapped") }
}
Screen().perform(_sel1                )

#sourceLocation(file: "main.swift", line: 5)
nonisolated fileprivate var _sel1: Selector { Selector(named: "tap", Screen
                                 .tap) }
#sourceLocation(file: "main.swift", line: 4)
extension Screen { @MainActor fileprivate static func _table2(_ table: inout ClassTable) {
#sourceLocation(file: "main.swift", line: 4)
table.add(Screen.self, Selector(named: "tap", Screen.tap))
} }
#sourceLocation(file: "main.swift", line: 7)
fileprivate enum _Registration3 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Screen._table2(&$0) }
}
}
