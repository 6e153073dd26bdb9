/// The notifications that an app sends to assistive technology, as values.
///
/// ```swift
/// var text = AttributedString("Camera active")
/// text.accessibilitySpeechAnnouncementPriority = .high
/// AccessibilityNotification.Announcement(text).post()
/// ```
///
/// Notifications are delivered after the next frame.
/// - Source: https://developer.apple.com/documentation/accessibility/accessibilitynotification
public enum AccessibilityNotification {
    /// An announcement that is spoken.
    ///
    /// - Source: https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement
    public struct Announcement {
        private let text: Any

        /// Creates an announcement of plain text.
        public init(_ announcement: String) { text = announcement }
        /// Creates an announcement of text whose attributes specify how it is spoken.
        public init(_ announcement: NSAttributedString) { text = announcement }
        /// Creates an announcement of text whose attributes specify how it is spoken.
        public init(_ announcement: AttributedString) { text = announcement }

        /// Posts the announcement.
        @preconcurrency @MainActor public func post() { AccessibilityNotificationKind.announcement.post(text) }
    }

    /// A notification that a part of the screen has changed.
    ///
    /// - Source: https://developer.apple.com/documentation/accessibility/accessibilitynotification/layoutchanged
    public struct LayoutChanged {
        private let argument: Any?

        /// Creates a notification. The argument is the element to focus, or text to speak; without an argument the
        /// focused element is unchanged.
        public init(_ elementOrDescription: Any? = nil) { argument = elementOrDescription }

        /// Posts the notification.
        @preconcurrency @MainActor public func post() { AccessibilityNotificationKind.layoutChanged.post(argument) }
    }

    /// A notification that a page was scrolled.
    ///
    /// - Source: https://developer.apple.com/documentation/accessibility/accessibilitynotification/pagescrolled
    public struct PageScrolled {
        private let text: Any

        /// Creates a notification with a description of the current page.
        public init(_ description: String) { text = description }
        /// Creates a notification with a description of the current page, whose attributes specify how it is spoken.
        public init(_ description: NSAttributedString) { text = description }
        /// Creates a notification with a description of the current page, whose attributes specify how it is spoken.
        public init(_ description: AttributedString) { text = description }

        /// Posts the notification.
        @preconcurrency @MainActor public func post() { AccessibilityNotificationKind.pageScrolled.post(text) }
    }

    /// A notification that a new screen is shown.
    ///
    /// - Source: https://developer.apple.com/documentation/accessibility/accessibilitynotification/screenchanged
    public struct ScreenChanged {
        private let argument: Any?

        /// Creates a notification. The argument is the element to focus, or text to speak; without an argument the
        /// first element is focused.
        public init(_ elementOrDescription: Any? = nil) { argument = elementOrDescription }

        /// Posts the notification.
        @preconcurrency @MainActor public func post() { AccessibilityNotificationKind.screenChanged.post(argument) }
    }
}
