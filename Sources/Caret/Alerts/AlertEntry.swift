/// The state of one alert, which exists until the alert has been dismissed.
@MainActor final class AlertEntry {
    let id: Int
    let title: String
    let message: String
    let style: UIAlertController.Style
    let priority: AlertPriority
    let buttons: [(title: String, style: UIAlertAction.Style, isEnabled: Bool)]
    /// The handlers of the buttons.
    let actions: [RetainedClosure<@MainActor () -> Void>]
    let fields: [AlertField]
    var options: AlertOptions
    /// The time after which the alert dismisses itself; `nil` for never.
    let delay: Duration?
    /// Runs the handler of the pressed button and resumes the callers that wait for the answer.
    let settle: @MainActor (AlertEnd) -> Void
    var cancelTimer: (@MainActor () -> Void)?
    /// Stops waiting for the view controller that shows the alert; `nil` if the alert does not wait for it.
    var cancelOpening: (@MainActor () -> Void)?
    /// Removes the observers of the view controller that shows the alert.
    var removeObservers: (@MainActor () -> Void)?

    init<Answer>(id: Int, alert: Alert<Answer>, _ options: AlertOptions, settle: @escaping @MainActor (AlertEnd) -> Void) {
        self.id = id
        title = alert.title
        message = alert.message
        style = alert.style
        priority = alert.priority
        buttons = alert.buttons.map { ($0.title, $0.style, $0.isEnabled) }
        actions = alert.buttons.compactMap(\.action)
        fields = alert.fields
        self.options = options
        delay = alert.buttons.isEmpty ? options.autoDismiss : nil
        self.settle = settle
    }

    /// The app's closures that this object retains, for the leak audit.
    var heldHandlers: [RetainedHandler] { actions.flatMap(\.retainedHandlers) + fields.flatMap(\.isValid.retainedHandlers) }

    /// Whether the alert ends with the controller that shows it, rather than with its countdown.
    var endsWithPresenter: Bool { !buttons.isEmpty || options.accessory != nil }

    /// Returns whether a button can be pressed with the current text of the fields.
    func isEnabled(_ index: Int) -> Bool {
        guard buttons.indices.contains(index), buttons[index].isEnabled else { return false }
        return buttons[index].style == .cancel || fields.allSatisfy(\.hasValidText)
    }

    /// The message, followed by the first error that a validation throws for a text that the user has edited.
    func message(afterEditing edited: Set<Int>) -> String {
        let error = fields.indices.lazy.filter(edited.contains).compactMap { self.fields[$0].errorText }.first
        return [message, error ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    func endOpening() {
        cancelOpening?()
        cancelOpening = nil
    }

    /// Ends the countdown and all observers.
    func endObservers() {
        endOpening()
        cancelTimer?()
        cancelTimer = nil
        removeObservers?()
        removeObservers = nil
    }
}
