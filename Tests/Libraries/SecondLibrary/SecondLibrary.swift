import Caret

/// A library that adds handlers and values to an app's objects, and is independent of another one that does the same.
@MainActor public struct SecondLibrary {
    /// The steps of the library; their order does not matter.
    public let steps: [@MainActor () -> Void]

    /// Creates the steps for a screen.
    ///
    /// - Parameters:
    ///   - screen: a controller with a bar item, whose view has one control of each kind, a table and a tap
    ///     recognizer.
    ///   - alert: the alert that the screen is about to present.
    ///   - isShowing: whether an alert of the library is among the steps.
    ///   - log: receives the events.
    public init(screen: UIViewController, alert: UIAlertController, isShowing: Bool, log: @escaping @MainActor (String) -> Void) {
        let say: @MainActor (String) -> Void = { log("Second \($0)") }
        var all: [@MainActor () -> Void] = screen.view.subviews.map { view in { view.visit(say) } }
        all.append { for tap in screen.view.gestureRecognizers ?? [] { (tap as? UITapGestureRecognizer)?.visit(say) } }
        all.append { screen.navigationItem.rightBarButtonItem?.visit(say) }
        all.append { screen.visit(say) }
        all.append { alert.join(say) }
        all.append { if isShowing { screen.show(Alert<Int>("Second") { AlertButton("OK", answer: 1) { say("alert") } }) } }
        steps = all
    }
}

extension UserInfoKey where Host: UIView, Value == String {
    /// The same name in both libraries, and two keys.
    static var note: Self { UserInfoKey() }
}

extension UIView {
    /// The same name in both libraries, and two methods.
    @MainActor func visit(_ say: @escaping @MainActor (String) -> Void) {
        userInfo[.note] = "Second"
        switch self {
        case let button as UIButton: button.on(.tap) { say("button") }
        case let field as UITextField:
            field.on(.editingChanged) { say("field \($0)") }
            field.answer(.shouldClear) { false }
        case let toggle as UISwitch: toggle.on(.valueChanged) { _ in say("switch") }
        case let slider as UISlider: slider.on(.valueChanged) { _ in say("slider") }
        case let stepper as UIStepper: stepper.on(.valueChanged) { _ in say("stepper") }
        case let segments as UISegmentedControl: segments.on(.valueChanged) { _ in say("segments") }
        case let table as UITableView: table.on(.didSelectRow) { path in say("row \(path.row)") }
        default: break
        }
    }

    /// The value that the library stores with the view.
    public var secondNote: String? { userInfo[.note] }
}

extension UITapGestureRecognizer {
    @MainActor func visit(_ say: @escaping @MainActor (String) -> Void) { on(.tap) { _ in say("tap") } }
}

extension UIBarButtonItem {
    @MainActor func visit(_ say: @escaping @MainActor (String) -> Void) { on(.tap) { say("item") } }
}

extension UIViewController {
    @MainActor func visit(_ say: @escaping @MainActor (String) -> Void) {
        on(.didAppear) { _ in say("screen") }
        let field = UITextField()
        field.accessibilityIdentifier = "Second"
        field.on(.editingDidEnd) { say("own field \($0)") }
        view.addSubview(field)
    }
}

extension UIAlertController {
    /// Adds a button and a text field of the library.
    @MainActor func join(_ say: @escaping @MainActor (String) -> Void) {
        addAction(UIAlertAction(title: "Second", style: .default) { _ in say("action") })
        addTextField { field in
            field.placeholder = "Second field"
            field.on(.editingChanged) { say("alert's field \($0)") }
        }
    }
}
