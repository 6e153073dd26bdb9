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
