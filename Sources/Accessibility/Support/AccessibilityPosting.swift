/// Posts notifications to the application, of which this module has no knowledge.
///
/// The module imports none of the modules above it, and finds the single conforming type by name.
package protocol AccessibilityPosting: SendableMetatype {
    /// Posts a notification to the running application; does nothing without one.
    @MainActor static func post(_ kind: AccessibilityNotificationKind, _ argument: Any?)
}

/// A notification that an application posts to assistive technology.
package enum AccessibilityNotificationKind: Sendable {
    case announcement, layoutChanged, pageScrolled, screenChanged

    /// Posts the notification with an argument: an element, or text.
    @MainActor func post(_ argument: Any?) {
        Self.receiver?.post(self, argument)
    }

    /// `UIKitCore.AccessibilityPoster`, an enumeration; `nil` in programs without that module.
    private static let receiver = _typeByName("9UIKitCore19AccessibilityPosterO") as? any AccessibilityPosting.Type
}
