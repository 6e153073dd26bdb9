import UIKit

class Screen: UIViewController {
          func tap() { print("tapped") }
}
Screen().perform(_sel1                )
let caller = Caller()
caller.shelf.perform(_sel2               )
print(caller.start(), caller.shelf.count(), Item(content: 1).title(Label(text: "label")), Child() is Shelf2)

#sourceLocation(file: "main.swift", line: 5)
nonisolated fileprivate var _sel1: Selector { Selector(named: "tap", Screen
                                 .tap) }
#sourceLocation(file: "main.swift", line: 7)
nonisolated fileprivate var _sel2: Selector { Selector(named: "tap", Shelf
                                    .tap) }
#sourceLocation(file: "main.swift", line: 4)
extension Screen { @MainActor fileprivate static func _table3(_ table: inout ClassTable) {
#sourceLocation(file: "main.swift", line: 4)
table.add(Screen.self, Selector(named: "tap", Screen.tap))
} }
#sourceLocation(file: "main.swift", line: 10)
fileprivate enum _Registration4 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Screen._table3(&$0) }
}
}
