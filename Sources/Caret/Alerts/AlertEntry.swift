/// What is kept of one alert until it has gone.
@MainActor final class AlertEntry {
    let id: Int
    let title: String
    let message: String
    let style: UIAlertController.Style
    let buttons: [(title: String, style: UIAlertAction.Style, isEnabled: Bool)]
    /// What is called when a button was pressed.
    let actions: [KeptClosure<@MainActor () -> Void>]
    let fields: [AlertField]
    let delay: Duration?
    /// Runs a button's handler and answers who asked.
    let settle: @MainActor (AlertEnd) -> Void
    var cancelTimer: (@MainActor () -> Void)?
    /// The controller that shows the alert; `nil` for an alert of the application.
    weak var asker: UIViewController?
    /// Ends the watching of the controller that shows the alert.
    var endFollowing: (@MainActor () -> Void)?

    init<Answer>(id: Int, alert: Alert<Answer>, delay: Duration?, settle: @escaping @MainActor (AlertEnd) -> Void) {
        self.id = id
        title = alert.title
        message = alert.message
        style = alert.style
        buttons = alert.buttons.map { ($0.title, $0.style, $0.isEnabled) }
        actions = alert.buttons.compactMap(\.action)
        fields = alert.fields
        self.delay = delay
        self.settle = settle
    }

    /// The app's closures, for an audit.
    var heldHandlers: [HeldHandler] { actions.flatMap(\.heldHandlers) + fields.flatMap(\.isEnough.heldHandlers) }

    /// Whether a button can be pressed, with what the fields say now.
    func isEnabled(_ index: Int) -> Bool {
        guard buttons.indices.contains(index), buttons[index].isEnabled else { return false }
        return buttons[index].style == .cancel || fields.allSatisfy(\.enables)
    }
}
