import UIKit

class Person: NSObject {
          dynamic var name = ""
          dynamic let friends: [Person] = []
    private var token: Any?
    /* person.observe(\.name) { } in a comment */
    func watch(_ other: Person, _ layer: CALayer, _ defaults: UserDefaults) {
        token = other.observe(\.name, options: [.new]) { _, _ in }
        token = observe(\Person.name) { _, _ in }
        other.addObserver(self, forKeyPath: "name", options: .new, context: nil)
        other.removeObserver(self, forKeyPath: "friends.name"               )
        willChangeValue(forKey: "name"); didChangeValue(forKey: "name")
        _ = other.publisher(for: \.name)
        _ = other.value(forKey: "name") ?? other.value(forKeyPath: "friends.name")
        other.setValue("x", forKey: "name"        )
        layer.setValue(1, forKey: "one"); _ = layer.value(forKeyPath: "transform.scale"); _ = defaults.value(forKey: "k")
        self.layer(layer).setValue(2, forKeyPath: "opacity")
        NotificationCenter.default.addObserver(self, selector: _sel1         , name: nil, object: nil)
    }
    func layer(_ layer: CALayer) -> CALayer { layer }
          func tap() {}
    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [String: Any]?, context: UnsafeMutableRawPointer?) {}
    func observeValue(_ value: Int) {}
    static func swizzle() {
        guard let one = class_getInstanceMethod(self, _sel2         ) else { return }
        method_exchangeImplementations(one, one); "method_exchangeImplementations(x)".count
    }
}
final class Load: Operation { func finish() { willChangeValue(forKey: "isFinished"); didChangeValue(forKey: "isFinished") } }
class Maker<Cell: UITableViewCell, Model>: NSObject {
    let viewClass: UIView.Type = UILabel.self
    let modelType: Decodable.Type? = nil
    let (a, b) = (1, 2)
    func make() -> Cell { Cell(style: .default, reuseIdentifier: nil) }
    func view() -> UIView { viewClass.init(frame: .zero) }
    func other<View>(_ type: View.Type) -> View where View: UIView & Sendable { self.viewClass.init(); return type.init() }
    func all(_ types: UIControl.Type, _ model: Model.Type, _ coder: NSCoder) { _ = types.init(); _ = Cell(coder: coder); _ = Cell.init() }
    convenience init(text: String) { self.init() }
    override init() { super.init() }
}

#sourceLocation(file: "Keys.swift", line: 18)
extension Person { nonisolated fileprivate static var _sel1_: Selector { Selector(named: "tap", Person
                                                                        .tap) } }
nonisolated fileprivate var _sel1: Selector { Person._sel1_ }
#sourceLocation(file: "Keys.swift", line: 25)
extension Person { nonisolated fileprivate static var _sel2_: Selector { Selector(named: "tap", Person
                                                               .tap) } }
nonisolated fileprivate var _sel2: Selector { Person._sel2_ }
#sourceLocation(file: "Keys.swift", line: 22)
extension Person { @MainActor fileprivate static func _table3(_ table: inout ClassTable) {
#sourceLocation(file: "Keys.swift", line: 22)
table.add(Person.self, Selector(named: "tap", Person.tap))
} }
#sourceLocation(file: "Keys.swift", line: 42)
fileprivate enum _Registration4 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Person._table3(&$0) }
}
}
