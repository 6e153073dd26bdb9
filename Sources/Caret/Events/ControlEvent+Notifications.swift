import Foundation

extension NotificationCenter: EventSource {}

extension ControlEvent where Sender: NotificationCenter, Payload: Sendable {
    /// A notification was posted; carries what a closure reads from it.
    ///
    /// ```swift
    /// NotificationCenter.default.on(.posted(Store.saved) { $0.userInfo?["count"] as? Int ?? 0 }, self, call: List.show)
    /// ```
    /// Posted on the main actor, handlers run before `post` returns; posted elsewhere, as soon as the main actor is free.
    ///
    /// - Parameters:
    ///   - name: of the notification.
    ///   - object: who posts it; anybody by default.
    ///   - read: runs where the notification is posted.
    public static func posted(
        _ name: Notification.Name, by object: (any AnyObject & Sendable)? = nil, read: @escaping @Sendable (Notification) -> Payload
    ) -> Self {
        let isOfOne = object != nil
        return Self { [weak object] center, body in
            // To the centre, nobody would mean anybody.
            guard !isOfOne || object != nil else { return {} }
            let token = center.addObserver(forName: name, object: object, queue: nil) { note in
                let payload = read(note)
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
    /// A notification was posted; see ``posted(_:by:read:)``.
    ///
    /// - Parameters:
    ///   - name: of the notification.
    ///   - object: who posts it; anybody by default.
    public static func posted(_ name: Notification.Name, by object: (any AnyObject & Sendable)? = nil) -> Self {
        posted(name, by: object) { _ in }
    }
}
