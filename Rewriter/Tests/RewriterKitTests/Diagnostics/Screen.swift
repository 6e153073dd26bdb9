import UIKit.UIGestureRecognizerSubclass

class Screen: UIViewController {
    @IBOutlet weak var label: UILabel! { didSet { undefined1() } }
    @IBInspectable var radius: CGFloat = 0 { didSet { undefined2() } }
    @objc private func tap() { undefined3() }
    @objc dynamic var note = "" { didSet { undefined4() } }
    let button = UIButton()
    func use() {
        button.addTarget(self, action: #selector(tap), for: .touchUpInside); undefined5()
        print(#keyPath(note), undefined6); print(#selector(getter: note), undefined7)
        if #available(iOS 26, *) { print("new") } else { undefined8() }
        delegate?.screen?(self, didSelect: undefined9)
        print(delegate?.height?(of: self) ?? 44, undefined10)
    }
    weak var delegate: ScreenDelegate?
    @IBAction func act(_ sender: UIButton) { undefined11() }
}
let afterTheClass = undefined12

extension Screen {
    override func viewWillAppear(_ animated: Bool) { undefined13(); super.viewWillAppear(animated) }
    override var prefersStatusBarHidden: Bool { undefined14 }
    @objc func declared(_ number: Int) { undefined15() }
}
class Sub: Screen {
    override func declared(_ number: Int) { super.declared(undefined16) }
}

@objc protocol ScreenDelegate: AnyObject {
    @objc optional func screen(_ screen: Screen, didSelect number: Int)
    @objc optional func height(of screen: Screen) -> CGFloat
}

extension UIView { @objc func describe() -> String { undefined17 } }
extension UILabel { override func describe() -> String { super.describe() + undefined18 } }
#if os(iOS) && !os(macOS)
func later() { undefined19() }
#endif
class Missing: UIViewController {
    func use() { print(#selector(undefined20(_:)), #selector(Missing.undefined21)) }
}
#Preview("A name") {
    undefined36()
}
let behindThePreview = undefined22
class Pages<Model>: UIViewController {
    @IBOutlet private weak var page: UILabel! { didSet { undefined23() } }
    @IBOutlet var pages: [UILabel]!; let next = undefined24
    @objc func turn() { perform(#selector(turn)); undefined25() }
    @IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> UIViewController? { undefined26 }
}
final class Numbers: Pages<Int> { let other = NSClassFromString("Pages") ?? undefined27 }
func ask(_ delegate: ScreenDelegate?, _ rows: UITableViewDelegate?) {
    print(delegate?.screen(_:didSelect:) != nil, undefined28); if let height = delegate?.height { print(height, undefined29) }
    print(rows?.tableView(_:didSelectRowAt:) != nil, undefined30); guard #available(iOS 13, *), undefined31 else { return }
    guard #available(iOS 26, *) else { return undefined32() }
    undefined()
}
@available(iOS 26, *) func newer() { undefined() }; let behindNewer = undefined33
@objc enum Level: Int { case low; var text: String { undefined34 } }
struct Outer { private class Inner: NSObject { @objc func tap() { undefined35() } } }
