/// An alert controller that VoiceOver users can dismiss even if the alert has no buttons.
final class NoticeController: UIAlertController {
    /// Dismisses an alert without buttons; `nil` for other alerts.
    var dismissByItself: (@MainActor () -> Void)?

    override func accessibilityPerformEscape() -> Bool {
        guard let dismiss = dismissByItself else { return super.accessibilityPerformEscape() }
        dismiss()
        return true
    }
}
