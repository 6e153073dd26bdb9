import UIKit

             class Editor: UIViewController {
    // #selector(commented) and "#selector(inText)" are no selectors.
    lazy var button: UIButton = {
        let button = UIButton()
        button.addTarget(self, action: _sel1         , for: .touchUpInside)
        return button
    }()
    let item = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: _sel2               )
    let raw = #"#selector(raw)"#
    var log: [String] = []
          dynamic var note = "n"

          private func tap() { log.append("tap") }
          func close(_ sender: Any?) { log.append("close") }
                         func move(to place: String, animated: Bool) { log.append("move \(place) \(animated)") }
          func over(_ number: Int) { log.append("over \(number)") }
          func over() { log.append("over") }
             func hidden() {}

    func use() {
        button.sendActions(for: .touchUpInside)
        print(log, button.actions(forTarget: self, forControlEvent: .touchUpInside) ?? [])
        print(_sel3                               , _sel4                  , _sel5                         , "note.count"               )
        print(_sel6                           , _sel7                           , _sel8                 , _sel9                 )
        print(_sel10                          , _sel11                                          , _sel12                   )
        let other: Editor? = self
        print(Selector(named: "close:", of: other, { $0.close(_:) }), _sel13                   , _sel14                          )
        for selector in [_sel15          , _sel16                          , _sel17                          ] {
            perform(selector, with: 3)
        }
        perform(Selector("close:"), with: nil)
        perform(NSSelectorFromString("inExtension"))
        print(log, responds(to: Selector("tap")), responds(to: Selector(("nothing"))))
        Inner().go()
    }

    private class Inner: NSObject {
              private func reload() { print("inner") }
        func go() { perform(Selector(named: "reload", Editor.Inner.reload)) }
    }
}

      protocol Closing: NSObjectProtocol { func closeIt(now: Int) }

extension Editor: Closing {
    func closeIt(now: Int) { log.append("closeIt \(now)") }
}

