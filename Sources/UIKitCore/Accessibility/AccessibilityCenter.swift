import Platform

/// The state that an application shares with assistive technology. It is created when the app or assistive technology
/// first uses it.
@MainActor package final class AccessibilityCenter {
    /// A notification that the app posted.
    package struct PostedNotification {
        package var notification: UIAccessibility.Notification
        package var text: String?
        package weak var element: AccessibleObject?
        /// The rank among the announcements of one frame; lower ranks are delivered first.
        var rank = 0
    }

    /// The state of a mirror: the last tree that it received.
    struct MirrorState {
        /// The tree that the mirror last received; `nil` before the first tree.
        var nodes: [AccessibilityNode]?
        /// The time at which the tree was sent, in seconds.
        var lastUpdate = -Double.infinity
        /// Whether the tree may have changed since then.
        var isStale = true
        var scheduledUpdate: DelayToken?
    }

    /// The accessibility centre of the running application; created on first access.
    static var current: AccessibilityCenter? { ApplicationHost.current?.accessibility }
    /// The accessibility centre of the running application; `nil` if none has been created.
    static var currentIfMade: AccessibilityCenter? { ApplicationHost.current?.accessibilityIfLoaded }

    weak var host: ApplicationHost?
    /// The object that assistive technology focuses.
    package internal(set) weak var focused: AccessibleObject?
    /// The delivered notifications, the oldest first. Only the last 256 notifications are kept.
    package private(set) var deliveredNotifications: [PostedNotification] = []
    /// The number of trees that were built.
    package internal(set) var builtTreeCount = 0
    /// The number of changed trees that were sent to a mirror.
    package internal(set) var sentTreeCount = 0
    /// The notifications that were posted since the last frame.
    var pendingNotifications: [PostedNotification] = []
    /// The state of the mirror of each watched screen.
    var mirrorStates: [ObjectIdentifier: MirrorState] = [:]
    /// Whether the tree may have changed since the last frame.
    var hasChanged = false
    private var settings: [AccessibilityFeature: Bool] = [:]
    private var objects: [Int: WeakObject] = [:]
    private var lastNumber = 0

    init(_ host: ApplicationHost) {
        self.host = host
    }

    // MARK: - Settings

    func isOn(_ feature: AccessibilityFeature) -> Bool { settings[feature] ?? feature.isOnByDefault }

    /// Turns a setting on or off, and posts its notification.
    package func set(_ feature: AccessibilityFeature, to isOn: Bool) {
        guard self.isOn(feature) != isOn else { return }
        settings[feature] = isOn
        NotificationCenter.default.post(name: feature.notification, object: nil)
    }

    // MARK: - Objects

    /// Returns the identifier of an object in the tree. Assigns an identifier if the object has none.
    func number(of object: AccessibleObject) -> Int {
        if object.accessibility.number == 0 {
            lastNumber += 1
            object.accessibility.number = lastNumber
        }
        objects[object.accessibility.number] = WeakObject(object: object)
        return object.accessibility.number
    }

    /// Returns the object with an identifier; `nil` if the object has been deallocated.
    package func object(_ number: Int) -> AccessibleObject? { objects[number]?.object }

    /// Removes deallocated objects from the table when there may be many of them.
    func removeFreedObjects(beyond count: Int) {
        if objects.count > 2 * count + 64 { objects = objects.filter { $0.value.object != nil } }
    }

    // MARK: - Notifications

    /// The maximum number of delivered notifications that are kept.
    private static let historyLimit = 256

    func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        let text = (argument as? String) ?? (argument as? NSAttributedString)?.string
        var notice = PostedNotification(notification: notification, text: text, element: argument as? AccessibleObject)
        if notification == .announcement, let attributedText = argument as? NSAttributedString {
            notice.rank = Self.rank(of: attributedText)
        }
        let changes: [UIAccessibility.Notification] = [.screenChanged, .layoutChanged]
        if changes.contains(notification) {
            // A screen change supersedes layout changes. Of several changes of one kind, only the last is delivered.
            let hasScreen = pendingNotifications.contains { $0.notification == .screenChanged }
            guard notification == .screenChanged || !hasScreen else { return }
            pendingNotifications.removeAll { changes.contains($0.notification) }
        }
        pendingNotifications.append(notice)
        host?.frameLoop.setNeedsFrame()
    }

    /// Delivers the notifications posted since the last frame.
    func deliverNotifications() {
        guard !pendingNotifications.isEmpty else { return }
        let notices = Self.sortedByRank(pendingNotifications)
        pendingNotifications = []
        deliveredNotifications = Array((deliveredNotifications + notices).suffix(Self.historyLimit))
        for notice in notices { deliver(notice) }
    }

    private func deliver(_ notice: PostedNotification) {
        contentDidChange()
        switch notice.notification {
        case .screenChanged, .layoutChanged:
            if let element = notice.element { return focus(element) }
            if let text = notice.text { announce(text) }
            if notice.notification == .screenChanged { focus(isTreeUsed ? firstElement : nil) }
        case .announcement:
            guard let text = notice.text else { return }
            announce(text)
            let info: [String: Any] = [
                UIAccessibility.announcementStringValueUserInfoKey: text, UIAccessibility.announcementWasSuccessfulUserInfoKey: isTreeUsed,
            ]
            NotificationCenter.default.post(name: UIAccessibility.announcementDidFinishNotification, object: nil, userInfo: info)
        case .pageScrolled: if let text = notice.text { announce(text) }
        default: break
        }
    }

    private func announce(_ text: String) {
        for mirror in mirrors { mirror.announce(text) }
    }

    private var mirrors: [any AccessibilityMirror] {
        host?.frameLoop.surfaces.compactMap(\.window.accessibilityMirror).filter(\.isConnected) ?? []
    }

    /// Whether assistive technology uses the tree.
    private var isTreeUsed: Bool { isOn(.voiceOver) || !mirrors.isEmpty }

    private var firstElement: AccessibleObject? {
        let nodes = mainTree().flatMap(\.all)
        guard let node = nodes.first(where: { $0.label != nil || $0.children.isEmpty }) else { return nil }
        return object(node.id)
    }

    // MARK: - Focus

    /// Moves the focus of assistive technology to an object, or removes the focus for `nil`.
    package func focus(_ object: AccessibleObject?) {
        guard object !== focused else { return }
        let previous = focused
        focused = object
        previous?.accessibilityElementDidLoseFocus()
        object?.accessibilityElementDidBecomeFocused()
        var info: [String: Any] = [
            UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
        ]
        info[UIAccessibility.focusedElementUserInfoKey] = object
        info[UIAccessibility.unfocusedElementUserInfoKey] = previous
        NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: object, userInfo: info)
        contentDidChange()
    }
}

/// A weak reference to an object.
private struct WeakObject {
    weak var object: AccessibleObject?
}
