/// An alert controller that VoiceOver users can dismiss even if the alert has no buttons.
final class AccessibleAlertController: UIAlertController {
    /// Dismisses an alert without buttons; `nil` for other alerts.
    var dismissAutomatically: (@MainActor () -> Void)?

    override func accessibilityPerformEscape() -> Bool {
        guard let dismiss = dismissAutomatically else { return super.accessibilityPerformEscape() }
        dismiss()
        return true
    }
}
