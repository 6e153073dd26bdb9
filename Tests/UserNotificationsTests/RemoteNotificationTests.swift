import CaretTesting
import Testing
import UIKit
import UserNotifications

/// Notifications of servers.
@MainActor struct RemoteNotificationTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var token: Data?
        var error: (any Error)?
        var received: [String] = []

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow()
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }

        func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
            token = deviceToken
        }

        func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
            self.error = error
        }

        func application(
            _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
            received.append(userInfo["name"] as? String ?? "")
            completionHandler(.newData)
        }
    }

    private let delegate = Delegate()
    private let recorder = NotificationRecorder()

    private func launch() async throws -> TestApp {
        let app = try await TestApp.launch(delegate)
        app.system.permissions[.notifications] = .granted
        UNUserNotificationCenter.current().delegate = recorder
        return app
    }

    @Test(.app) func registrationFailsWithoutAToken() async throws {
        let app = try await launch()
        app.application.registerForRemoteNotifications()
        #expect(delegate.error == nil)
        try await app.settle()
        let error = try #require(delegate.error as? NSError)
        #expect(error.domain == NSCocoaErrorDomain)
        #expect(error.code == 3010)
        #expect(!app.application.isRegisteredForRemoteNotifications)
    }

    @Test(.app) func registrationSucceedsWithAToken() async throws {
        let app = try await launch()
        app.system.notifications.deviceToken = Data([1, 2, 3])
        app.application.registerForRemoteNotifications()
        try await app.settle()
        #expect(delegate.token == Data([1, 2, 3]))
        #expect(app.application.isRegisteredForRemoteNotifications)
        app.application.unregisterForRemoteNotifications()
        #expect(!app.application.isRegisteredForRemoteNotifications)
    }

    @Test(.app) func thePayloadBecomesTheContent() async throws {
        let app = try await launch()
        let payload: [String: Any] = [
            "aps": [
                "alert": ["title": "T", "subtitle": "S", "loc-key": "%2$@ invited %1$@ to %@ at 100%", "loc-args": ["Ann", "Bob"]],
                "badge": 4,
                "sound": "bell.caf", "category": "c", "thread-id": "t", "interruption-level": "time-sensitive", "relevance-score": 0.5,
                "target-content-id": "x",
            ], "name": "party",
        ]
        try app.system.notifications.deliver(payload, id: "a")
        try await app.settle()
        let notification = try #require(await UNUserNotificationCenter.current().deliveredNotifications().first)
        let content = notification.request.content
        #expect([content.title, content.subtitle, content.body] == ["T", "S", "Bob invited Ann to Ann at 100%"])
        #expect([content.categoryIdentifier, content.threadIdentifier, content.targetContentIdentifier] == ["c", "t", "x"])
        #expect(content.interruptionLevel == .timeSensitive)
        #expect(content.relevanceScore == 0.5)
        #expect(content.badge == 4)
        #expect(content.userInfo["name"] as? String == "party")
        #expect(notification.request.trigger is UNPushNotificationTrigger)
        #expect(app.system.notifications.presentations.last?.sound == "bell.caf")
        #expect(app.application.applicationIconBadgeNumber == 4)
        // The delegate of the centre received the notification instead.
        #expect(delegate.received.isEmpty)
    }

    @Test(.app) func silentNotificationsReachTheApplicationInTheBackgroundToo() async throws {
        let app = try await launch()
        try app.system.notifications.deliver(["aps": ["content-available": 1], "name": "one"])
        await app.enterBackground()
        try app.system.notifications.deliver(["aps": ["content-available": 1], "name": "two"])
        try app.system.notifications.deliver(["aps": ["alert": "Hello"], "name": "three"])
        try await app.settle()
        #expect(delegate.received == ["one", "two"])
        #expect(app.system.notifications.delivered.map(\.body) == ["Hello"])
    }

    @Test(.app) func withoutADelegateOfTheCentreTheApplicationReceivesAll() async throws {
        let app = try await launch()
        UNUserNotificationCenter.current().delegate = nil
        try app.system.notifications.deliver(["aps": ["alert": "Hello"], "name": "one"])
        #expect(delegate.received == ["one"])
        await app.enterBackground()
        try app.system.notifications.deliver(["aps": ["alert": "Hello"], "name": "two"], id: "two")
        #expect(delegate.received == ["one"])
        try app.system.notifications.tap("two")
        #expect(delegate.received == ["one", "two"])
    }

    @Test(.app) func invalidPayloadsAreRefused() async throws {
        let app = try await launch()
        let payloads: [[String: Any]] = [
            [:], ["aps": "text"], ["aps": [:], "date": Date()], ["aps": ["alert": String(repeating: "x", count: 5000)]],
        ]
        for payload in payloads {
            #expect(throws: NotificationAnswerError.self) { try app.system.notifications.deliver(payload) }
        }
        // Values of an unexpected type are ignored.
        try app.system.notifications.deliver(["aps": ["alert": 5, "badge": "many", "sound": [1], "category": 7]])
        #expect(recorder.presented.count == 1)
    }
}
