import UIKit

class Base: UIViewController {
    var log: [String] = []
override func viewDidLoad() { _a0d4501_viewDidLoad() }; override var prefersStatusBarHidden: Bool { _643685d_prefersStatusBarHidden }; func setup(with name: String) { _636b_setup(with: name) }; open func plain() -> Int { _7fcc_plain() }; class func area(_ area: MKMapRect) -> String { _e8a8_area(area) }; }

extension Base {
    func _a0d4501_viewDidLoad() {
        super.viewDidLoad()
        log.append("Base.viewDidLoad")
    }
    var _643685d_prefersStatusBarHidden: Bool { return true }
    func _636b_setup(with name: String) { log.append("Base.setup \(name)") }
         func _7fcc_plain() -> Int { 1 }
}

class Sub: Base {
    override func setup(with name: String) {
        super.setup(with: name + "!")
        log.append("Sub.setup")
    }
open override func viewWillAppear(_ animated: Bool) { _dd34a37_viewWillAppear(animated) }; override func plain() -> Int { _af1687d_plain() }; override class func area(_ area: MKMapRect) -> String { _d65ec90_area(area) }; }


import MapKit
#sourceLocation(file: "Base.swift", line: 13)
extension Base { @MainActor fileprivate static func _table1(_ table: inout ClassTable) {
#sourceLocation(file: "Base.swift", line: 13)
table.add(Base.self, Selector(named: "setupWith:", Base.setup(with:)))
#sourceLocation(file: "Base.swift", line: 14)
table.add(Base.self, Selector(named: "plain", Base.plain))
} }
#sourceLocation(file: "Base.swift", line: 24)
fileprivate enum _Registration2 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Base._table1(&$0) }
}
}
