import Foundation

/// A notification that is pending or was delivered.
public struct NotificationItem: Sendable, Identifiable {
    /// The identifier of the request.
    public let id: String
    /// The title; empty for none.
    public let title: String
    /// The subtitle; empty for none.
    public let subtitle: String
    /// The text; empty for none.
    public let body: String
    /// The number for the badge of the app's icon; `nil` to leave the badge unchanged.
    public let badge: Int?
    /// The identifier of the category, which determines the actions; empty for none.
    public let category: String
    /// The identifier of the group; empty for none.
    public let thread: String
    /// Whether a server sent the notification.
    public let isRemote: Bool
    /// The date of the delivery; `nil` if no date is known, as for a region that the user may never enter.
    public let date: Date?
    /// The object of the module that owns the notification.
    package let content: any Sendable

    package init(
        id: String, title: String, subtitle: String, body: String, badge: Int?, category: String, thread: String, isRemote: Bool,
        date: Date?, content: any Sendable
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.body = body
        self.badge = badge
        self.category = category
        self.thread = thread
        self.isRemote = isRemote
        self.date = date
        self.content = content
    }
}
