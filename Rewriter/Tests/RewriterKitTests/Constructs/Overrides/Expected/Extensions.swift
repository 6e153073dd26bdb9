import UIKit
import Foundation

extension Root {
    // override func viewDidLoad() in a comment
    func _1837_describe(_ depth: Int, in place: String) -> String { "root\(depth) \(place)" }
         
         func _3de9_onItsOwnLine() -> Int { 1 }
           dynamic var _52dc_mood: String { "root" }
    func _5691_unnamed(_: Int, _ _: String, for value: inout Int) -> Bool { value += 1; return true }
    class func _5526_kind() -> String { "Root" }
    func _2c2c_failing() throws -> Int { 1 }
    @discardableResult func _cdb6_quiet() -> Int { log.append("quiet"); return 1 }
}
@MainActor extension Middle {
            
    func _d37c_viewDidLoad() {
        super.viewDidLoad()
        log.append("Middle.viewDidLoad")
    }
    public          /* comment */ func _47b8_viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); log.append("appear \(animated)") }
    func _3edb331_describe(_ depth: Int, in place: String) -> String { "middle(" + super.describe(depth + 1, in: place) + ")" }
    func _c2cb39d_onItsOwnLine() -> Int { super.onItsOwnLine() + 10 }
    var _fb86cf3_mood: String { super.mood + " middle" }
    func _ac6abd8_unnamed(_: Int, _ _: String, for value: inout Int) -> Bool { value += 10; return false }
    class func _d02bbb1_kind() -> String { "Middle of " + super.kind() }
    func _15f2131_failing() throws -> Int { try super.failing() + 1 }
    var _c503ac2_prefersStatusBarHidden: Bool { get { true } }
         var _d40ccf1_title: String? { get { super.title.map { $0 + "!" } } set { super.title = newValue } }
    func _bdb2c83_motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
extension Middle.Inner { func _33aabdc_draw(_ rect: CGRect) { drawn += 1 }; class var _c8f6b60_layerClass: AnyClass { CAShapeLayer.self } }
extension Cell { func _e5c0bfb_layoutSubviews() { super.layoutSubviews(); laidOut += 1 } }
extension IntCell { func _f93bd99_sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: value ?? 0, height: 2) } }
extension Leaf { func _cd490fb_quiet() -> Int { super.quiet() + 1 } }
#if true    && !canImport(NoSuchModule)
extension Leaf { func _8188356_viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); log.append("#if") } }
#endif

#sourceLocation(file: "Extensions.swift", line: 6)
extension Root { @MainActor fileprivate static func _table1(_ table: inout ClassTable) {
#sourceLocation(file: "Extensions.swift", line: 6)
table.add(Root.self, Selector(named: "describe:in:", Root.describe(_:in:)))
#sourceLocation(file: "Extensions.swift", line: 8)
table.add(Root.self, Selector(named: "onItsOwnLine", Root.onItsOwnLine))
#sourceLocation(file: "Extensions.swift", line: 13)
table.add(Root.self, Selector(named: "quiet", Root.quiet))
} }
#sourceLocation(file: "Extensions.swift", line: 39)
fileprivate enum _Registration2 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Root._table1(&$0) }
}
}
