/// Forwards the calls of the notification centre to closures. Each app has at most one.
@MainActor final class NotificationProxy: DelegateProxy, NotificationObserver {
    lazy var willPresent = DelegateSlot<UNNotification, UNNotificationPresentationOptions>(self)
    lazy var didReceiveResponse = DelegateSlot<UNNotificationResponse, Void>(self)

    /// Returns the proxy of the running app, which a centre has after the first call.
    static func of(_ center: UNUserNotificationCenter) -> NotificationProxy {
        if let proxy = center.observer as? NotificationProxy { return proxy }
        let proxy = NotificationProxy()
        center.observer = proxy
        return proxy
    }

    var isEmpty: Bool { !willPresent.hasHandlers && !didReceiveResponse.hasHandlers }

    func presentation(of notification: UNNotification) -> UNNotificationPresentationOptions { willPresent.ask(notification, []) }

    func didReceive(_ response: UNNotificationResponse) { didReceiveResponse.notify(response) }
}
