import UIKit

      enum Level: Int, CaseIterable { case low, high = 4 }
                      public class Model: NSObject {
          lazy var title: String = "lazy"
          dynamic var count = 0
          var isOn: Bool {              get { count > 0 }               set { count = newValue ? 1 : 0 } }
                  var total = 3
          private(set) var secret: String = "s"
          static let shared = Model()
          class func make() -> Model { Model() }
          init(count: Int) { self.count = count }
                           public override init() {}
          subscript(index: Int) -> Int { index * 2 }
          /* between */ func commented() { print("commented") }
         
    // A comment with @objc func inComment().
    public
    func split(
        over lines: Int,  // @objc here too
        _: String
    ) { print("split", lines) }
          func `repeat`() { print("repeat") }
          func animateWith(duration: Int) { print("animate", duration) }
          @discardableResult func result() -> Int { print("result"); return 1 }
    @available(*, deprecated, message: "old")       func old() {}
    #if true   
         
    #endif
    func conditional() { print("conditional") }
    #if true    && !canImport(NoSuchModule)
          private func unknown() { print("unknown") }
    #elseif os(macOS)
    @objc func unknown() { print("mac") }
    #endif
}
      protocol Named: NSObjectProtocol {
          var name: String { get set }
                  func say(_ text: String)
}
      protocol Both: Named, UIScrollViewDelegate {}
final class Speaker: NSObject, Both {
          var name = "speaker"
    func say(_ text: String) { print(name, text) }
}
struct Outer<Value> {
    final class Inner: NSObject {       func tap() { print("inner", Value.self) } }
    enum Deep { final class Core: NSObject {       func tap() { print("core") } } }
}
enum Space {                                class Ship: NSObject { func fly() { print("fly") } } }
extension Space.Ship {
    func land() { print("land") }
             func hidden() {}
}
      extension Speaker { func shout() { print("shout") } }
      public
class Later: Model { override func `repeat`() { print("later") } }
private class Secret: NSObject {       fileprivate func tap() { print("secret") } }
func secret() -> NSObject { Secret() }
class Around {                    private /* nested */ class Hidden: NSObject {} }
let block: @convention(block) (Int) -> Void = { print("block", $0) }

#sourceLocation(file: "Declarations.swift", line: 15)
extension Model { @available(*, deprecated) @MainActor fileprivate static func _table1(_ table: inout ClassTable) {
#sourceLocation(file: "Declarations.swift", line: 15)
table.add(Model.self, Selector(named: "commented", Model.commented))
#sourceLocation(file: "Declarations.swift", line: 19)
table.add(Model.self, Selector(named: "splitWithOver::", Model.split(over:_:)))
#sourceLocation(file: "Declarations.swift", line: 23)
table.add(Model.self, Selector(named: "repeat", Model.`repeat`))
#sourceLocation(file: "Declarations.swift", line: 24)
table.add(Model.self, Selector(named: "animateWithDuration:", Model.animateWith(duration:)))
#sourceLocation(file: "Declarations.swift", line: 25)
table.add(Model.self, Selector(named: "result", Model.result))
#sourceLocation(file: "Declarations.swift", line: 26)
table.add(Model.self, Selector(named: "old", Model.old))
#sourceLocation(file: "Declarations.swift", line: 30)
table.add(Model.self, Selector(named: "conditional", Model.conditional))
#if (true    && !canImport(NoSuchModule))
#sourceLocation(file: "Declarations.swift", line: 32)
table.add(Model.self, Selector(named: "unknown", Model.unknown))
#endif
} }
#sourceLocation(file: "Declarations.swift", line: 44)
extension Speaker { @available(*, deprecated) @MainActor fileprivate static func _table2(_ table: inout ClassTable) {
#sourceLocation(file: "Declarations.swift", line: 44)
table.add(Speaker.self, Selector("sayIt:", { (target: Speaker) in { (_0: String) in target.say(_0) } }))
} }
#sourceLocation(file: "Declarations.swift", line: 50)
extension Space.Ship { @available(*, deprecated) @MainActor fileprivate static func _table3(_ table: inout ClassTable) {
#sourceLocation(file: "Declarations.swift", line: 50)
table.add(Space.Ship.self, Selector(named: "fly", Space.Ship.fly))
} }
#sourceLocation(file: "Declarations.swift", line: 52)
extension Space.Ship { @available(*, deprecated) @MainActor fileprivate static func _table4(_ table: inout ClassTable) {
#sourceLocation(file: "Declarations.swift", line: 52)
table.add(Space.Ship.self, Selector(named: "land", Space.Ship.land))
} }
#sourceLocation(file: "Declarations.swift", line: 55)
extension Speaker { @available(*, deprecated) @MainActor fileprivate static func _table5(_ table: inout ClassTable) {
#sourceLocation(file: "Declarations.swift", line: 55)
table.add(Speaker.self, Selector(named: "shout", Speaker.shout))
} }
#sourceLocation(file: "Declarations.swift", line: 58)
extension Secret { @available(*, deprecated) @MainActor fileprivate static func _table6(_ table: inout ClassTable) {
#sourceLocation(file: "Declarations.swift", line: 58)
table.add(Secret.self, Selector(named: "tap", Secret.tap))
} }
#sourceLocation(file: "Declarations.swift", line: 62)
@available(*, deprecated) fileprivate enum _Registration7 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register(Model.self, as: "AppLegacyModel")
ClassTables.register { Model._table1(&$0) }
ClassTables.register { Speaker._table2(&$0) }
ClassTables.register(Space.Ship.self, as: "SpaceClass")
ClassTables.register { Space.Ship._table3(&$0) }
ClassTables.register { Space.Ship._table4(&$0) }
ClassTables.register { Speaker._table5(&$0) }
ClassTables.register { Secret._table6(&$0) }
}
}
