import UIKit
#if canImport(NoSuchModule)
import NoSuchModule
#endif

@propertyWrapper struct Clamped { private var value = 0; var wrappedValue: Int { get { value } set { value = min(newValue, 9) } }
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
@resultBuilder enum Lines { static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "|") } }
@dynamicMemberLookup       class Mixed: UIViewController {
    #if canImport(NoSuchModule)
              weak var missing: NoSuchView!
              func missingAction(_ sender: NoSuchView) { perform(_sel1                       ) }
    #else
              weak var label: UILabel!
              func action(_ sender: Any) { print("action") }
    #endif
    #if swift(>=6.9) && true   
          func newer() {}
    #elseif compiler(>=5) || true                        
          func older() { print("older") }
    #endif
    @Clamped       var level: Int = 12
          @Clamped dynamic var other = 3
                   @Clamped var shown: Int = 4
    @available(iOS 15, *) @MainActor       @discardableResult final func many() -> Int { print("many"); return 1 }
    subscript(dynamicMember name: String) -> Selector { _sel2            }
    @Lines func text() -> String { "a"; "\(_sel3           )"; { () -> String in "\(_sel4          )" }() }
    lazy var items = [("x", _sel5           ), ("y", _sel6          )].map { (name: $0, action: $1) }
    let (first, second) = (_sel7           , _sel8                   )
    private enum Kind: CaseIterable { case a; var selector: Selector { switch self { case .a: return _sel9                  } } }
    private struct Hidden { let selector = _sel10               ; static let all = [_sel11                ] }
    func run() {
        defer { perform(_sel12          ) }
        do { perform(_sel13         ) }
        func nested(_ selector: Selector = Selector(named: "older", Mixed.older), @Lines body: () -> String) -> String { "\(selector) \(body())" }
        print(nested { "in"; "\(_sel15               .description)" }, text(), self.anything, items.map(\.action), first, second)
        print(Kind.a.selector, Hidden().selector, Hidden.all, [_sel16          : 1].count, level, other, shown)
        @MainActor final class Local: NSObject {
                  func tap() { print("local") }
            deinit { let name = Selector(named: "tap", Local.tap); print(name) }
            func go() { perform(Selector(named: "tap", Local.tap)); perform(Selector(named: "tap", Local.tap)) }
        }
        Local().go()
        guard let button = UIButton() as UIButton?, case let action = _sel20          , button.allTargets.isEmpty else { return }
        for selector in [action] where selector == _sel21           { print("equal") }
        let result = try? { () throws -> Selector in _sel22           }(); print(result as Any, true ? _sel23           : _sel24         )
        if let old = ClassTables.named("Nothing\("")") { print(old) }
    }

#if (!canImport(NoSuchModule))
#sourceLocation(file: "Mixed.swift", line: 51)
override func viewDidLoad() { _4e4cc67_viewDidLoad() }
#endif
#sourceLocation(file: "Mixed.swift", line: 49)

#if (!(!canImport(NoSuchModule)))
#sourceLocation(file: "Mixed.swift", line: 53)
override func viewDidLoad() { _4e4cc67_viewDidLoad() }
#endif
#sourceLocation(file: "Mixed.swift", line: 49)
}
extension Mixed { #if !canImport(NoSuchModule)
    func _4e4cc67_viewDidLoad() { super.viewDidLoad(); print("loaded") }
    #else
    func _4e4cc67_viewDidLoad() { noSuch() }
    #endif
    static let fromExtension = _sel25                
          fileprivate func inExtension() {}
}
extension Mixed: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tableView.tag }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func copied(with zone: NSZone? = nil) -> Any { self }
    func generic<T>(_ value: T) where T: Hashable {}
    func closure(_ body: @escaping () -> Void) {}
    func variadic(_ values: Int...) {}
    func failing() throws -> Int { 1 }
    func waiting() async {}
    func opaque(_ view: some UIView) -> some UIView { view }
    func tuple(_ pair: (Int, String)) -> (Int, String) { pair }
    func inOut(_ value: inout Int) {}
    func shared(_ value: borrowing String, _ other: consuming String) {}
    private func hidden() {}
    static func + (one: Mixed, other: Mixed) -> Int { 0 }
    func callAsFunction(_ x: Int) {}
    func defaults(_ x: Int = #line, `in` y: String = #function, _ z: Mixed? = nil) {}
}

#if (canImport(NoSuchModule))
#sourceLocation(file: "Mixed.swift", line: 11)
extension Mixed { nonisolated fileprivate static var _sel1_: Selector { Selector(named: "missingAction:", Mixed
                                                                          .missingAction(_:)) } }
nonisolated fileprivate var _sel1: Selector { Mixed._sel1_ }
#endif
#sourceLocation(file: "Mixed.swift", line: 25)
extension Mixed { nonisolated fileprivate static var _sel2_: Selector { Selector(named: "older", Mixed
                                                                 .older) } }
