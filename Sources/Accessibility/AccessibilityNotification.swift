/// The notifications that an app sends to assistive technology, as values.
///
/// ```swift
/// var text = AttributedString("Camera active")
/// text.accessibilitySpeechAnnouncementPriority = .high
/// AccessibilityNotification.Announcement(text).post()
/// ```
///
/// They arrive after the next frame.
/// - Source: https://developer.apple.com/documentation/accessibility/accessibilitynotification
public enum AccessibilityNotification {
    /// Words that are spoken.
    ///
    /// - Source: https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement
    public struct Announcement {
        private let words: Any

        /// Makes an announcement of plain words.
        public init(_ announcement: String) { words = announcement }
        /// Makes an announcement of words whose attributes specify how they are spoken.
        public init(_ announcement: NSAttributedString) { words = announcement }
        /// Makes an announcement of words whose attributes specify how they are spoken.
        public init(_ announcement: AttributedString) { words = announcement }

        /// Posts the announcement.
        @preconcurrency @MainActor public func post() { AccessibilityNotificationKind.announcement.post(words) }
    }

    /// A part of the screen changed.
    ///
    /// - Source: https://developer.apple.com/documentation/accessibility/accessibilitynotification/layoutchanged
    public struct LayoutChanged {
        private let argument: Any?

        /// Makes a notification; the argument is the element to move to, or words that are spoken. Without one, the present element stays.
        public init(_ elementOrDescription: Any? = nil) { argument = elementOrDescription }

        /// Posts the notification.
        @preconcurrency @MainActor public func post() { AccessibilityNotificationKind.layoutChanged.post(argument) }
    }

    /// A page was turned.
    ///
    /// - Source: https://developer.apple.com/documentation/accessibility/accessibilitynotification/pagescrolled
    public struct PageScrolled {
        private let words: Any

        /// Makes a notification of words that describe what is shown now.
        public init(_ description: String) { words = description }
        /// Makes a notification of words that describe what is shown now; attributes specify how they are spoken.
        public init(_ description: NSAttributedString) { words = description }
        /// Makes a notification of words that describe what is shown now; attributes specify how they are spoken.
        public init(_ description: AttributedString) { words = description }

        /// Posts the notification.
        @preconcurrency @MainActor public func post() { AccessibilityNotificationKind.pageScrolled.post(words) }
    }

    /// Another screen is shown.
    ///
    /// - Source: https://developer.apple.com/documentation/accessibility/accessibilitynotification/screenchanged
    public struct ScreenChanged {
        private let argument: Any?

        /// Makes a notification; the argument is the element to move to, or words that are spoken. Without one, the first element is it.
        public init(_ elementOrDescription: Any? = nil) { argument = elementOrDescription }

        /// Posts the notification.
        @preconcurrency @MainActor public func post() { AccessibilityNotificationKind.screenChanged.post(argument) }
    }
}
