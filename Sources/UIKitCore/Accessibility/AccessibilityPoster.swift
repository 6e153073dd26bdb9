/// Posts the notifications of the Accessibility module, which looks up this type by name.
enum AccessibilityPoster: AccessibilityPosting {
    static func post(_ kind: AccessibilityNotificationKind, _ argument: Any?) {
        let notification: UIAccessibility.Notification =
            switch kind {
            case .announcement: .announcement
            case .layoutChanged: .layoutChanged
            case .pageScrolled: .pageScrolled
            case .screenChanged: .screenChanged
            }
        let attributedText = (argument as? AttributedString).map { NSAttributedString($0) }
        UIAccessibility.post(notification: notification, argument: attributedText ?? argument)
    }
}
