import CaretTesting
import UIKit
import UserNotifications

/// A delegate of the notification centre that records its calls.
@MainActor final class NotificationRecorder: NSObject, UNUserNotificationCenterDelegate {
    /// How notifications are presented in the foreground.
    var options: UNNotificationPresentationOptions
    private(set) var presented: [String] = []
    private(set) var responses: [UNNotificationResponse] = []

    init(_ options: UNNotificationPresentationOptions = [.banner, .list, .sound, .badge]) {
        self.options = options
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler(
            MainActor.assumeIsolated {
                presented.append(notification.request.identifier)
                return options
            })
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        MainActor.assumeIsolated { responses.append(response) }
        completionHandler()
    }
}

extension TestApp {
    /// Launches an app that may show notifications.
    @MainActor static func launchWithNotifications(
        _ recorder: NotificationRecorder, on device: Device = .standard
    ) async throws -> TestApp {
        let app = try await launch(showing: { UIViewController() }, on: device)
        app.system.permissions[.notifications] = .granted
        UNUserNotificationCenter.current().delegate = recorder
        try await app.settle()
        return app
    }
}

extension UNNotificationRequest {
    /// Creates a request that is due after some seconds; at once with `nil`.
    convenience init(
        _ identifier: String, title: String = "Title", body: String = "Body", category: String = "", after seconds: TimeInterval?
    ) {
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = body
        content.categoryIdentifier = category
        content.sound = .default
        content.badge = 3
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
        self.init(identifier: identifier, content: content, trigger: trigger)
    }
}
