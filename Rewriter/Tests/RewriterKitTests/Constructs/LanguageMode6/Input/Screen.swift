import UIKit

@objc protocol EditorDelegate: AnyObject {
    @objc optional func editorDidEnd(_ editor: Editor)
    @objc optional func editor(_ editor: Editor, limitFor text: String) -> Int
    @objc optional var placeholder: String { get }
}
@MainActor @objc protocol MainDelegate { @objc optional func mainDidEnd(_ text: String) -> Bool; @objc optional var color: UIColor { get } }
final class Editor: UIViewController {
    weak var delegate: EditorDelegate?
    weak var mainDelegate: MainDelegate?
    @IBOutlet private weak var label: UILabel!
    @IBInspectable var size: CGFloat = 2
    private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    private let item = UIBarButtonItem(title: "", style: .done, target: nil, action: #selector(done(_:)))
    @objc private func tapped() { print("tapped") }
    @objc func done(_ sender: UIBarButtonItem?) { print("done") }
    @objc nonisolated func free() { print("free") }
    @IBAction func act(_ sender: UIButton, event: UIEvent?) { print("act") }
    @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }
    func run() {
        perform(#selector(tapped)); perform(#selector(free)); perform(#selector(done(_:)), with: nil); perform(Selector(("tapped")))
        print(#selector(getter: size), #selector(setter: size), responds(to: Selector("act:event:")))
        delegate?.editorDidEnd?(self)
        print(delegate?.editor?(self, limitFor: "x") ?? -1, delegate?.placeholder ?? "none", delegate?.editorDidEnd != nil)
        if let end = mainDelegate?.mainDidEnd { print(end("bound")) }
        print(mainDelegate?.mainDidEnd?("main") ?? false, mainDelegate?.color == .red)
    }
}
extension Editor {
    override func viewDidLoad() { super.viewDidLoad(); print("loaded") }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
class Base: UIViewController, EditorDelegate, MainDelegate {}
final class Owner: Base {
    func editorDidEnd(_ editor: Editor) { print("owner") }
    func mainDidEnd(_ text: String) -> Bool { print(text); return true }
}
nonisolated final class Plain: NSObject, EditorDelegate {
    let placeholder = "plain"
    func editor(_ editor: Editor, limitFor text: String) -> Int { 5 }
    @objc func work() { print("work") }
}
func queue() -> Selector { #selector(Plain.work) }
extension UIView { @objc func pulse() -> String { "view" } }
extension UILabel { override func pulse() -> String { "label of " + super.pulse() } }
