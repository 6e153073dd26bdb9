import Foundation

extension NotificationCenter: EventSource {}

extension ControlEvent where Sender: NotificationCenter, Payload: Sendable {
    /// Sent when a notification is posted. The payload is the value that a closure returns for the notification.
    ///
    /// ```swift
    /// NotificationCenter.default.on(.posted(Store.saved) { $0.userInfo?["count"] as? Int ?? 0 }, self, call: List.show)
    /// ```
    /// If a notification is posted on the main actor, handlers run before `post` returns. Otherwise they run as soon
    /// as the main actor is free.
    ///
    /// - Parameters:
    ///   - name: The name of the notification.
    ///   - object: The poster of the notification; any object by default.
    ///   - read: Returns the payload; called on the thread that posts the notification.
    public static func posted(
        _ name: Notification.Name, by object: (any AnyObject & Sendable)? = nil, read: @escaping @Sendable (Notification) -> Payload
    ) -> Self {
        let hasPoster = object != nil
        return Self { [weak object] center, body in
            // A notification centre treats a `nil` object as any object. If the object has been deallocated, do not
            // observe.
            guard !hasPoster || object != nil else { return {} }
            let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                let payload = read(notification)
                if Hooks.isOnMainActor {
                    MainActor.assumeIsolated { body(payload) }
                } else {
                    Task { @MainActor in body(payload) }
                }
            }
            return { [weak center] in center?.removeObserver(token) }
        }
    }
}

extension ControlEvent where Sender: NotificationCenter, Payload == Void {
    /// Sent when a notification is posted; see ``posted(_:by:read:)``.
    ///
    /// - Parameters:
    ///   - name: The name of the notification.
    ///   - object: The poster of the notification; any object by default.
    public static func posted(_ name: Notification.Name, by object: (any AnyObject & Sendable)? = nil) -> Self {
        posted(name, by: object) { _ in }
    }
}