#if DEBUG
extension Editor { @objc func debugOnly() {} }
let debugSelector = #selector(Editor.debugOnly)
#endif
#if !canImport(AppKit)
extension Editor {
          fileprivate func inExtension() { log.append("extension") }
}
#else
extension Editor { @objc func macOnly() { _ = #selector(nothing) } }
#endif
fileprivate extension Selector {
    static let close = _sel19                     
}

#sourceLocation(file: "Editor.swift", line: 6)
extension Editor { nonisolated fileprivate static var _sel1_: Selector { Selector(named: "tap", Editor
                                                .tap) } }
nonisolated fileprivate var _sel1: Selector { Editor._sel1_ }
#sourceLocation(file: "Editor.swift", line: 9)
extension Editor { nonisolated fileprivate static var _sel2_: Selector { Selector(named: "close:", Editor
                                                                                            .close(_:)) } }
nonisolated fileprivate var _sel2: Selector { Editor._sel2_ }
#sourceLocation(file: "Editor.swift", line: 24)
extension Editor { nonisolated fileprivate static var _sel3_: Selector { Selector(named: "goTo:quickly:", Editor
                              .move(to:animated:)) } }
nonisolated fileprivate var _sel3: Selector { Editor._sel3_ }
#sourceLocation(file: "Editor.swift", line: 25)
extension Editor { nonisolated fileprivate static var _sel4_: Selector { Selector(named: "note", reading: { (target: Editor) in target.note }) } }
nonisolated fileprivate var _sel4: Selector { Editor._sel4_ }
#sourceLocation(file: "Editor.swift", line: 25)
extension Editor { nonisolated fileprivate static var _sel5_: Selector { Selector(named: "setNote:", writing: { (target: Editor, value) in target.note = value }) } }
nonisolated fileprivate var _sel5: Selector { Editor._sel5_ }
#sourceLocation(file: "Editor.swift", line: 25)
extension Editor { nonisolated fileprivate static var _sel6_: Selector { let method = UIView
                              .endEditing(_:)
return Selector(named: "endEditing:", method) } }
nonisolated fileprivate var _sel6: Selector { Editor._sel6_ }
#sourceLocation(file: "Editor.swift", line: 25)
extension Editor { nonisolated fileprivate static var _sel7_: Selector { let method = UIView
                                                                .setNeedsLayout
return Selector(inferring: "setNeedsLayout", method) } }
nonisolated fileprivate var _sel7: Selector { Editor._sel7_ }
#sourceLocation(file: "Editor.swift", line: 25)
extension Editor { nonisolated fileprivate static var _sel8_: Selector { Selector(named: "inExtension", Editor
                                                                                           .inExtension) } }
nonisolated fileprivate var _sel8: Selector { Editor._sel8_ }
#sourceLocation(file: "Editor.swift", line: 25)
extension Editor { nonisolated fileprivate static var _sel9_: Selector { let method = Editor
                                                                                                                   .viewDidLoad
return Selector(inferring: "viewDidLoad", method) } }
nonisolated fileprivate var _sel9: Selector { Editor._sel9_ }
#sourceLocation(file: "Editor.swift", line: 26)
extension Editor { nonisolated fileprivate static var _sel10_: Selector { Selector(named: "over:", Editor
                       .over(_:) as (Editor) -> (Int) -> Void) } }
nonisolated fileprivate var _sel10: Selector { Editor._sel10_ }
#sourceLocation(file: "Editor.swift", line: 26)
extension Editor { nonisolated fileprivate static var _sel11_: Selector { Selector(named: "over", Editor
                                                                .over as (Editor) -> () -> Void) } }
nonisolated fileprivate var _sel11: Selector { Editor._sel11_ }
#sourceLocation(file: "Editor.swift", line: 26)
extension Editor { nonisolated fileprivate static var _sel12_: Selector { Selector(named: "dismissIt", Editor
                                                                                                                .dismissIt) } }
nonisolated fileprivate var _sel12: Selector { Editor._sel12_ }
#sourceLocation(file: "Editor.swift", line: 28)
extension Editor { nonisolated fileprivate static var _sel13_: Selector { Selector(named: "dismissIt", Editor
                                                         .dismissIt) } }
nonisolated fileprivate var _sel13: Selector { Editor._sel13_ }
#sourceLocation(file: "Editor.swift", line: 29)
extension Editor { nonisolated fileprivate static var _sel14_: Selector { Selector(named: "closeItWithNow:", { (target: any Closing) in target.closeIt(now:) }) } }
nonisolated fileprivate var _sel14: Selector { Editor._sel14_ }
#sourceLocation(file: "Editor.swift", line: 29)
extension Editor { nonisolated fileprivate static var _sel15_: Selector { Selector(named: "close:", Editor
                                  .close(_:)) } }
nonisolated fileprivate var _sel15: Selector { Editor._sel15_ }
#sourceLocation(file: "Editor.swift", line: 29)
extension Editor { nonisolated fileprivate static var _sel16_: Selector { Selector(named: "over:", Editor
                                                    .over(_:) as (Editor) -> (Int) -> Void) } }
nonisolated fileprivate var _sel16: Selector { Editor._sel16_ }
#sourceLocation(file: "Editor.swift", line: 30)
extension Editor { nonisolated fileprivate static var _sel17_: Selector { Selector(named: "closeItWithNow:", { (target: any Closing) in target.closeIt(now:) }) } }
nonisolated fileprivate var _sel17: Selector { Editor._sel17_ }
#sourceLocation(file: "Editor.swift", line: 62)
extension Selector { nonisolated fileprivate static var _sel19_: Selector { Selector(named: "close:", Editor
                                       .close(_:)) } }
nonisolated fileprivate var _sel19: Selector { Selector._sel19_ }
#sourceLocation(file: "Editor.swift", line: 15)
extension Editor { @MainActor fileprivate static func _table20(_ table: inout ClassTable) {
#sourceLocation(file: "Editor.swift", line: 15)
table.add(Editor.self, Selector(named: "tap", Editor.tap))
#sourceLocation(file: "Editor.swift", line: 16)
table.add(Editor.self, Selector(named: "close:", Editor.close(_:)))
#sourceLocation(file: "Editor.swift", line: 17)
table.add(Editor.self, Selector(named: "goTo:quickly:", Editor.move(to:animated:)))
#sourceLocation(file: "Editor.swift", line: 18)
table.add(Editor.self, Selector(named: "over:", Editor.over(_:)))
#sourceLocation(file: "Editor.swift", line: 19)
table.add(Editor.self, Selector(named: "over", Editor.over))
#sourceLocation(file: "Editor.swift", line: 22)
table.add(Editor.self, Selector(named: "use", Editor.use))
} }
#sourceLocation(file: "Editor.swift", line: 48)
extension Editor { @MainActor fileprivate static func _table21(_ table: inout ClassTable) {
#sourceLocation(file: "Editor.swift", line: 48)
table.add(Editor.self, Selector("closeItWithNow:", { (target: Editor) in { (_0: Int) in target.closeIt(now: _0) } }))
} }
#sourceLocation(file: "Editor.swift", line: 57)
extension Editor { @MainActor fileprivate static func _table22(_ table: inout ClassTable) {
#sourceLocation(file: "Editor.swift", line: 57)
table.add(Editor.self, Selector(named: "inExtension", Editor.inExtension))
} }
#sourceLocation(file: "Editor.swift", line: 65)
fileprivate enum _Registration23 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Editor._table20(&$0) }
ClassTables.register { Editor._table21(&$0) }
ClassTables.register { Editor._table22(&$0) }
}
}
