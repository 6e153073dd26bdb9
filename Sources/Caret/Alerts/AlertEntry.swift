/// What is kept of one alert until it has gone.
@MainActor final class AlertEntry {
    let id: Int
    let title: String
    let message: String
    let style: UIAlertController.Style
    let buttons: [(title: String, style: UIAlertAction.Style, isEnabled: Bool)]
    let delay: Duration?
    /// Runs a button's handler and answers who asked; `nil` for an alert that went without a button.
    let settle: @MainActor (Int?) -> Void
    var cancelTimer: (@MainActor () -> Void)?

    init<Answer>(id: Int, alert: Alert<Answer>, delay: Duration?, settle: @escaping @MainActor (Int?) -> Void) {
        self.id = id
        title = alert.title
        message = alert.message
        style = alert.style
        buttons = alert.buttons.map { ($0.title, $0.style, $0.isEnabled) }
        self.delay = delay
        self.settle = settle
    }
}
