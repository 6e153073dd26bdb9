#if canImport(SwiftUI)
import SwiftUI
struct Other: View {}
#endif
import UIKit

final class Kept: UIView {       func tap() {} }

#sourceLocation(file: "Optional.swift", line: 7)
extension Kept { @MainActor fileprivate static func _table1(_ table: inout ClassTable) {
#sourceLocation(file: "Optional.swift", line: 7)
table.add(Kept.self, Selector(named: "tap", Kept.tap))
} }
#sourceLocation(file: "Optional.swift", line: 8)
fileprivate enum _Registration2 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Kept._table1(&$0) }
}
}
