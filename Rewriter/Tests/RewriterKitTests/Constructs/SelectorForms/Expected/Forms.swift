import UIKit

class Forms: UIViewController {
    let stored = _sel1           
    static let shared = _sel2                      
    lazy var lazily: Selector = { _sel3            }()
    var computed: Selector { get { _sel4                     } set {} }
          func plain() { print("plain") }
          func sender(_ sender: Any?) { print("sender", sender is UIButton) }
          func both(_ sender: UIControl, event: UIEvent) { print("both") }
          private func hidden() { print("hidden") }
          func over(_ text: String) { print("text", text) }
                       func over(_ number: Int) { print("number", number) }
          func close() { print("close") }
          func close(_ sender: Any?) { print("close sender") }
    func take(_ selector: Selector = Selector(named: "hidden", Forms.hidden), then next: (Selector) -> Void = { _ in }) { next(selector) }

    func use() {
        // "#selector(inComment)" is no selector, nor is the next one: /* #selector(x) */
        let text = "#selector(text) \(_sel6           ) \("nested \(_sel7                 )")"
        let raw = #"#selector(raw) \(no) \#(_sel8                 )"#
        let long = """
            #selector(long)
            \(_sel9           ) end "\(_sel10          .description.count)"
            """
        print(text, raw, long, separator: "\n")
        print(stored, Self.shared, lazily, computed)
        take { print($0) }
        let closure = { [weak self] (_: Int) -> Selector in _ = self; return _sel11            }
        print(closure(1), [1].map { _ in _sel12           }, _sel13                              , _sel14                           )
        print(_sel15                                               , _sel16                          , _sel17              )
        func local() -> Selector { return _sel18           }
        print(local(), _sel19    
                                 
         , _sel20                        , _sel21                     )
        let nested = Nested.Deeper()
        print(Selector(named: "go", of: nested, { $0.go }), _sel22                                       , _sel23                          )
        if true, case let selector = _sel24           , selector.description == "hidden" { perform(selector) }
        switch _sel25           { case _sel26          : print("same"); default: print("other") }
        #if os(macOS)
        print(#selector(macOnly))
        #elseif DEBUG
        print(#selector(debugOnly))
        #else
        print(_sel27          .hashValue == _sel28                .hashValue)
        #endif
        struct Local { static let selector = _sel29                 }
        print(Local.selector, Generic<Int>(3).send(), Generic<Int>.Part().send())
        print(_sel30                        , _sel31                , Box().run())
        perform(_sel32                              , with: 5)
        perform(_sel33                                 , with: "five")
    }
          func `repeat`(in place: String) {}
    enum Nested { class Deeper: NSObject {       func go() { print("go") } } }
    fileprivate final class Box: NSObject {
              private func own() { print("own") }
        func run() -> Selector { perform(_sel34        ); return _sel35         }
    }
}
final class Child: Forms { override func plain() { super.plain(); print("child", _sel36                , _sel37                  ) } }
extension Forms {       fileprivate func hidden2() {} }
class Generic<Value>: NSObject {
    let value: Value
    let stored = Generic._sel38_   
    init(_ value: Value) { self.value = value }
          private func changed() { print("changed", value) }
          func with(_ value: Any?) { print("with") }
    func send() -> Selector {
        perform(Generic._sel39_   )
        perform(Generic._sel40_    , with: nil)
        perform(stored)
        return { Generic._sel41_    }()
    }
    class Part: NSObject {
              func act() { print("part") }
        func send() -> Selector { perform(Part._sel42_  ); return Part._sel43_   }
    }
}
class Concrete: Generic<String> { func more() { perform(_sel44             , with: 1) } }
      protocol Acting: AnyObject { func act(now: Int) }
extension Acting where Self: UIView { func selector() -> Selector { _sel45                      } }
class Actor: UIView, Acting { func act(now: Int) {} }

#sourceLocation(file: "Forms.swift", line: 3)
extension Forms { nonisolated fileprivate static var _sel1_: Selector { Selector(named: "plain", Forms
                          .plain) } }
nonisolated fileprivate var _sel1: Selector { Forms._sel1_ }
#sourceLocation(file: "Forms.swift", line: 4)
extension Forms { nonisolated fileprivate static var _sel2_: Selector { Selector(named: "sender:", Forms
                                       .sender(_:)) } }
nonisolated fileprivate var _sel2: Selector { Forms._sel2_ }
#sourceLocation(file: "Forms.swift", line: 5)
extension Forms { nonisolated fileprivate static var _sel3_: Selector { Selector(named: "plain", Forms
                                           .plain) } }
nonisolated fileprivate var _sel3: Selector { Forms._sel3_ }
#sourceLocation(file: "Forms.swift", line: 6)
extension Forms { nonisolated fileprivate static var _sel4_: Selector { Selector(named: "both:event:", Forms
                                            .both(_:event:)) } }
nonisolated fileprivate var _sel4: Selector { Forms._sel4_ }
#sourceLocation(file: "Forms.swift", line: 19)
extension Forms { nonisolated fileprivate static var _sel6_: Selector { Selector(named: "plain", Forms
                                               .plain) } }
nonisolated fileprivate var _sel6: Selector { Forms._sel6_ }
#sourceLocation(file: "Forms.swift", line: 19)
extension Forms { nonisolated fileprivate static var _sel7_: Selector { Selector(named: "hidden", Forms
                                                                                  .hidden) } }
nonisolated fileprivate var _sel7: Selector { Forms._sel7_ }
#sourceLocation(file: "Forms.swift", line: 20)
extension Forms { nonisolated fileprivate static var _sel8_: Selector { Selector(named: "plain", Forms
                                                           .plain) } }
nonisolated fileprivate var _sel8: Selector { Forms._sel8_ }
#sourceLocation(file: "Forms.swift", line: 23)
extension Forms { nonisolated fileprivate static var _sel9_: Selector { Selector(named: "plain", Forms
                       .plain) } }
nonisolated fileprivate var _sel9: Selector { Forms._sel9_ }
#sourceLocation(file: "Forms.swift", line: 23)
extension Forms { nonisolated fileprivate static var _sel10_: Selector { Selector(named: "plain", Forms
                                                .plain) } }
nonisolated fileprivate var _sel10: Selector { Forms._sel10_ }
#sourceLocation(file: "Forms.swift", line: 28)
extension Forms { nonisolated fileprivate static var _sel11_: Selector { Selector(named: "hidden", Forms
                                                                                      .hidden) } }
nonisolated fileprivate var _sel11: Selector { Forms._sel11_ }
#sourceLocation(file: "Forms.swift", line: 29)
extension Forms { nonisolated fileprivate static var _sel12_: Selector { Selector(named: "plain", Forms
                                                  .plain) } }
nonisolated fileprivate var _sel12: Selector { Forms._sel12_ }
#sourceLocation(file: "Forms.swift", line: 29)
extension Forms { nonisolated fileprivate static var _sel13_: Selector { Selector(named: "overNumber:", Forms
                                                                      .over(_:) as (Forms) -> (Int) -> Void) } }
nonisolated fileprivate var _sel13: Selector { Forms._sel13_ }
#sourceLocation(file: "Forms.swift", line: 29)
extension Forms { nonisolated fileprivate static var _sel14_: Selector { Selector(named: "over:", Forms
                                                                                                            .over(_:) as (Forms) -> (String) -> ()) } }
nonisolated fileprivate var _sel14: Selector { Forms._sel14_ }
#sourceLocation(file: "Forms.swift", line: 30)
extension Forms { nonisolated fileprivate static var _sel15_: Selector { Selector(named: "overNumber:", Forms
                             .over(_:) as (Forms) -> (Int) -> Void) } }
nonisolated fileprivate var _sel15: Selector { Forms._sel15_ }
#sourceLocation(file: "Forms.swift", line: 30)
extension Forms { nonisolated fileprivate static var _sel16_: Selector { Selector(named: "close", Forms
                                                                               .close as (Forms) -> () -> Void) } }
nonisolated fileprivate var _sel16: Selector { Forms._sel16_ }
#sourceLocation(file: "Forms.swift", line: 30)
extension Forms { nonisolated fileprivate static var _sel17_: Selector { Selector(named: "close:", Forms
                                                                                                                .close(_:)) } }
nonisolated fileprivate var _sel17: Selector { Forms._sel17_ }
#sourceLocation(file: "Forms.swift", line: 31)
extension Forms { nonisolated fileprivate static var _sel18_: Selector { Selector(named: "plain", Forms
                                                   .plain) } }
nonisolated fileprivate var _sel18: Selector { Forms._sel18_ }
#sourceLocation(file: "Forms.swift", line: 33)
extension Forms { nonisolated fileprivate static var _sel19_: Selector { Selector(named: "plain", Forms
           .plain) } }
nonisolated fileprivate var _sel19: Selector { Forms._sel19_ }
#sourceLocation(file: "Forms.swift", line: 34)
extension Forms { nonisolated fileprivate static var _sel20_: Selector { Selector(named: "both:event:", Forms
                         .both(_:event:)) } }
nonisolated fileprivate var _sel20: Selector { Forms._sel20_ }
#sourceLocation(file: "Forms.swift", line: 34)
extension Forms { nonisolated fileprivate static var _sel21_: Selector { Selector(named: "go", Forms.Nested.Deeper
                                                                  .go) } }
nonisolated fileprivate var _sel21: Selector { Forms._sel21_ }
#sourceLocation(file: "Forms.swift", line: 36)
extension Forms { nonisolated fileprivate static var _sel22_: Selector { let method = UIViewController
                                                              .viewDidAppear(_:)
return Selector(named: "viewDidAppear:", method) } }
nonisolated fileprivate var _sel22: Selector { Forms._sel22_ }
#sourceLocation(file: "Forms.swift", line: 36)
extension Forms { nonisolated fileprivate static var _sel23_: Selector { let method = UIView
                                                                                                   .layoutSubviews
return Selector(inferring: "layoutSubviews", method) } }
nonisolated fileprivate var _sel23: Selector { Forms._sel23_ }
#sourceLocation(file: "Forms.swift", line: 37)
extension Forms { nonisolated fileprivate static var _sel24_: Selector { Selector(named: "hidden", Forms
                                              .hidden) } }
nonisolated fileprivate var _sel24: Selector { Forms._sel24_ }
#sourceLocation(file: "Forms.swift", line: 38)
extension Forms { nonisolated fileprivate static var _sel25_: Selector { Selector(named: "plain", Forms
                        .plain) } }
nonisolated fileprivate var _sel25: Selector { Forms._sel25_ }
#sourceLocation(file: "Forms.swift", line: 38)
extension Forms { nonisolated fileprivate static var _sel26_: Selector { Selector(named: "plain", Forms
                                                .plain) } }
nonisolated fileprivate var _sel26: Selector { Forms._sel26_ }
#sourceLocation(file: "Forms.swift", line: 44)
extension Forms { nonisolated fileprivate static var _sel27_: Selector { Selector(named: "plain", Forms
                       .plain) } }
nonisolated fileprivate var _sel27: Selector { Forms._sel27_ }
#sourceLocation(file: "Forms.swift", line: 44)
extension Forms { nonisolated fileprivate static var _sel28_: Selector { Selector(named: "plain", Forms
                                                           .plain) } }
nonisolated fileprivate var _sel28: Selector { Forms._sel28_ }
#sourceLocation(file: "Forms.swift", line: 46)
nonisolated fileprivate var _sel29: Selector { Selector(named: "plain", Forms
                                                            .plain) }
#sourceLocation(file: "Forms.swift", line: 48)
extension Forms { nonisolated fileprivate static var _sel30_: Selector { Selector(named: "repeatIn:", Forms
                             .`repeat`(in:)) } }
nonisolated fileprivate var _sel30: Selector { Forms._sel30_ }
#sourceLocation(file: "Forms.swift", line: 48)
extension Forms { nonisolated fileprivate static var _sel31_: Selector { Selector(named: "plain", Child
                                                             .plain) } }
nonisolated fileprivate var _sel31: Selector { Forms._sel31_ }
#sourceLocation(file: "Forms.swift", line: 49)
extension Forms { nonisolated fileprivate static var _sel32_: Selector { Selector(named: "overNumber:", Forms
                         .over(_:) as (Forms) -> (Int) -> Void) } }
nonisolated fileprivate var _sel32: Selector { Forms._sel32_ }
#sourceLocation(file: "Forms.swift", line: 50)
extension Forms { nonisolated fileprivate static var _sel33_: Selector { Selector(named: "over:", Forms
                         .over(_:) as (Forms) -> (String) -> Void) } }
nonisolated fileprivate var _sel33: Selector { Forms._sel33_ }
#sourceLocation(file: "Forms.swift", line: 56)
extension Forms.Box { nonisolated fileprivate static var _sel34_: Selector { Selector(named: "own", Forms.Box
                                                  .own) } }
nonisolated fileprivate var _sel34: Selector { Forms.Box._sel34_ }
#sourceLocation(file: "Forms.swift", line: 56)
extension Forms.Box { nonisolated fileprivate static var _sel35_: Selector { Selector(named: "own", Forms.Box
                                                                          .own) } }
nonisolated fileprivate var _sel35: Selector { Forms.Box._sel35_ }
#sourceLocation(file: "Forms.swift", line: 59)
extension Child { nonisolated fileprivate static var _sel36_: Selector { Selector(named: "plain", Forms
                                                                                                .plain) } }
nonisolated fileprivate var _sel36: Selector { Child._sel36_ }
#sourceLocation(file: "Forms.swift", line: 59)
extension Child { nonisolated fileprivate static var _sel37_: Selector { Selector(named: "hidden2", Forms
                                                                                                                        .hidden2) } }
nonisolated fileprivate var _sel37: Selector { Child._sel37_ }
#sourceLocation(file: "Forms.swift", line: 63)
extension Generic { nonisolated fileprivate static var _sel38_: Selector { Selector(named: "changed", Generic
                          .changed) } }
#sourceLocation(file: "Forms.swift", line: 68)
extension Generic { nonisolated fileprivate static var _sel39_: Selector { Selector(named: "changed", Generic
                         .changed) } }
#sourceLocation(file: "Forms.swift", line: 69)
extension Generic { nonisolated fileprivate static var _sel40_: Selector { Selector(named: "with:", Generic
                         .with(_:)) } }
#sourceLocation(file: "Forms.swift", line: 71)
extension Generic { nonisolated fileprivate static var _sel41_: Selector { Selector(named: "changed", Generic
                          .changed) } }
#sourceLocation(file: "Forms.swift", line: 75)
extension Generic.Part { nonisolated fileprivate static var _sel42_: Selector { Selector(named: "act", Generic.Part
                                                   .act) } }
#sourceLocation(file: "Forms.swift", line: 75)
extension Generic.Part { nonisolated fileprivate static var _sel43_: Selector { Selector(named: "act", Generic.Part
                                                                           .act) } }
#sourceLocation(file: "Forms.swift", line: 78)
extension Concrete { nonisolated fileprivate static var _sel44_: Selector { Selector(named: "with:", Concrete
                                                                 .with(_:)) } }
nonisolated fileprivate var _sel44: Selector { Concrete._sel44_ }
#sourceLocation(file: "Forms.swift", line: 81)
nonisolated fileprivate var _sel45: Selector { Selector(named: "actWithNow:", { (target: any Acting) in target.act(now:) }) }
#sourceLocation(file: "Forms.swift", line: 54)
extension Forms.Nested.Deeper { @MainActor fileprivate static func _table46(_ table: inout ClassTable) {
#sourceLocation(file: "Forms.swift", line: 54)
table.add(Forms.Nested.Deeper.self, Selector(named: "go", Forms.Nested.Deeper.go))
} }
#sourceLocation(file: "Forms.swift", line: 56)
extension Forms.Box { @MainActor fileprivate static func _table47(_ table: inout ClassTable) {
#sourceLocation(file: "Forms.swift", line: 56)
table.add(Forms.Box.self, Selector(named: "own", Forms.Box.own))
} }
#sourceLocation(file: "Forms.swift", line: 8)
extension Forms { @MainActor fileprivate static func _table48(_ table: inout ClassTable) {
#sourceLocation(file: "Forms.swift", line: 8)
table.add(Forms.self, Selector(named: "plain", Forms.plain))
#sourceLocation(file: "Forms.swift", line: 9)
table.add(Forms.self, Selector(named: "sender:", Forms.sender(_:)))
#sourceLocation(file: "Forms.swift", line: 10)
table.add(Forms.self, Selector(named: "both:event:", Forms.both(_:event:)))
#sourceLocation(file: "Forms.swift", line: 11)
table.add(Forms.self, Selector(named: "hidden", Forms.hidden))
#sourceLocation(file: "Forms.swift", line: 12)
table.add(Forms.self, Selector(named: "over:", Forms.over(_:) as (Forms) -> (String) -> Void))
#sourceLocation(file: "Forms.swift", line: 13)
table.add(Forms.self, Selector(named: "overNumber:", Forms.over(_:) as (Forms) -> (Int) -> Void))
#sourceLocation(file: "Forms.swift", line: 14)
table.add(Forms.self, Selector(named: "close", Forms.close))
#sourceLocation(file: "Forms.swift", line: 15)
table.add(Forms.self, Selector(named: "close:", Forms.close(_:)))
#sourceLocation(file: "Forms.swift", line: 53)
table.add(Forms.self, Selector(named: "repeatIn:", Forms.`repeat`(in:)))
} }
#sourceLocation(file: "Forms.swift", line: 61)
extension Forms { @MainActor fileprivate static func _table49(_ table: inout ClassTable) {
#sourceLocation(file: "Forms.swift", line: 61)
table.add(Forms.self, Selector(named: "hidden2", Forms.hidden2))
} }
#sourceLocation(file: "Forms.swift", line: 66)
extension Generic { @MainActor static func _table_c208e90c(_ table: inout ClassTable) {
#sourceLocation(file: "Forms.swift", line: 66)
table.add(Generic.self, Selector(named: "changed", Generic.changed))
#sourceLocation(file: "Forms.swift", line: 67)
table.add(Generic.self, Selector(named: "with:", Generic.with(_:)))
} }
#sourceLocation(file: "Forms.swift", line: 83)
fileprivate enum _Registration50 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Forms.Nested.Deeper._table46(&$0) }
ClassTables.register { Forms.Box._table47(&$0) }
ClassTables.register { Forms._table48(&$0) }
ClassTables.register { Forms._table49(&$0) }
ClassTables.register { Concrete._table_c208e90c(&$0) }
}
}
