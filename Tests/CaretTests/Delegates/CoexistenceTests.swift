import Caret
import CaretTesting
import FirstLibrary
import SecondLibrary
import Testing

@testable import UIKitCore

/// Two libraries, each a separate module, that add handlers and values to the same objects under the same names.
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

    /// The events of each step's object, in the order of a library's steps.
    private static let expectedHandlers = [
        ["button"], ["field x"], ["switch"], ["slider"], ["stepper"], ["segments"], ["row 3"], ["tap"], ["item"],
        ["screen", "own field y"], ["alert's field z", "action"], ["alert"],
    ]

    /// Performs the events of every object.
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
        for tap in screen.view.gestureRecognizers ?? [] { tap.state = .ended }
        screen.navigationItem.rightBarButtonItem?.fire()
        screen.beginAppearanceTransition(true, animated: false)
        screen.endAppearanceTransition()
        for field in alert.textFields ?? [] {
            field.text = "z"
            field.sendActions(for: .editingChanged)
        }
        for action in alert.actions { action.handler?(action) }
        for id in UIApplication.shared.alerts.active { UIApplication.shared.alerts.press(0, of: id) }
    }

    /// Performs the steps of both libraries in a random order.
    ///
    /// - Returns: for each step, the library that performed it first.
    private static func mix(_ steps: [[@MainActor () -> Void]], _ chance: inout Chance) -> [Int] {
        var (remainingSteps, firstLibraries) = (steps.map { Array($0.indices) }, Array(repeating: -1, count: steps[0].count))
        while let library = remainingSteps.indices.filter({ !remainingSteps[$0].isEmpty }).randomElement(chance: &chance) {
            let step = remainingSteps[library].remove(at: chance.next(remainingSteps[library].count))
            if firstLibraries[step] < 0 { firstLibraries[step] = library }
            steps[library][step]()
        }
        return firstLibraries
    }

    /// Each part tries a hundred random orders.
    @Test(arguments: 0..<10)
    func `R46 two modules each add a handler, alert and text field to the same object: both work, any order`(part: Int) async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .alertSized)
        var orders: Set<[Int]> = []
        for seed in part * 100..<(part + 1) * 100 {
            var chance = Chance(seed: UInt64(seed))
            var log: [String] = []
            let (screen, alert, isShowing) = (
                Self.screen(), UIAlertController(title: "Both", message: nil, preferredStyle: .alert), seed % 20 == 0
            )
            let libraries = [
                FirstLibrary(screen: screen, alert: alert, isShowing: isShowing) { log.append($0) }.steps,
                SecondLibrary(screen: screen, alert: alert, isShowing: isShowing) { log.append($0) }.steps,
            ]
            let first = Self.mix(libraries, &chance)
            orders.insert(first)
            Self.use(screen, alert)
            let expected = isShowing ? Self.expectedHandlers : Self.expectedHandlers.dropLast()
            try #require(log.count == expected.joined().count * 2, "seed \(seed): \(log)")
            for (step, kinds) in expected.enumerated() {
                let names = first[step] == 0 ? ["First", "Second"] : ["Second", "First"]
                for kind in kinds {
                    try #require(log.filter { $0.hasSuffix(" \(kind)") } == names.map { "\($0) \(kind)" }, "seed \(seed): \(log)")
                }
            }
            try Self.checkWhatIsKept(screen, alert)
            if seed % 50 == 0 { await app.advance(by: .seconds(1)) }
        }
        // 4096 orders are possible.
        #expect(orders.count > 80)
    }

    /// Checks the values of the same name, the answers, and the additions of both.
    private static func checkWhatIsKept(_ screen: UIViewController, _ alert: UIAlertController) throws {
        let field = try #require(screen.view.subviews[1] as? UITextField)
        try #require(screen.view.subviews[0].firstNote == "First" && screen.view.subviews[0].secondNote == "Second")
        try #require(alert.actions.count == 2 && alert.textFields?.count == 2)
        // One closure agrees, the other does not.
        try #require(!field.hub.allAgree { $0.textFieldShouldClear(field) })
    }

    @MainActor private final class Target: NSObject {
        var log: [String] = []
        func pressed() { log.append("target") }
    }

    @Test func `R46 a person's tap reaches target and action, an action with a closure, and closures, in the order they came`() async throws
    {
        let (button, target, toggle) = (UIButton(type: .system), Target(), UISwitch())
        let select = Selector("pressed", Target.pressed)
        (button.frame, toggle.frame) = (CGRect(x: 50, y: 200, width: 100, height: 44), CGRect(x: 50, y: 300, width: 51, height: 31))
        let controller = UIViewController()
        for view in [button, toggle] { controller.view.addSubview(view) }
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        try await app.settle()
        button.on(.touchUpInside, target) { $0.log.append("first closure") }
        button.addTarget(target, action: select, for: .touchUpInside)
        button.on(.touchUpInside, target) { $0.log.append("second closure") }
        button.addAction(UIAction { _ in target.log.append("action") }, for: .touchUpInside)
        toggle.addTarget(target, action: select, for: .valueChanged)
        toggle.on(.valueChanged, target) { target, isOn in target.log.append("\(isOn)") }
        await app.tap(at: CGPoint(x: 100, y: 222))
        #expect(target.log == ["first closure", "target", "second closure", "action"])
        target.log = []
        await app.tap(at: CGPoint(x: 75, y: 315))
        try await app.settle()
        #expect(target.log == ["target", "true"])
        button.removeTarget(target, action: nil, for: .allEvents)
        target.log = []
        await app.tap(at: CGPoint(x: 100, y: 222))
        #expect(target.log == ["first closure", "second closure", "action"])
    }
}

extension UITableView {
    /// Sends the delegate call for the tap on a row.
    fileprivate func delegateWasTold(ofRow row: Int) {
        tableHub.notify { $0.tableView(self, didSelectRowAt: IndexPath(row: row, section: 0)) }
    }
}

extension Array {
    fileprivate func randomElement(chance: inout Chance) -> Element? { isEmpty ? nil : self[chance.next(count)] }
}
