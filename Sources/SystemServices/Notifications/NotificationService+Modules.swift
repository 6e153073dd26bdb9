import Foundation

/// The state that the modules of the system read and write.
extension NotificationService {
    /// The delegate of the notification centre.
    package var delegate: AnyObject? {
        get { state.withLock { $0.delegate }.object }
        set {
            let reference = WeakObject(object: newValue)
            state.withLock { $0.delegate = reference }
        }
    }

    package var handler: (any NotificationHandling)? {
        get { state.withLock(\.handler) }
        set { state.withLock { $0.handler = newValue } }
    }

    package var receiver: (any PushReceiver)? {
        get { state.withLock(\.receiver) }
        set { state.withLock { $0.receiver = newValue } }
    }

    /// Releases the objects of the application, which ends. The notifications remain readable.
    package func close() {
        handler = nil
        receiver = nil
    }

    package var authorization: NotificationAuthorization {
        get { state.withLock(\.authorization) }
        set { state.withLock { $0.authorization = newValue } }
    }

    /// The categories of the app, of a type that the module defines.
    package var categories: [any Sendable] {
        get { state.withLock(\.categories) }
        set { state.withLock { $0.categories = newValue } }
    }

    /// A date and the time of the frame clock at that date, with which any thread computes the present date.
    package var clock: (date: Date, time: TimeInterval)? {
        get { state.withLock(\.clock) }
        set { state.withLock { $0.clock = newValue } }
    }

    /// Adds a pending notification. It replaces one with the same identifier.
    ///
    /// - Returns: The identifier of the notification that was dropped, because more than ``pendingLimit`` are pending.
    @discardableResult package func addPending(_ item: NotificationItem) -> String? {
        state.withLock { state in
            state.pending.insert(item)
            guard state.pending.count > Self.pendingLimit else { return nil }
            let last = state.pending.all.max { ($0.date ?? .distantPast) < ($1.date ?? .distantPast) }
            return last.flatMap { state.pending.remove($0.id) }?.id
        }
    }

    /// Removes and returns a pending notification.
    @discardableResult package func removePending(_ id: String) -> NotificationItem? { state.withLock { $0.pending.remove(id) } }

    package func removeAllPending() { state.withLock { $0.pending.removeAll() } }

    /// Lists a delivered notification. It replaces one with the same identifier.
    package func addDelivered(_ item: NotificationItem) { state.withLock { $0.delivered.insert(item) } }

    package func removeDelivered(_ id: String) { state.withLock { _ = $0.delivered.remove(id) } }

    package func removeAllDelivered() { state.withLock { $0.delivered.removeAll() } }

    /// Sets the notification whose banner is visible, which the user can answer although it may not be listed.
    package func setVisible(_ item: NotificationItem?) {
        state.withLock { state in
            state.visible.removeAll()
            if let item { state.visible.insert(item) }
        }
    }

    package func record(_ presentation: NotificationPresentation) {
        state.withLock { state in
            state.presentations.append(presentation)
            if state.presentations.count >= 2 * Self.limit { state.presentations.removeFirst(Self.limit) }
        }
    }
}
