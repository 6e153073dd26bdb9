import UIKit

@objc public protocol PickerDelegate {
    @objc optional func picker(_ picker: Picker, didPick index: Int)
    @objc optional func picker(_ picker: Picker, heightFor index: Int) -> CGFloat
    @objc optional func title(for picker: Picker) -> String?
    @objc optional func cell(for picker: Picker) -> UIView
    func required()
}

public class Picker: NSObject {
    public weak var delegate: PickerDelegate?
    var onTap: ((Int) -> Void)?

    func pick() {
        delegate?.picker?(self, didPick: 3)
        onTap?(4)
        print(delegate?.picker?(self, heightFor: 1) ?? 44, delegate?.title?(for: self) ?? "no title")
        if let cell = delegate?.cell?(for: self) { print(type(of: cell)) } else { print("no cell") }
        print((delegate as? NSObject)?.responds(to: #selector(PickerDelegate.picker(_:didPick:))) ?? false)
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
