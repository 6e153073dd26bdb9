import Caret
import CaretTesting
import FirstLibrary
import SecondLibrary
import Testing

/// Two libraries, each a module of its own, that add what they need to the same objects by the same names.
@MainActor @Suite(.app) struct CoexistenceTests {
    private static func screen() -> UIViewController {
        let screen = UIViewController()
        let views = [
            UIButton(type: .system), UITextField(), UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["A", "B"]),
            UITableView(),
        ]
        for view in views { screen.view.addSubview(view) }
        screen.view.addGestureRecognizer(UITapGestureRecognizer())
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        return screen
    }

    private static let kinds = [
        "button", "field x", "switch", "slider", "stepper", "segments", "row 3", "item", "screen", "own field y", "alert's field z",
        "action",
    ]

    /// Does to every object what a person could.
    private static func use(_ screen: UIViewController, _ alert: UIAlertController) {
        for case let control as UIControl in screen.view.subviews {
            switch control {
            case is UIButton: control.sendActions(for: .primaryActionTriggered)
            case let field as UITextField:
                field.text = field.accessibilityIdentifier == nil ? "x" : "y"
                field.sendActions(for: field.accessibilityIdentifier == nil ? .editingChanged : .editingDidEnd)
            default: control.sendActions(for: .valueChanged)
            }
        }
        for case let table as UITableView in screen.view.subviews { table.delegateWasTold(ofRow: 3) }
        screen.navigationItem.rightBarButtonItem?.fire()
        screen.beginAppearanceTransition(true, animated: false)
        screen.endAppearanceTransition()
        for field in alert.textFields ?? [] {
            field.text = "z"
            field.sendActions(for: .editingChanged)
        }
    }

    @Test func `R46 two modules each add a handler, alert and text field to the same object: both work, any order`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        for seed in 0..<1000 {
            var chance = Chance(seed: UInt64(seed))
            var log: [String] = []
            let (screen, alert, isShowing) = (
                Self.screen(), UIAlertController(title: "Both", message: nil, preferredStyle: .alert), seed % 20 == 0
            )
            var queues = [
                FirstLibrary(screen: screen, alert: alert, isShowing: isShowing) { log.append($0) }.steps,
                SecondLibrary(screen: screen, alert: alert, isShowing: isShowing) { log.append($0) }.steps,
            ]
            while let next = queues.indices.filter({ !queues[$0].isEmpty }).randomElement(chance: &chance) { queues[next].removeFirst()() }
            Self.use(screen, alert)
            for id in UIApplication.shared.alerts.active { UIApplication.shared.alerts.press(0, of: id) }
            let kinds = Self.kinds.filter { $0 != "action" } + (isShowing ? ["alert"] : [])
            let wanted = kinds.flatMap { ["First \($0)", "Second \($0)"] }
            try #require(log.sorted() == wanted.sorted(), "seed \(seed)")
            try #require(screen.view.subviews[0].firstNote == "First" && screen.view.subviews[0].secondNote == "Second")
            try #require(alert.actions.count == 2 && alert.textFields?.count == 2)
            if seed % 50 == 0 { await app.advance(by: .seconds(1)) }
        }
    }
}

extension UITableView {
    /// Tells all who listen that a person has tapped a row.
    fileprivate func delegateWasTold(ofRow row: Int) {
        tableHub.tell { $0.tableView(self, didSelectRowAt: IndexPath(row: row, section: 0)) }
    }
}

extension Array {
    fileprivate func randomElement(chance: inout Chance) -> Element? { isEmpty ? nil : self[chance.next(count)] }
}
