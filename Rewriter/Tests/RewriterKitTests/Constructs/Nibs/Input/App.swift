import UIKit

class BaseForm: UIViewController {
    @IBOutlet private weak var header: UILabel!
    func headerText() -> String? { header.text }
}

@IBDesignable class Badge: UIView {
    @IBInspectable var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
    @IBInspectable private var note: String?
    func noteText() -> String { note ?? "-" }
}

final class Form: BaseForm {
    @IBOutlet weak var name: UITextField! {
        didSet { changes.append("name set") }
    }
    @IBOutlet
    private var fields: [UITextField]!
    @IBOutlet weak var badge: Badge?
    var changes: [String] = []
    @IBAction private func save(_ sender: UIButton) { changes.append("save \(sender.title(for: .normal) ?? "")") }
    @IBAction func cancel() { changes.append("cancel") }
    func check(_ buttons: [UIButton]) {
        buttons.forEach { $0.sendActions(for: .touchUpInside) }
        print(changes, fields.count, headerText() ?? "nil", badge?.radius ?? -1, badge?.noteText() ?? "")
    }
    final class Box<T>: UIView { @IBOutlet weak var inner: UILabel? }
}

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Form.xib")
        let form = Form(nibName: "Form", bundle: Bundle(path: url.deletingLastPathComponent().path))
        form.loadViewIfNeeded()
        form.check(form.view.subviews.compactMap { $0 as? UIButton })
        let request = URLRequest(url: url)
        print(request.url!.lastPathComponent)
        exit(0)
    }
}
