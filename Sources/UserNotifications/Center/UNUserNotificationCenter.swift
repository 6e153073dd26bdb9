import Foundation
import Synchronization
internal import SystemServices
internal import UIKitCore

/// Schedules and lists the notifications of the app, and delivers the user's responses.
///
/// ```swift
/// let center = UNUserNotificationCenter.current()
/// center.delegate = self
/// center.requestAuthorization(options: [.alert, .badge, .sound]) { isGranted, _ in print(isGranted) }
///
/// let content = UNMutableNotificationContent()
/// content.title = "Tea"
/// let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)
/// center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
/// ```
///
/// All methods may be called on any thread. Completion handlers are called on a background queue. Without the user's
/// authorization, requests are accepted, but their notifications are not presented.
///
/// Tests read and answer notifications with `app.system.notifications`.
///
/// > Difference from Apple: pending requests end with the app, and a notification does not launch an app.
/// - Source: https://developer.apple.com/documentation/usernotifications/unusernotificationcenter
// Unchecked: the class has no stored properties. All state is in a service, which a lock guards.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let center = UNUserNotificationCenter()

    private override init() { super.init() }

    /// Returns the centre of the app.
    open class func current() -> UNUserNotificationCenter {
        MainQueue.run("notifications") { NotificationDelivery.install() }
        return center
    }

    final var service: NotificationService { SystemServices.current.notifications }

    /// Adds a line to the log of requests, which contains no texts of notifications.
    final func record(_ text: String) { SystemServices.current.requests.record("notifications", text) }

    /// The delegate, held weakly; `nil` by default. Without a delegate and closures, notifications are silenced while
    /// the app is in the foreground.
    open var delegate: (any UNUserNotificationCenterDelegate)? {
        get { service.delegate as? any UNUserNotificationCenterDelegate }
        set { service.delegate = newValue }
    }

    /// Whether extensions of the app can show the content of notifications: `false`.
    open var supportsContentExtensions: Bool { false }

    // MARK: - Authorization

    /// Requests the user's authorization. The first request asks the user, unless the options contain `.provisional`.
    ///
    /// - Parameters:
    ///   - options: The kinds of presentation.
    ///   - completionHandler: Called on a background queue after the user's answer, with whether notifications are
    ///     allowed. The error is `nil`.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        authorize(options, completionHandler)
    }

    /// Passes the user's settings to a handler, on a background queue.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        record("reads the settings")
        let settings = SystemServices.current.notificationSettings
        Replies.send { completionHandler(settings) }
    }

    // MARK: - Categories

    /// Replaces the categories of the app, which have the actions of notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        record("sets \(categories.count) categories")
        service.categories = Array(categories)
    }

    /// Passes the categories of the app to a handler, on a background queue.
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        record("reads the categories")
        let categories = Set(service.categories.compactMap { $0 as? UNNotificationCategory })
        Replies.send { completionHandler(categories) }
    }

    // MARK: - Requests

    /// Schedules a notification, which replaces a pending or delivered one with the same identifier. Of more than 64
    /// pending requests, those that are due last are dropped.
    ///
    /// The files of attachments are moved into a store of the app; files of the app's bundle are copied.
    /// - Parameters:
    ///   - request: The request.
    ///   - completionHandler: Called on a background queue with `nil`, or with the ``UNError`` of an attachment.
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        let error = schedule(request)
        Replies.send { completionHandler?(error) }
    }

    /// Passes the pending requests to a handler, on a background queue, in the order in which they were added.
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        record("reads the pending requests")
        let requests = service.pending.compactMap { ($0.content as? PendingRequest)?.request }
        Replies.send { completionHandler(requests) }
    }

    /// Removes pending requests. Unknown identifiers are ignored.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        record("removes \(identifiers.count) pending requests")
        for identifier in identifiers { service.removePending(identifier) }
        MainQueue.run("notifications") { NotificationDelivery.current?.reschedule() }
    }

    /// Removes all pending requests.
    open func removeAllPendingNotificationRequests() {
        record("removes all pending requests")
        service.removeAllPending()
        MainQueue.run("notifications") { NotificationDelivery.current?.reschedule() }
    }

    // MARK: - Delivered notifications

    /// Passes the listed notifications to a handler, on a background queue, oldest first.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        record("reads the delivered notifications")
        let notifications = service.delivered.compactMap { $0.content as? UNNotification }
        Replies.send { completionHandler(notifications) }
    }

    /// Removes notifications from the list, and their banners. Unknown identifiers are ignored.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        record("removes \(identifiers.count) delivered notifications")
        for identifier in identifiers { service.removeDelivered(identifier) }
        MainQueue.run("notifications") { NotificationDelivery.current?.withdraw(Set(identifiers)) }
    }

    /// Removes all notifications from the list, and their banners.
    open func removeAllDeliveredNotifications() {
        record("removes all delivered notifications")
        service.removeAllDelivered()
        MainQueue.run("notifications") { NotificationDelivery.current?.withdrawAll() }
    }

    /// Sets the number on the badge of the app's icon; 0 removes the badge.
    ///
    /// - Parameters:
    ///   - newBadgeCount: The number.
    ///   - completionHandler: Called on a background queue with `nil` or a ``UNError``:
    ///     ``UNError/Code/badgeInputInvalid`` for a negative number, or ``UNError/Code/notificationsNotAllowed``.
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        let error = changeBadge(to: newBadgeCount)
        Replies.send { completionHandler?(error) }
    }
}
