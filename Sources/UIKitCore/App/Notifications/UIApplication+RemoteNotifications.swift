import Foundation

/// Notifications of servers, and the badge of the app's icon.
extension UIApplication {
    /// Registers the app for notifications of a server. The delegate receives the device token, or an error, in a
    /// later frame.
    ///
    /// > Difference from Apple: a Linux desktop receives no such notifications. Only a test sets a token, with
    /// > `app.system.notifications.deviceToken`. Without a token, registration fails with code 3010 of
    /// > `NSCocoaErrorDomain`.
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/registerforremotenotifications()
    public func registerForRemoteNotifications() {
        guard let host else { return }
        host.system.requests.record("notifications", "registers for remote notifications")
        host.frameLoop.schedule(after: 0) { [weak self] in self?.finishRegistration() }
    }

    /// Ends the registration for notifications of a server.
    public func unregisterForRemoteNotifications() {
        host?.system.requests.record("notifications", "unregisters from remote notifications")
        host?.system.notifications.isRegistered = false
    }

    /// Whether the app is registered for notifications of a server: it requested the registration, and received a
    /// token.
    public var isRegisteredForRemoteNotifications: Bool { host?.system.notifications.isRegistered ?? false }

    /// The number on the badge of the app's icon; 0, the default, for none. Negative numbers count as 0.
    public var applicationIconBadgeNumber: Int {
        get { host?.system.notifications.badge ?? 0 }
        set {
            host?.system.requests.record("notifications", "sets the badge to \(newValue)")
            host?.system.notifications.badge = newValue
        }
    }

    private func finishRegistration() {
        guard let service = host?.system.notifications else { return }
        guard let token = service.deviceToken else {
            service.isRegistered = false
            let error = NSError(
                domain: NSCocoaErrorDomain, code: Self.remoteNotificationsUnsupported,
                userInfo: [
                    NSLocalizedDescriptionKey: "remote notifications are not supported on this device. In a test, set "
                        + "app.system.notifications.deviceToken before the app registers."
                ])
            return hub.notify { $0.application(self, didFailToRegisterForRemoteNotificationsWithError: error) }
        }
        service.isRegistered = true
        hub.notify { $0.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token) }
    }

    /// The code of the error without a service for notifications, as in Apple's first simulators.
    private static let remoteNotificationsUnsupported = 3010

    /// Shows the app after the user opened a notification.
    package func openByUser() {
        guard let scene = scenes.first else { return }
        moveToForeground(scene)
        host?.setActive(true, by: scene)
    }
}
