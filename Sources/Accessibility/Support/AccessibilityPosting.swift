/// The application's part in posting: this module knows no application.
///
/// The module imports nothing of what is above it; it finds the one type that conforms by its name.
package protocol AccessibilityPosting: SendableMetatype {
    /// Posts a notification to the running application; does nothing without one.
    @MainActor static func post(_ kind: AccessibilityNotificationKind, _ argument: Any?)
}

/// An event, as an application posts it.
package enum AccessibilityNotificationKind: Sendable {
    case announcement, layoutChanged, pageScrolled, screenChanged

    /// Posts it with an argument: an element, or words.
    @MainActor func post(_ argument: Any?) {
        Self.receiver?.post(self, argument)
    }

    /// `UIKitCore.AccessibilityPoster`, an enumeration; `nil` in programs without that module.
    private static let receiver = _typeByName("9UIKitCore19AccessibilityPosterO") as? any AccessibilityPosting.Type
}
