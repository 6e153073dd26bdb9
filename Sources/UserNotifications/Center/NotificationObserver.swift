internal import UIKitCore

/// The closures of the notification centre, which supplement its delegate; for the module CaretUserNotifications.
@MainActor package protocol NotificationObserver: AnyObject {
    /// Whether there is no closure.
    var isEmpty: Bool { get }
    /// Returns the kinds of presentation of a notification in the foreground. Called only without a delegate.
    func presentation(of notification: UNNotification) -> UNNotificationPresentationOptions
    /// Receives a response of the user, after the delegate.
    func didReceive(_ response: UNNotificationResponse)
}

extension UNUserNotificationCenter {
    /// The observer in the running app; `nil` without an app, and before it is set. The observer ends with the app.
    @MainActor package final var observer: (any NotificationObserver)? {
        get { NotificationDelivery.current?.observer }
        set { NotificationDelivery.install()?.observer = newValue }
    }
}
