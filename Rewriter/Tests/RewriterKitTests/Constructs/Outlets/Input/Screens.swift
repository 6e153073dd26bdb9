import UIKit

@propertyWrapper struct Traced<Value> { var wrappedValue: Value? { didSet { print("traced") } } }
class Generic<Model>: UIViewController {
    @IBOutlet private weak var header: UILabel! { didSet { print("header set") } }
    @IBOutlet
    // A comment about the outlet.
    weak
    var footer: UILabel?
    @IBOutlet var all: [UILabel]!
    @IBAction func act(_ sender: UIButton) { print("act", Model.self) }
    func text() -> String { header.text ?? "nil" }
}
class Level<Other>: Generic<Other> { @IBOutlet private(set) var middle: UILabel! }
/// A screen with outlets of every shape: @IBOutlet weak var none: UILabel!
@objc(ScreenOfNib) final class Screen: Level<Int> {
    @IBOutlet weak var weakImplicit: UILabel!
    @IBOutlet private weak var privateWeak: UILabel!
    @IBOutlet weak private var swapped: UILabel?
    @IBOutlet private(set) weak var privateSet: UILabel!
    @IBOutlet public private(set) var publicPrivateSet: UILabel!
    @IBOutlet unowned var unownedLabel: UILabel!
    @IBOutlet var strong: UILabel?
    @IBOutlet fileprivate var one: UILabel!, two: UILabel!
    @IBOutlet @Traced var wrapped: UILabel?
    @objc @IBOutlet dynamic var named: UILabel!
    @IBOutlet var labels: [UILabel]!
    @IBOutlet private(set) var views: Array<UIView> = [] { willSet { print("views", newValue.count) } }
    @IBOutlet lazy var later: UILabel! = UILabel()
    @IBOutlet weak var source: (UITableViewDataSource & NSObject)?
    @IBOutlet weak var delegate: UITextFieldDelegate?
    @IBOutlet weak var constraint: NSLayoutConstraint?
    #if os(iOS)
    @IBOutlet
    #endif
    var conditional: UILabel!
    @IBAction func none() { print("none") }
    @IBAction public func `any`(_ sender: Any?) { print("any", sender is UIButton) }
    @IBAction private func event(_ sender: UIButton, forEvent event: UIEvent?) { print("event") }
    @IBAction @objc(renamed:) func original(_ button: UIButton) { print("renamed") }
    @IBAction @discardableResult func optional(_ sender: UIButton!) -> Bool { print("optional"); return true }
    func check() {
        let found = [weakImplicit, privateWeak, swapped, privateSet, publicPrivateSet, unownedLabel, strong, one, two, wrapped, conditional]
        print(found.map { $0?.text ?? "nil" }, labels.count, views.count, later.text ?? "nil", source != nil, delegate != nil, named.text ?? "nil")
        print(constraint?.constant ?? -1, text(), footer?.text ?? "nil", all.count, middle.text ?? "nil")
    }
}
extension Screen: UITextFieldDelegate {}
@IBDesignable public class Dial: UIView {
    @IBInspectable var int: Int = 0
    @IBInspectable private var float: CGFloat = 0 { didSet { doubled = float * 2 } }
    @IBInspectable var double = 0.0, flag: Bool = false
    @IBInspectable var text: String?
    @IBInspectable var implicit: String!
    @IBInspectable var color: UIColor = .clear
    @IBInspectable var image: UIImage?
    @IBInspectable var point: CGPoint { get { bounds.origin } set { bounds.origin = newValue } }
    @IBInspectable var size: CGSize = .zero
    @IBInspectable var rect: CGRect = .zero
    @IBInspectable lazy var number: NSNumber = 0
    private var doubled: CGFloat = 0
    var all: String { "\(int) \(doubled) \(double) \(flag) \(text ?? "") \(implicit ?? "") \(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1)) \(point) \(size) \(rect) \(number.intValue)" }
}
final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
enum Around { private class Hidden<T>: UIView { @IBOutlet private weak var inner: UIView? { didSet {} } ; @IBOutlet var strong: UIView! } }
