extension UNUserNotificationCenter: EventSource {}

extension Question where Sender: UNUserNotificationCenter, Payload == UNNotification, Answer == UNNotificationPresentationOptions {
    /// The kinds of presentation of a notification that is delivered while the app is in the foreground.
    ///
    /// Without an answer, the notification is silenced. If the centre has a delegate, the delegate answers, even with a
    /// default implementation.
    public static var willPresent: Self { Self { NotificationProxy.of($0).willPresent } }
}

extension ControlEvent where Sender: UNUserNotificationCenter, Payload == UNNotificationResponse {
    /// Sent when the user responded to a notification: opened it, chose an action, or cleared it if the category has
    /// `UNNotificationCategoryOptions.customDismissAction`.
    public static var didReceiveResponse: Self { Self { NotificationProxy.of($0).didReceiveResponse } }
}
