/// An alert which a person who uses VoiceOver can leave although it has no buttons.
final class NoticeController: UIAlertController {
    /// Ends an alert that goes by itself; `nil` for others.
    var leave: (@MainActor () -> Void)?

    override func accessibilityPerformEscape() -> Bool {
        guard let leave else { return super.accessibilityPerformEscape() }
        leave()
        return true
    }
}
