import UIKit

final class Track: UIViewController {
    let name: String
    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) {
        name = "none"
        super.init(coder: coder)
    }
}
class BaseList: UIViewController {
                   private func inherited(_ coder: NSCoder) -> UIViewController? { Track(coder: coder, name: "inherited") }
}
final class List: BaseList {
    // @IBSegueAction func none(_ coder: NSCoder) -> Track? { nil }
                   func make(_ coder: NSCoder) -> Track? { Track(coder: coder, name: "plain") }
                  
    private func make(_ coder: NSCoder, sender: Any?) -> Track? { Track(coder: coder, name: "sender") }
                   fileprivate func make(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
        Track(coder: coder, name: identifier ?? "nil")
    }
                   func typed(_ coder: NSCoder, sender button: UIButton?) -> Track? { Track(coder: coder, name: "typed \(button == nil)") }
                                         func renamed(_: NSCoder) -> Track? { nil }
}
let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
let board = UIStoryboard(name: "Main", bundle: Bundle(path: folder))
let list = board.instantiateInitialViewController()!
list.loadViewIfNeeded()
print(list.children.map { ($0 as? Track).map { "\($0.name) \($0.title ?? "") \($0.view.tag)" } ?? "other" })

#sourceLocation(file: "main.swift", line: 15)
extension BaseList { @MainActor fileprivate static func _table1(_ table: inout ClassTable) {
#sourceLocation(file: "main.swift", line: 15)
table.add(BaseList.self, segue: "inherited:") { _ = ($2, $3); return $0.inherited($1) }
} }
#sourceLocation(file: "main.swift", line: 19)
extension List { @MainActor fileprivate static func _table2(_ table: inout ClassTable) {
#sourceLocation(file: "main.swift", line: 19)
table.add(List.self, segue: "make:") { _ = ($2, $3); return $0.make($1) }
#sourceLocation(file: "main.swift", line: 21)
table.add(List.self, segue: "make:sender:") { _ = $3; return $0.make($1, sender: $2) }
#sourceLocation(file: "main.swift", line: 22)
table.add(List.self, segue: "make:sender:identifier:") { return $0.make($1, sender: $2, identifier: $3) }
#sourceLocation(file: "main.swift", line: 25)
table.add(List.self, segue: "typed:sender:") { _ = $3; return $0.typed($1, sender: $2 as? UIButton) }
#sourceLocation(file: "main.swift", line: 26)
table.add(List.self, segue: "renamedAction:") { _ = ($2, $3); return $0.renamed($1) }
} }
#sourceLocation(file: "main.swift", line: 33)
fileprivate enum _Registration3 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { BaseList._table1(&$0) }
ClassTables.register { List._table2(&$0) }
}
}
