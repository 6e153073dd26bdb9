import UIKit

class BaseForm: UIViewController {
              private weak var header: UILabel!
    func headerText() -> String? { header.text }
}

              class Badge: UIView {
                   var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
                   private var note: String?
    func noteText() -> String { note ?? "-" }
}

final class Form: BaseForm {
              weak var name: UITextField! {
        didSet { changes.append("name set") }
    }
             
    private var fields: [UITextField]!
              weak var badge: Badge?
    var changes: [String] = []
              private func save(_ sender: UIButton) { changes.append("save \(sender.title(for: .normal) ?? "")") }
              func cancel() { changes.append("cancel") }
    func check(_ buttons: [UIButton]) {
        buttons.forEach { $0.sendActions(for: .touchUpInside) }
        print(changes, fields.count, headerText() ?? "nil", badge?.radius ?? -1, badge?.noteText() ?? "")
    }
    final class Box<T>: UIView { @WeakOutlet    var inner: UILabel? }
}

@main             
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

#sourceLocation(file: "App.swift", line: 4)
extension BaseForm { @MainActor fileprivate static func _table1(_ table: inout ClassTable) {
#sourceLocation(file: "App.swift", line: 4)
table.add(BaseForm.self, "header", \BaseForm.header, isOutlet: true)
} }
#sourceLocation(file: "App.swift", line: 9)
extension Badge { @MainActor fileprivate static func _table2(_ table: inout ClassTable) {
#sourceLocation(file: "App.swift", line: 9)
table.add(Badge.self, "radius", \Badge.radius, isOutlet: false)
#sourceLocation(file: "App.swift", line: 10)
table.add(Badge.self, "note", \Badge.note, isOutlet: false)
} }
#sourceLocation(file: "App.swift", line: 15)
extension Form { @MainActor fileprivate static func _table3(_ table: inout ClassTable) {
#sourceLocation(file: "App.swift", line: 15)
table.add(Form.self, "name", \Form.name, isOutlet: true)
#sourceLocation(file: "App.swift", line: 19)
table.add(Form.self, "fields", \Form.fields, isOutlet: true)
#sourceLocation(file: "App.swift", line: 20)
table.add(Form.self, "badge", \Form.badge, isOutlet: true)
#sourceLocation(file: "App.swift", line: 22)
table.add(Form.self, Selector(named: "save:", Form.save(_:)))
#sourceLocation(file: "App.swift", line: 23)
table.add(Form.self, Selector(named: "cancel", Form.cancel))
} }
#sourceLocation(file: "App.swift", line: 34)
extension AppDelegate { @MainActor fileprivate static func _table4(_ table: inout ClassTable) {
#sourceLocation(file: "App.swift", line: 34)
table.add(AppDelegate.self, Selector(named: "application:didFinishLaunchingWithOptions:", AppDelegate.application(_:didFinishLaunchingWithOptions:)))
} }
#sourceLocation(file: "App.swift", line: 46)
fileprivate enum _Registration5 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { BaseForm._table1(&$0) }
ClassTables.register { Badge._table2(&$0) }
ClassTables.register { Form._table3(&$0) }
ClassTables.register { AppDelegate._table4(&$0) }
}
}
