/// The module that presents the notifications of the running app.
@MainActor package protocol NotificationHandling: AnyObject, Sendable {
    /// Presents a notification of a server. Returns whether the app decides how to present it.
    func deliver(_ push: PushPayload, id: String) -> Bool
    /// Delivers a pending notification now.
    func deliverPending(_ item: NotificationItem)
    /// Delivers the user's response to a delivered notification.
    ///
    /// - Parameters:
    ///   - action: The identifier of the action; `nil` for a tap on the notification.
    ///   - text: The text that the user entered.
    /// - Throws: ``NotificationAnswerError/noSuchAction(id:action:)``.
    func respond(to item: NotificationItem, action: String?, text: String?) throws(NotificationAnswerError)
    /// Removes a notification on behalf of the user.
    func dismiss(_ item: NotificationItem)
    /// Hides the banner of a notification that the app removed.
    func withdraw(_ ids: Set<String>)
}

/// The application, which receives notifications of servers beside the module that presents them.
@MainActor package protocol PushReceiver: AnyObject, Sendable {
    func receive(_ push: PushPayload)
}
