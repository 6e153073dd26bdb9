import UIKit

open class Root: UIViewController {
    var log: [String] = []
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { nil } }
class Middle: Root { class Inner: UIView { var drawn = 0 } }
final class Leaf: Middle { override func describe(_ depth: Int, in place: String) -> String { "leaf(" + super.describe(depth + 1, in: place) + ")" } }
class Cell<Value>: UIView { var value: Value?; var laidOut = 0 }
final class IntCell: Cell<Int> {}
