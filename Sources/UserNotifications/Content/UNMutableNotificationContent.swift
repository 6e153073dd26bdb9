import Foundation
internal import UIKitCore

/// The content of a notification that an app creates.
///
/// A ``UNNotificationRequest`` copies the content, so later changes have no effect on the request.
/// - Source: https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent
// Unchecked: the class adds no stored properties.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {

    /// The title; empty by default.
    open override var title: String {
        get { super.title }
        set { storage.withLock { $0.title = newValue } }
    }
    /// The subtitle; empty by default.
    open override var subtitle: String {
        get { super.subtitle }
        set { storage.withLock { $0.subtitle = newValue } }
    }
    /// The text; empty by default.
    open override var body: String {
        get { super.body }
        set { storage.withLock { $0.body = newValue } }
    }
    /// The number for the badge of the app's icon; 0 removes the badge, and `nil`, the default, leaves it unchanged.
    open override var badge: NSNumber? {
        get { super.badge }
        set { storage.withLock { $0.badge = newValue } }
    }
    /// The sound; `nil`, the default, for none.
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { storage.withLock { $0.sound = newValue } }
    }
    /// The name of the launch screen for an app that the notification launches; empty by default.
    open override var launchImageName: String {
        get { super.launchImageName }
        set { storage.withLock { $0.launchImageName = newValue } }
    }
    /// Values of the app, which should be property-list values; empty by default.
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set {
            let box = UncheckedSendableBox(newValue)
            storage.withLock { $0.userInfo = box.value }
        }
    }
    /// The files that are shown with the notification; empty by default.
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { storage.withLock { $0.attachments = newValue } }
    }
    /// The identifier of the ``UNNotificationCategory``; empty by default.
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { storage.withLock { $0.categoryIdentifier = newValue } }
    }
    /// The identifier of the group; empty by default.
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { storage.withLock { $0.threadIdentifier = newValue } }
    }
    /// The identifier of the content that the notification opens; `nil` by default.
    open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { storage.withLock { $0.targetContentIdentifier = newValue } }
    }
    /// The argument of the category's summary; empty by default.
    open override var summaryArgument: String {
        get { super.summaryArgument }
        set { storage.withLock { $0.summaryArgument = newValue } }
    }
    /// The number of things that the notification represents in the category's summary; 0 by default.
    open override var summaryArgumentCount: Int {
        get { super.summaryArgumentCount }
        set { storage.withLock { $0.summaryArgumentCount = newValue } }
    }
    /// The importance; ``UNNotificationInterruptionLevel/active`` by default.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { storage.withLock { $0.interruptionLevel = newValue } }
    }
    /// The relevance among the app's notifications, in the unit interval; 0 by default. Other numbers are clamped.
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { storage.withLock { $0.relevanceScore = newValue.isFinite ? min(1, max(0, newValue)) : 0 } }
    }
    /// The criteria by which a focus filter shows the notification; `nil` by default.
    open override var filterCriteria: String? {
        get { super.filterCriteria }
        set { storage.withLock { $0.filterCriteria = newValue } }
    }
}
