#if canImport(SwiftUI)
import SwiftUI
#endif
import UIKit

final class Hosted: UIView {       func show() {} }
                       
                   
                                              
                    
 

#sourceLocation(file: "Hosted.swift", line: 6)
extension Hosted { @MainActor fileprivate static func _table1(_ table: inout ClassTable) {
#sourceLocation(file: "Hosted.swift", line: 6)
table.add(Hosted.self, Selector(named: "show", Hosted.show))
} }
#sourceLocation(file: "Hosted.swift", line: 12)
fileprivate enum _Registration2 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Hosted._table1(&$0) }
}
}
