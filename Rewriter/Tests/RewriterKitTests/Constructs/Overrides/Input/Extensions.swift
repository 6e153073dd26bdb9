import UIKit
import Foundation

extension Root {
    // override func viewDidLoad() in a comment
    @objc func describe(_ depth: Int, in place: String) -> String { "root\(depth) \(place)" }
    @objc
    open func onItsOwnLine() -> Int { 1 }
    @objc public dynamic var mood: String { "root" }
    @objc func unnamed(_: Int, _ _: String, for value: inout Int) -> Bool { value += 1; return true }
    @objc class func kind() -> String { "Root" }
    @objc func failing() throws -> Int { 1 }
    @objc @discardableResult func quiet() -> Int { log.append("quiet"); return 1 }
}
@MainActor extension Middle {
    override
    func viewDidLoad() {
        super.viewDidLoad()
        log.append("Middle.viewDidLoad")
    }
    public override /* comment */ func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); log.append("appear \(animated)") }
    override func describe(_ depth: Int, in place: String) -> String { "middle(" + super.describe(depth + 1, in: place) + ")" }
    override func onItsOwnLine() -> Int { super.onItsOwnLine() + 10 }
    override var mood: String { super.mood + " middle" }
    override func unnamed(_: Int, _ _: String, for value: inout Int) -> Bool { value += 10; return false }
    override class func kind() -> String { "Middle of " + super.kind() }
    override func failing() throws -> Int { try super.failing() + 1 }
    override var prefersStatusBarHidden: Bool { get { true } }
    override open var title: String? { get { super.title.map { $0 + "!" } } set { super.title = newValue } }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
extension Middle.Inner { override func draw(_ rect: CGRect) { drawn += 1 }; override class var layerClass: AnyClass { CAShapeLayer.self } }
extension Cell { override func layoutSubviews() { super.layoutSubviews(); laidOut += 1 } }
extension IntCell { override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: value ?? 0, height: 2) } }
extension Leaf { override func quiet() -> Int { super.quiet() + 1 } }
#if os(iOS) && !canImport(NoSuchModule)
extension Leaf { override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); log.append("#if") } }
#endif
