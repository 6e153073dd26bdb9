/// The state of one alert, which exists until the alert has been dismissed.
@MainActor final class AlertEntry {
    let id: Int
    let title: String
    let message: String
    let style: UIAlertController.Style
    let buttons: [(title: String, style: UIAlertAction.Style, isEnabled: Bool)]
    /// The handlers of the buttons.
    let actions: [RetainedClosure<@MainActor () -> Void>]
    let fields: [AlertField]
    let delay: Duration?
    /// Runs the handler of the pressed button and resumes the callers that wait for the answer.
    let settle: @MainActor (AlertEnd) -> Void
    var cancelTimer: (@MainActor () -> Void)?
    /// The view controller that shows the alert; `nil` for an alert that the application shows.
    weak var presenter: UIViewController?
    /// Removes the observers of the view controller that shows the alert.
    var removeObservers: (@MainActor () -> Void)?

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

    /// The app's closures that this object retains, for the leak audit.
    var heldHandlers: [RetainedHandler] { actions.flatMap(\.retainedHandlers) + fields.flatMap(\.isValid.retainedHandlers) }

    /// Returns whether a button can be pressed with the current text of the fields.
    func isEnabled(_ index: Int) -> Bool {
        guard buttons.indices.contains(index), buttons[index].isEnabled else { return false }
        return buttons[index].style == .cancel || fields.allSatisfy(\.hasValidText)
    }
}
