import CoreGraphics
import Foundation
internal import Synchronization

/// The notifications of the app: those that are pending, those that were delivered, and the user's settings.
///
/// A test reads them, sends notifications as a server does, and answers as the user does:
///
/// ```swift
/// try app.system.notifications.deliver(["aps": ["alert": "Dinner is ready", "category": "dinner"]], id: "dinner")
/// try await app.settle()
/// try app.system.notifications.answer("dinner", action: "reply", text: "Coming!")
/// ```
public final class NotificationService: Sendable {
    /// The maximum number of delivered notifications that are kept.
    public static let limit = 1000
    /// The maximum number of pending notifications. The ones that are due last are dropped, as on iOS.
    public static let pendingLimit = 64

    struct State {
        var pending = NotificationList(limit: 2 * pendingLimit)
        var delivered = NotificationList(limit: limit)
        /// The notification whose banner is visible.
        var visible = NotificationList(limit: 1)
        var presentations: [NotificationPresentation] = []
        var badge = 0
        var preferences = NotificationPreferences()
        var deviceToken: Data?
        var isRegistered = false
        var authorization = NotificationAuthorization()
        var categories: [any Sendable] = []
        var delegate = WeakObject()
        var handler: (any NotificationHandling)?
        var receiver: (any PushReceiver)?
        var clock: (date: Date, time: TimeInterval)?
    }

    let state = Mutex(State())

    package init() {}

    /// The requests whose triggers have not fired, in the order in which the app added them.
    public var pending: [NotificationItem] { state.withLock(\.pending.all) }

    /// The notifications in the list of delivered notifications, oldest first; at most ``limit``.
    public var delivered: [NotificationItem] { state.withLock(\.delivered.all) }

    /// How notifications were presented since launch, oldest first; the last ``limit`` ones.
    public var presentations: [NotificationPresentation] { state.withLock { Array($0.presentations.suffix(Self.limit)) } }

    /// The number on the badge of the app's icon; 0 for none. The same as `UIApplication.applicationIconBadgeNumber`.
    public var badge: Int {
        get { state.withLock(\.badge) }
        set { state.withLock { $0.badge = max(0, newValue) } }
    }

    /// The user's settings for notifications of the app.
    public var preferences: NotificationPreferences {
        get { state.withLock(\.preferences) }
        set { state.withLock { $0.preferences = newValue } }
    }

    /// The token with which `UIApplication.registerForRemoteNotifications()` succeeds. With `nil`, the default,
    /// registration fails as in Apple's first simulators.
    public var deviceToken: Data? {
        get { state.withLock(\.deviceToken) }
        set { state.withLock { $0.deviceToken = newValue } }
    }

    /// Whether the app is registered for notifications of servers.
    public package(set) var isRegistered: Bool {
        get { state.withLock(\.isRegistered) }
        set { state.withLock { $0.isRegistered = newValue } }
    }
}

/// The authorization that the app requested.
package struct NotificationAuthorization: Sendable {
    /// The raw value of the requested options; `nil` if this run of the app requested none.
    package var options: UInt?
    /// Whether notifications are delivered quietly, without a question to the user.
    package var isProvisional = false

    package init() {}
}

/// A weak reference, which the lock of a service guards.
// Unchecked: the service reads and writes the reference only in its lock. The object itself is used as its own
// isolation requires.
struct WeakObject: @unchecked Sendable {
    weak var object: AnyObject?
}
