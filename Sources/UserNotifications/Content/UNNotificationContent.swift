import Foundation
import Synchronization

/// The content of a notification: its texts, sound, badge and attachments.
///
/// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationcontent
// Unchecked: the only stored property is a lock around Sendable values. Subclasses are responsible for their own
// properties.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    let storage: Mutex<ContentValues>

    /// Creates a content without text.
    public override init() {
        storage = Mutex(ContentValues())
        super.init()
    }

    init(_ values: ContentValues) {
        storage = Mutex(values)
        super.init()
    }

    /// All values.
    final var values: ContentValues { storage.withLock { $0 } }

    /// The title; empty by default.
    open var title: String { values.title }
    /// The subtitle; empty by default.
    open var subtitle: String { values.subtitle }
    /// The text; empty by default.
    open var body: String { values.body }
    /// The number for the badge of the app's icon; 0 removes the badge, and `nil`, the default, leaves it unchanged.
    open var badge: NSNumber? { values.badge }
    /// The sound; `nil`, the default, for none.
    open var sound: UNNotificationSound? { values.sound }
    /// The name of the launch screen for an app that the notification launches; empty by default.
    ///
    /// > Difference from Apple: a notification does not launch an app.
    open var launchImageName: String { values.launchImageName }
    /// Values of the app, which should be property-list values; those of a server's notification are its payload.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The files that are shown with the notification; empty by default.
    open var attachments: [UNNotificationAttachment] { values.attachments }
    /// The identifier of the ``UNNotificationCategory``; empty by default.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// The identifier of the group; empty by default.
    open var threadIdentifier: String { values.threadIdentifier }
    /// The identifier of the content that the notification opens; `nil` by default.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// The argument of the category's summary; empty by default.
    open var summaryArgument: String { values.summaryArgument }
    /// The number of things that the notification represents in the category's summary; 0 by default.
    open var summaryArgumentCount: Int { values.summaryArgumentCount }
    /// The importance; ``UNNotificationInterruptionLevel/active`` by default.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// The relevance among the app's notifications, in the unit interval; 0 by default.
    open var relevanceScore: Double { values.relevanceScore }
    /// The criteria by which a focus filter shows the notification; `nil` by default.
    open var filterCriteria: String? { values.filterCriteria }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

    /// Returns a ``UNMutableNotificationContent`` with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }
}
