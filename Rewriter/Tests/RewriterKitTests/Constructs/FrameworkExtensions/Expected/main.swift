import UIKit

typealias Picture = UIImageView

extension UIView {
    func _8b5b_describe(_ depth: Int) -> String { "view\(depth)" }
    var _f561_corner: Int {
        get { tag }
        set { tag = newValue }
    }
    func reset() { corner = 1 }
}

extension UILabel {
    func _faef_describe   (_ depth: Int) -> String { "label of " + _8b5b_describe(depth + 1) }
    var _33a5_corner   : Int {
        get { _f561_corner * 2 }
        set { _f561_corner = newValue + 1 }
    }
}

class Badge: UILabel {
    func _9f6b_describe   (_ depth: Int) -> String { "badge of " + _faef_describe(depth + 1) }
}

extension Picture {
    func _6b67_shouldPreload() -> Bool { true }
}
class Animated: Picture {
    func _9ad6_shouldPreload   () -> Bool { !_6b67_shouldPreload() }
}

let views: [UIView] = [UIView(), UILabel(), Badge()]
for view in views {
    view.reset()
    print(view.describe(0), view.corner, view.tag)
}
print(Picture().shouldPreload(), Animated().shouldPreload())

#sourceLocation(file: "main.swift", line: 27)
extension Picture { func shouldPreload() -> Bool {
if let object = self as? Animated { return object._9ad6_shouldPreload() }
return _6b67_shouldPreload()
} }
#sourceLocation(file: "main.swift", line: 7)
extension UIView { var corner: Int { get {
if let object = self as? UILabel { return object._33a5_corner }
return _f561_corner
} set {
if let object = self as? UILabel { return object._33a5_corner = newValue }
return self._f561_corner = newValue
} } }
#sourceLocation(file: "main.swift", line: 6)
extension UIView { func describe(_ depth: Int) -> String {
if let object = self as? Badge { return object._9f6b_describe(depth) }
if let object = self as? UILabel { return object._faef_describe(depth) }
return _8b5b_describe(depth)
} }
#sourceLocation(file: "main.swift", line: 6)
extension UIView { @MainActor fileprivate static func _table1(_ table: inout ClassTable) {
#sourceLocation(file: "main.swift", line: 6)
table.add(UIView.self, Selector(named: "describe:", UIView.describe(_:)))
} }
#sourceLocation(file: "main.swift", line: 27)
extension Picture { @MainActor fileprivate static func _table2(_ table: inout ClassTable) {
#sourceLocation(file: "main.swift", line: 27)
table.add(Picture.self, Selector(named: "shouldPreload", Picture.shouldPreload))
} }
#sourceLocation(file: "main.swift", line: 39)
fileprivate enum _Registration3 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { UIView._table1(&$0) }
ClassTables.register { Picture._table2(&$0) }
}
}
