import Foundation

/// The actions of a server and of the user, for tests and the panel.
extension NotificationService {
    /// Delivers a notification of a server. The app need not have registered for such notifications.
    ///
    /// - Parameters:
    ///   - payload: JSON with a dictionary `aps`, of at most 4096 bytes.
    ///   - id: The identifier of the request; `nil`, the default, for a random one.
    /// - Returns: The identifier.
    /// - Throws: ``NotificationAnswerError/invalidPayload(reason:)``.
    @MainActor @discardableResult public func deliver(
        _ payload: [String: Any], id: String? = nil
    ) throws(NotificationAnswerError) -> String {
        let push = try PushPayload(payload)
        let id = id ?? UUID().uuidString
        let (handler, receiver) = state.withLock { ($0.handler, $0.receiver) }
        let isDecidedByCenter = push.isVisible && handler?.deliver(push, id: id) == true
        if push.isForBackground || !isDecidedByCenter { receiver?.receive(push) }
        return id
    }

    /// Delivers a pending notification now, whatever its trigger.
    ///
    /// - Throws: ``NotificationAnswerError/notPending(id:)``.
    @MainActor public func deliver(pending id: String) throws(NotificationAnswerError) {
        let (item, handler) = state.withLock { ($0.pending[id], $0.handler) }
        guard let item, let handler else { throw .notPending(id: id) }
        handler.deliverPending(item)
    }

    /// Opens a delivered notification with a tap. An app in the background moves to the foreground.
    ///
    /// - Throws: ``NotificationAnswerError/notDelivered(id:)``.
    @MainActor public func tap(_ id: String) throws(NotificationAnswerError) { try respond(to: id, action: nil, text: nil) }

    /// Chooses an action of a delivered notification.
    ///
    /// - Parameters:
    ///   - id: The identifier of the request.
    ///   - action: The identifier of the action.
    ///   - text: The entered text, for an action with text input; empty if `nil`.
    /// - Throws: ``NotificationAnswerError/notDelivered(id:)`` or ``NotificationAnswerError/noSuchAction(id:action:)``.
    @MainActor public func answer(_ id: String, action: String, text: String? = nil) throws(NotificationAnswerError) {
        try respond(to: id, action: action, text: text)
    }

    /// Removes a delivered notification from the list. The app receives a response only if the category requests one.
    ///
    /// - Throws: ``NotificationAnswerError/notDelivered(id:)``.
    @MainActor public func dismiss(_ id: String) throws(NotificationAnswerError) {
        let (item, handler) = state.withLock { ($0.delivered[id], $0.handler) }
        guard let item, let handler else { throw .notDelivered(id: id) }
        handler.dismiss(item)
    }

    @MainActor private func respond(to id: String, action: String?, text: String?) throws(NotificationAnswerError) {
        let (item, handler) = state.withLock { ($0.delivered[id] ?? $0.visible[id], $0.handler) }
        guard let item, let handler else { throw .notDelivered(id: id) }
        try handler.respond(to: item, action: action, text: text)
    }
}