nonisolated fileprivate var _sel2: Selector { Mixed._sel2_ }
#sourceLocation(file: "Mixed.swift", line: 26)
extension Mixed { nonisolated fileprivate static var _sel3_: Selector { Selector(named: "older", Mixed
                                                    .older) } }
nonisolated fileprivate var _sel3: Selector { Mixed._sel3_ }
#sourceLocation(file: "Mixed.swift", line: 26)
extension Mixed { nonisolated fileprivate static var _sel4_: Selector { Selector(named: "many", Mixed
                                                                                             .many) } }
nonisolated fileprivate var _sel4: Selector { Mixed._sel4_ }
#sourceLocation(file: "Mixed.swift", line: 27)
extension Mixed { nonisolated fileprivate static var _sel5_: Selector { Selector(named: "older", Mixed
                                     .older) } }
nonisolated fileprivate var _sel5: Selector { Mixed._sel5_ }
#sourceLocation(file: "Mixed.swift", line: 27)
extension Mixed { nonisolated fileprivate static var _sel6_: Selector { Selector(named: "many", Mixed
                                                              .many) } }
nonisolated fileprivate var _sel6: Selector { Mixed._sel6_ }
#sourceLocation(file: "Mixed.swift", line: 28)
extension Mixed { nonisolated fileprivate static var _sel7_: Selector { Selector(named: "older", Mixed
                                    .older) } }
nonisolated fileprivate var _sel7: Selector { Mixed._sel7_ }
#sourceLocation(file: "Mixed.swift", line: 29)
extension Mixed { nonisolated fileprivate static var _sel8_: Selector { Selector(named: "level", reading: { (target: Mixed) in target.level }) } }
nonisolated fileprivate var _sel8: Selector { Mixed._sel8_ }
#sourceLocation(file: "Mixed.swift", line: 29)
nonisolated fileprivate var _sel9: Selector { Selector(named: "older", Mixed
                                                                                                                    .older) }
#sourceLocation(file: "Mixed.swift", line: 30)
nonisolated fileprivate var _sel10: Selector { Selector(named: "many", Mixed
                                                          .many) }
#sourceLocation(file: "Mixed.swift", line: 30)
nonisolated fileprivate var _sel11: Selector { Selector(named: "older", Mixed
                                                                                                   .older) }
#sourceLocation(file: "Mixed.swift", line: 32)
extension Mixed { nonisolated fileprivate static var _sel12_: Selector { Selector(named: "older", Mixed
                                 .older) } }
nonisolated fileprivate var _sel12: Selector { Mixed._sel12_ }
#sourceLocation(file: "Mixed.swift", line: 33)
extension Mixed { nonisolated fileprivate static var _sel13_: Selector { Selector(named: "many", Mixed
                              .many) } }
nonisolated fileprivate var _sel13: Selector { Mixed._sel13_ }
#sourceLocation(file: "Mixed.swift", line: 35)
extension Mixed { nonisolated fileprivate static var _sel15_: Selector { Selector(named: "many", Mixed
                                               .many) } }
nonisolated fileprivate var _sel15: Selector { Mixed._sel15_ }
#sourceLocation(file: "Mixed.swift", line: 36)
extension Mixed { nonisolated fileprivate static var _sel16_: Selector { Selector(named: "older", Mixed
                                                                        .older) } }
nonisolated fileprivate var _sel16: Selector { Mixed._sel16_ }
#sourceLocation(file: "Mixed.swift", line: 43)
extension Mixed { nonisolated fileprivate static var _sel20_: Selector { Selector(named: "older", Mixed
                                                                               .older) } }
nonisolated fileprivate var _sel20: Selector { Mixed._sel20_ }
#sourceLocation(file: "Mixed.swift", line: 44)
extension Mixed { nonisolated fileprivate static var _sel21_: Selector { Selector(named: "older", Mixed
                                                            .older) } }
nonisolated fileprivate var _sel21: Selector { Mixed._sel21_ }
#sourceLocation(file: "Mixed.swift", line: 45)
extension Mixed { nonisolated fileprivate static var _sel22_: Selector { Selector(named: "older", Mixed
                                                              .older) } }
nonisolated fileprivate var _sel22: Selector { Mixed._sel22_ }
#sourceLocation(file: "Mixed.swift", line: 45)
extension Mixed { nonisolated fileprivate static var _sel23_: Selector { Selector(named: "older", Mixed
                                                                                                                .older) } }
nonisolated fileprivate var _sel23: Selector { Mixed._sel23_ }
#sourceLocation(file: "Mixed.swift", line: 45)
extension Mixed { nonisolated fileprivate static var _sel24_: Selector { Selector(named: "many", Mixed
                                                                                                                                   .many) } }
