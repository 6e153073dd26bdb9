import UIKit

open class Root: UIViewController {
    var log: [String] = []
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { nil } ; open func onItsOwnLine() -> Int { _3de9_onItsOwnLine() }; @discardableResult func quiet() -> Int { _cdb6_quiet() }; func describe(_ depth: Int, in place: String) -> String { _1837_describe(depth, in: place) }; public var mood: String { _52dc_mood }; func unnamed(_ _0: Int, _ _1: String, for value: inout Int) -> Bool { _5691_unnamed(_0, _1, for: &value) }; class func kind() -> String { _5526_kind() }; func failing() throws -> Int { try _2c2c_failing() }; }
class Middle: Root { class Inner: UIView { var drawn = 0 ; override func draw(_ rect: CGRect) { _33aabdc_draw(rect) }; override class var layerClass: AnyClass { _c8f6b60_layerClass }; } ; override func viewDidLoad() { _d37c_viewDidLoad() }; public override func viewWillAppear(_ animated: Bool) { _47b8_viewWillAppear(animated) }; override func describe(_ depth: Int, in place: String) -> String { _3edb331_describe(depth, in: place) }; override func onItsOwnLine() -> Int { _c2cb39d_onItsOwnLine() }; override var mood: String { _fb86cf3_mood }; override func unnamed(_ _0: Int, _ _1: String, for value: inout Int) -> Bool { _ac6abd8_unnamed(_0, _1, for: &value) }; override class func kind() -> String { _d02bbb1_kind() }; override func failing() throws -> Int { try _15f2131_failing() }; override var prefersStatusBarHidden: Bool { _c503ac2_prefersStatusBarHidden }; open override var title: String? { get { _d40ccf1_title } set { _d40ccf1_title = newValue } }; override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { _bdb2c83_motionEnded(motion, with: event) }; }
final class Leaf: Middle { override func describe(_ depth: Int, in place: String) -> String { "leaf(" + super.describe(depth + 1, in: place) + ")" } ; override func quiet() -> Int { _cd490fb_quiet() }; 
#if (true    && !canImport(NoSuchModule)) && (true    && !canImport(NoSuchModule))
#sourceLocation(file: "Extensions.swift", line: 37)
override func viewDidAppear(_ animated: Bool) { _8188356_viewDidAppear(animated) }
#endif
#sourceLocation(file: "Classes.swift", line: 8)
                                                                                                                                                     }
class Cell<Value>: UIView { var value: Value?; var laidOut = 0 ; override func layoutSubviews() { _e5c0bfb_layoutSubviews() }; }
final class IntCell: Cell<Int> {override func sizeThatFits(_ size: CGSize) -> CGSize { _f93bd99_sizeThatFits(size) }; }

import Foundation
