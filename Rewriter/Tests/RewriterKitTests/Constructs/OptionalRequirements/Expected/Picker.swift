import UIKit

      public protocol PickerDelegate: AnyObject {
                   func picker(_ picker: Picker, didPick index: Int)
                   func picker(_ picker: Picker, heightFor index: Int) -> CGFloat
                   func title(for picker: Picker) -> String?
                   func cell(for picker: Picker) -> UIView
    func required()
}

public class Picker: NSObject {
    public weak var delegate: PickerDelegate?
    var onTap: ((Int) -> Void)?

    func pick() {
        delegate?.picker (self, didPick: 3)
        onTap?(4)
        print(delegate?.picke_ (self, heightFor: 1) ?? 44, delegate?.title (for: self) ?? "no title")
        if let cell = delegate?.cel_ (for: self) { print(type(of: cell)) } else { print("no cell") }
        print((delegate as? NSObject)?.responds(to: Selector("picker:didPick:")                 ) ?? false)
    }
}

class Silent: NSObject, PickerDelegate {
    func required() {}
}

class Full: NSObject {}
extension Full: PickerDelegate {
    func required() {}
    func picker(_ picker: Picker, didPick index: Int) { print("picked", index) }
    func picker(_ picker: Picker, heightFor index: Int) -> CGFloat { 60 }
    func title(for picker: Picker) -> String? { "title" }
    func cell(for picker: Picker) -> UIView { MainActor.assumeIsolated { UILabel() } }
}

#sourceLocation(file: "Picker.swift", line: 25)
extension Silent { @MainActor fileprivate static func _table1(_ table: inout ClassTable) {
#sourceLocation(file: "Picker.swift", line: 25)
table.add(Silent.self, Selector("required", { (target: Silent) in { target.required() } }))
} }
#sourceLocation(file: "Picker.swift", line: 30)
extension Full { @MainActor fileprivate static func _table2(_ table: inout ClassTable) {
#sourceLocation(file: "Picker.swift", line: 30)
table.add(Full.self, Selector("required", { (target: Full) in { target.required() } }))
#sourceLocation(file: "Picker.swift", line: 31)
table.add(Full.self, Selector("picker:didPick:", { (target: Full) in { (_0: Picker, _1: Int) in target.picker(_0, didPick: _1) } }))
#sourceLocation(file: "Picker.swift", line: 32)
table.add(Full.self, Selector("picker:heightFor:", { (target: Full) in { (_0: Picker, _1: Int) in target.picker(_0, heightFor: _1) } }))
#sourceLocation(file: "Picker.swift", line: 33)
table.add(Full.self, Selector("titleFor:", { (target: Full) in { (_0: Picker) in target.title(for: _0) } }))
#sourceLocation(file: "Picker.swift", line: 34)
table.add(Full.self, Selector("cellFor:", { (target: Full) in { (_0: Picker) in target.cell(for: _0) } }))
} }
#sourceLocation(file: "Picker.swift", line: 36)
fileprivate enum _Registration3 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Silent._table1(&$0) }
ClassTables.register { Full._table2(&$0) }
}
}
#sourceLocation(file: "Picker.swift", line: 9)
extension PickerDelegate {
#sourceLocation(file: "Picker.swift", line: 4)
public func picker(_ picker: Picker, didPick index: Int) {  }
#sourceLocation(file: "Picker.swift", line: 5)
public func picker(_ picker: Picker, heightFor index: Int) -> CGFloat { OptionalRequirement.missing() }
public func picke_(_ picker: Picker, heightFor index: Int) -> (CGFloat)? { OptionalRequirement.value { self.picker(picker, heightFor: index) } }
#sourceLocation(file: "Picker.swift", line: 6)
public func title(for picker: Picker) -> String? { nil }
#sourceLocation(file: "Picker.swift", line: 7)
public func cell(for picker: Picker) -> UIView { OptionalRequirement.missing() }
public func cel_(for picker: Picker) -> (UIView)? { OptionalRequirement.value { self.cell(for: picker) } }
}