nonisolated fileprivate var _sel24: Selector { Mixed._sel24_ }
#sourceLocation(file: "Mixed.swift", line: 54)
extension Mixed { nonisolated fileprivate static var _sel25_: Selector { Selector(named: "inExtension", Mixed
                                        .inExtension) } }
nonisolated fileprivate var _sel25: Selector { Mixed._sel25_ }
#sourceLocation(file: "Mixed.swift", line: 11)
extension Mixed { @MainActor fileprivate static func _table26(_ table: inout ClassTable) {
#if (canImport(NoSuchModule))
#sourceLocation(file: "Mixed.swift", line: 11)
table.add(Mixed.self, "missing", \Mixed.missing, isOutlet: true)
#endif
#if (canImport(NoSuchModule))
#sourceLocation(file: "Mixed.swift", line: 12)
table.add(Mixed.self, Selector(named: "missingAction:", Mixed.missingAction(_:)))
#endif
#if (!(canImport(NoSuchModule)))
#sourceLocation(file: "Mixed.swift", line: 14)
table.add(Mixed.self, "label", \Mixed.label, isOutlet: true)
#endif
#if (!(canImport(NoSuchModule)))
#sourceLocation(file: "Mixed.swift", line: 15)
table.add(Mixed.self, Selector(named: "action:", Mixed.action(_:)))
#endif
#if (swift(>=6.9) && true   )
#sourceLocation(file: "Mixed.swift", line: 18)
table.add(Mixed.self, Selector(named: "newer", Mixed.newer))
#endif
#if (!(swift(>=6.9) && true   )) && (compiler(>=5) || true                        )
#sourceLocation(file: "Mixed.swift", line: 20)
table.add(Mixed.self, Selector(named: "older", Mixed.older))
#endif
#sourceLocation(file: "Mixed.swift", line: 24)
table.add(Mixed.self, "shown", \Mixed.shown, isOutlet: false)
#sourceLocation(file: "Mixed.swift", line: 25)
table.add(Mixed.self, Selector(named: "many", Mixed.many))
#sourceLocation(file: "Mixed.swift", line: 27)
table.add(Mixed.self, Selector(named: "text", Mixed.text))
#sourceLocation(file: "Mixed.swift", line: 32)
table.add(Mixed.self, Selector(named: "run", Mixed.run))
} }
#sourceLocation(file: "Mixed.swift", line: 51)
extension Mixed { @MainActor fileprivate static func _table27(_ table: inout ClassTable) {
#if (!canImport(NoSuchModule))
#sourceLocation(file: "Mixed.swift", line: 51)
table.add(Mixed.self, Selector(named: "viewDidLoad", Mixed.viewDidLoad))
#endif
#if (!(!canImport(NoSuchModule)))
#sourceLocation(file: "Mixed.swift", line: 53)
table.add(Mixed.self, Selector(named: "viewDidLoad", Mixed.viewDidLoad))
#endif
#sourceLocation(file: "Mixed.swift", line: 56)
table.add(Mixed.self, Selector(named: "inExtension", Mixed.inExtension))
} }
#sourceLocation(file: "Mixed.swift", line: 59)
extension Mixed { @MainActor fileprivate static func _table28(_ table: inout ClassTable) {
#sourceLocation(file: "Mixed.swift", line: 59)
table.add(Mixed.self, Selector(named: "tableView:numberOfRowsInSection:", Mixed.tableView(_:numberOfRowsInSection:)))
#sourceLocation(file: "Mixed.swift", line: 60)
table.add(Mixed.self, Selector(named: "tableView:cellForRowAt:", Mixed.tableView(_:cellForRowAt:)))
#sourceLocation(file: "Mixed.swift", line: 61)
table.add(Mixed.self, Selector(named: "copiedWith:", Mixed.copied(with:)))
#sourceLocation(file: "Mixed.swift", line: 68)
table.add(Mixed.self, Selector(named: "tuple:", Mixed.tuple(_:)))
#sourceLocation(file: "Mixed.swift", line: 70)
table.add(Mixed.self, Selector(named: "shared::", Mixed.shared(_:_:)))
#sourceLocation(file: "Mixed.swift", line: 73)
table.add(Mixed.self, Selector(named: "callAsFunction:", Mixed.callAsFunction(_:)))
#sourceLocation(file: "Mixed.swift", line: 74)
table.add(Mixed.self, Selector(named: "defaults:in::", Mixed.defaults(_:in:_:)))
} }
#sourceLocation(file: "Mixed.swift", line: 76)
fileprivate enum _Registration29 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Mixed._table26(&$0) }
ClassTables.register { Mixed._table27(&$0) }
ClassTables.register { Mixed._table28(&$0) }
}
}
