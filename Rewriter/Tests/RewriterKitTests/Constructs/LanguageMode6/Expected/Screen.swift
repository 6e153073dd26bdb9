import UIKit

      protocol EditorDelegate: AnyObject {
                   func editorDidEnd(_ editor: Editor)
                   func editor(_ editor: Editor, limitFor text: String) -> Int
                   var placeholder: String { get }
}
@MainActor       protocol MainDelegate: AnyObject {                func mainDidEnd(_ text: String) -> Bool;                var color: UIColor { get } }
final class Editor: UIViewController {
    weak var delegate: EditorDelegate?
    weak var mainDelegate: MainDelegate?
              private weak var label: UILabel!
                   var size: CGFloat = 2
    private lazy var tap = UITapGestureRecognizer(target: self, action: _sel1            )
    private let item = UIBarButtonItem(title: "", style: .done, target: nil, action: _sel2              )
          private func tapped() { print("tapped") }
          func done(_ sender: UIBarButtonItem?) { print("done") }
          nonisolated func free() { print("free") }
              func act(_ sender: UIButton, event: UIEvent?) { print("act") }
                   func make(_ coder: NSCoder) -> UIViewController? { nil }
    func run() {
        perform(_sel3            ); perform(_sel4          ); perform(_sel5              , with: nil); perform(Selector(("tapped")))
        print(_sel6                  , _sel7                  , responds(to: Selector("act:event:")))
        delegate?.editorDidEnd (self)
        print(delegate?.edito_ (self, limitFor: "x") ?? -1, delegate?.placeholde_ ?? "none", delegate?._ditorDidEnd != nil)
        if let end = mainDelegate?._ainDidEnd { print(end("bound")) }
        print(mainDelegate?.mainDidEn_ ("main") ?? false, mainDelegate?.colo_ == .red)
    }
override func viewDidLoad() { _6cd3625_viewDidLoad() }; override var preferredStatusBarStyle: UIStatusBarStyle { _d51bd21_preferredStatusBarStyle }; }
extension Editor {
    func _6cd3625_viewDidLoad() { super.viewDidLoad(); print("loaded") }
    var _d51bd21_preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
class Base: UIViewController, EditorDelegate, MainDelegate {}
final class Owner: Base {
    func editorDidEnd(_ editor: Editor) { print("owner") }
    func mainDidEnd(_ text: String) -> Bool { print(text); return true }
}
nonisolated final class Plain: NSObject, EditorDelegate {
    let placeholder = "plain"
    func editor(_ editor: Editor, limitFor text: String) -> Int { 5 }
          func work() { print("work") }
}
func queue() -> Selector { _sel8                 }
extension UIView { func _794c_pulse() -> String { "view" } }
extension UILabel { func _1661_pulse   () -> String { "label of " + _794c_pulse() } }

#sourceLocation(file: "Screen.swift", line: 45)
extension UIView { func pulse() -> String {
if let object = self as? UILabel { return object._1661_pulse() }
return _794c_pulse()
} }
#sourceLocation(file: "Screen.swift", line: 13)
extension Editor { nonisolated fileprivate static var _sel1_: Selector { Selector(named: "tapped", Editor
                                                                                 .tapped) } }
nonisolated fileprivate var _sel1: Selector { Editor._sel1_ }
#sourceLocation(file: "Screen.swift", line: 14)
extension Editor { nonisolated fileprivate static var _sel2_: Selector { Selector(named: "done:", Editor
                                                                                              .done(_:)) } }
nonisolated fileprivate var _sel2: Selector { Editor._sel2_ }
#sourceLocation(file: "Screen.swift", line: 21)
extension Editor { nonisolated fileprivate static var _sel3_: Selector { Selector(named: "tapped", Editor
                         .tapped) } }
nonisolated fileprivate var _sel3: Selector { Editor._sel3_ }
#sourceLocation(file: "Screen.swift", line: 21)
extension Editor { nonisolated fileprivate static var _sel4_: Selector { Selector(named: "free", Editor
                                                     .free) } }
nonisolated fileprivate var _sel4: Selector { Editor._sel4_ }
#sourceLocation(file: "Screen.swift", line: 21)
extension Editor { nonisolated fileprivate static var _sel5_: Selector { Selector(named: "done:", Editor
                                                                               .done(_:)) } }
nonisolated fileprivate var _sel5: Selector { Editor._sel5_ }
#sourceLocation(file: "Screen.swift", line: 23)
extension Editor { nonisolated fileprivate static var _sel6_: Selector { Selector(named: "size", reading: { (target: Editor) in target.size }) } }
nonisolated fileprivate var _sel6: Selector { Editor._sel6_ }
#sourceLocation(file: "Screen.swift", line: 23)
extension Editor { nonisolated fileprivate static var _sel7_: Selector { Selector(named: "setSize:", writing: { (target: Editor, value) in target.size = value }) } }
nonisolated fileprivate var _sel7: Selector { Editor._sel7_ }
#sourceLocation(file: "Screen.swift", line: 43)
nonisolated fileprivate var _sel8: Selector { Selector(named: "work", Plain
                                          .work) }
#sourceLocation(file: "Screen.swift", line: 12)
extension Editor { @MainActor fileprivate static func _table9(_ table: inout ClassTable) {
#sourceLocation(file: "Screen.swift", line: 12)
table.add(Editor.self, "label", \Editor.label, isOutlet: true)
#sourceLocation(file: "Screen.swift", line: 13)
table.add(Editor.self, "size", \Editor.size, isOutlet: false)
#sourceLocation(file: "Screen.swift", line: 16)
table.add(Editor.self, Selector(named: "tapped", Editor.tapped))
#sourceLocation(file: "Screen.swift", line: 17)
table.add(Editor.self, Selector(named: "done:", Editor.done(_:)))
#sourceLocation(file: "Screen.swift", line: 18)
table.add(Editor.self, Selector(named: "free", Editor.free))
#sourceLocation(file: "Screen.swift", line: 19)
table.add(Editor.self, Selector(named: "act:event:", Editor.act(_:event:)))
#sourceLocation(file: "Screen.swift", line: 20)
table.add(Editor.self, segue: "make:") { _ = ($2, $3); return $0.make($1) }
} }
#sourceLocation(file: "Screen.swift", line: 36)
extension Owner { @MainActor fileprivate static func _table10(_ table: inout ClassTable) {
#sourceLocation(file: "Screen.swift", line: 36)
table.add(Owner.self, Selector("editorDidEnd:", { (target: Owner) in { (_0: Editor) in target.editorDidEnd(_0) } }))
#sourceLocation(file: "Screen.swift", line: 37)
table.add(Owner.self, Selector("mainDidEnd:", { (target: Owner) in { (_0: String) in target.mainDidEnd(_0) } }))
} }
#sourceLocation(file: "Screen.swift", line: 41)
extension Plain { @MainActor fileprivate static func _table11(_ table: inout ClassTable) {
#sourceLocation(file: "Screen.swift", line: 41)
table.add(Plain.self, Selector("editor:limitFor:", { (target: Plain) in { (_0: Editor, _1: String) in target.editor(_0, limitFor: _1) } }))
#sourceLocation(file: "Screen.swift", line: 42)
table.add(Plain.self, Selector(named: "work", Plain.work))
} }
#sourceLocation(file: "Screen.swift", line: 45)
extension UIView { @MainActor fileprivate static func _table12(_ table: inout ClassTable) {
#sourceLocation(file: "Screen.swift", line: 45)
table.add(UIView.self, Selector(named: "pulse", UIView.pulse))
} }
#sourceLocation(file: "Screen.swift", line: 47)
fileprivate enum _Registration13 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Editor._table9(&$0) }
ClassTables.register { Owner._table10(&$0) }
ClassTables.register { Plain._table11(&$0) }
ClassTables.register { UIView._table12(&$0) }
}
}
#sourceLocation(file: "Screen.swift", line: 7)
extension EditorDelegate {
#sourceLocation(file: "Screen.swift", line: 4)
func editorDidEnd(_ editor: Editor) { if let object = self as? Owner { return OptionalRequirement.call(object, (editor)) { target, values in target.editorDidEnd(values) } } }
var _ditorDidEnd: ((Editor) -> Void)? { OptionalRequirement.isImplemented("editorDidEnd:", by: self) ? { self.editorDidEnd($0) } : nil }
#sourceLocation(file: "Screen.swift", line: 5)
func editor(_ editor: Editor, limitFor text: String) -> Int { OptionalRequirement.missing() }
func edito_(_ editor: Editor, limitFor text: String) -> (Int)? { OptionalRequirement.value { self.editor(editor, limitFor: text) } }
#sourceLocation(file: "Screen.swift", line: 6)
var placeholder: String { get { OptionalRequirement.missing() } }
var placeholde_: (String)? { OptionalRequirement.value { self.placeholder } }
}
#sourceLocation(file: "Screen.swift", line: 8)
extension MainDelegate {
#sourceLocation(file: "Screen.swift", line: 8)
func mainDidEnd(_ text: String) -> Bool { if let object = self as? Owner { return OptionalRequirement.call(object, (text)) { target, values in target.mainDidEnd(values) } }; return OptionalRequirement.missing() }
func mainDidEn_(_ text: String) -> (Bool)? { OptionalRequirement.value { self.mainDidEnd(text) } }
var _ainDidEnd: ((String) -> Bool)? { OptionalRequirement.isImplemented("mainDidEnd:", by: self) ? { self.mainDidEnd($0) } : nil }
#sourceLocation(file: "Screen.swift", line: 8)
var color: UIColor { get { OptionalRequirement.missing() } }
var colo_: (UIColor)? { OptionalRequirement.value { self.color } }
}
