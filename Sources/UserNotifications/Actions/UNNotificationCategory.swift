import Foundation

/// A kind of notifications, which have the same actions.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationcategory
// Unchecked: all stored properties are constants of Sendable types.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier, which ``UNNotificationContent/categoryIdentifier`` names.
    public let identifier: String
    /// The actions, in the order in which they are shown; at most ten are shown.
    public let actions: [UNNotificationAction]
    /// The identifiers of the intents to which the notifications belong.
    public let intentIdentifiers: [String]
    /// The options.
    public let options: UNNotificationCategoryOptions
    /// The text in place of the body while previews are hidden; empty for the text of the system.
    public let hiddenPreviewsBodyPlaceholder: String
    /// The format of the text that summarises a group of notifications; empty for the format of the system.
    public let categorySummaryFormat: String

    /// Creates a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String?,
        categorySummaryFormat: String?, options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        self.categorySummaryFormat = categorySummaryFormat ?? ""
        super.init()
    }

    /// Creates a category without a format for summaries.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String,
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil, options: options)
    }

    /// Creates a category with the texts of the system.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, hiddenPreviewsBodyPlaceholder: nil,
            categorySummaryFormat: nil, options: options)
    }

    /// Returns whether two categories have the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationCategory else { return false }
        return (identifier, actions, intentIdentifiers, options) == (
            other.identifier, other.actions, other.intentIdentifiers, other.options
        )
            && (hiddenPreviewsBodyPlaceholder, categorySummaryFormat) == (other.hiddenPreviewsBodyPlaceholder, other.categorySummaryFormat)
    }

    /// The hash value of the identifier.
    open override var hash: Int { identifier.hashValue }

    /// Returns the category itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The options of a category.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationcategoryoptions
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app receives a response when the user clears a notification.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    /// Notifications are allowed in a car.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
    /// The title is visible while previews are hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
    /// The subtitle is visible while previews are hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
    /// Siri may announce the notifications.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}
