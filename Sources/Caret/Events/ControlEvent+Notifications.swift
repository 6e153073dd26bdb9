import Foundation

extension NotificationCenter: EventSource {}

extension ControlEvent where Sender: NotificationCenter, Payload: Sendable {
    /// Sent when a notification is posted. The payload is the value that a closure returns for the notification.
    ///
    /// ```swift
    /// NotificationCenter.default.on(.posted(Store.saved) { $0.userInfo?["count"] as? Int ?? 0 }, self, call: List.show)
    /// ```
    /// If a notification is posted on the main actor, handlers run before `post` returns. Otherwise they run as soon
    /// as the main actor is free, and a handler that is added before that may run, too.
    ///
    /// - Parameters:
    ///   - name: The name of the notification.
    ///   - object: The poster of the notification; any object by default.
    ///   - read: Returns the payload; called on the thread that posts the notification.
    public static func posted(
        _ name: Notification.Name, by object: (any AnyObject & Sendable)? = nil, read: @escaping @Sendable (Notification) -> Payload
    ) -> Self {
        posted(name, by: object, PostIdentity(of: read), read: read)
    }

    /// - Parameter identity: Distinguishes `read` from the closures of other events. Handlers of events with the same
    ///   identity share a payload.
    fileprivate static func posted(
        _ name: Notification.Name, by object: (any AnyObject & Sendable)?, _ identity: PostIdentity?,
        read: @escaping @Sendable (Notification) -> Payload
    ) -> Self {
        let hasPoster = object != nil
        return Self(chain: { [weak object] center in
            // A notification centre treats a `nil` object as any object. If the object has been deallocated, do not
            // observe: nothing retains this chain.
            guard !hasPoster || object != nil else { return HandlerChain(of: center) }
            let key = PostKey(name: name, object: object.map { ObjectIdentifier($0) }, identity: identity)
            return SenderChains.chain(key, of: center, about: object) { chain in
                let token = center.addObserver(forName: name, object: object, queue: nil) { [weak object] notification in
                    // The centre compares addresses. That of a deallocated object may belong to another object now.
                    guard !hasPoster || object != nil else { return }
                    let payload = read(notification)
                    if Hooks.isOnMainActor {
                        MainActor.assumeIsolated { chain.notify(payload) }
                    } else {
                        Task { @MainActor in chain.notify(payload) }
                    }
                }
                return { [weak center] in center?.removeObserver(token) }
            }
        })
    }
}

/// The name of the chain of a notification.
private struct PostKey: Hashable {
    let name: Notification.Name
    let object: ObjectIdentifier?
    let identity: PostIdentity?
}

/// The identity of an event whose payload an app reads in its own way. Closures without captured values are the same if
/// their functions are, whereas two closures with captured values differ.
private struct PostIdentity: Hashable {
    private final class Token: Sendable {}

    /// A closure as it was passed. A generic parameter would contain a conversion of it.
    private struct Reader<Payload> {
        let read: @Sendable (Notification) -> Payload
    }

    private let function: UInt
    /// An object that no other event has; `nil` for a closure without captured values.
    private let token: Token?

    init<Payload>(of read: @escaping @Sendable (Notification) -> Payload) {
        let word = MemoryLayout<UInt>.size
        // The words of a closure are its function, and an object with its captured values, or 0.
        let (function, context) = withUnsafeBytes(of: Reader(read: read)) {
            ($0.load(as: UInt.self), $0.load(fromByteOffset: word, as: UInt.self))
        }
        self.function = function
        token = context == 0 ? nil : Token()
    }

    static func == (first: PostIdentity, second: PostIdentity) -> Bool {
        first.function == second.function && first.token === second.token
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(function)
        hasher.combine(token.map { ObjectIdentifier($0) })
    }
}

extension ControlEvent where Sender: NotificationCenter, Payload == Void {
    /// Sent when a notification is posted; see ``posted(_:by:read:)``.
    ///
    /// - Parameters:
    ///   - name: The name of the notification.
    ///   - object: The poster of the notification; any object by default.
    public static func posted(_ name: Notification.Name, by object: (any AnyObject & Sendable)? = nil) -> Self {
        posted(name, by: object, nil) { _ in }
    }
}
