import CaretTesting
import Synchronization
import Testing
import UIKit
import UserNotifications

/// The user's authorization, and the settings.
@MainActor struct AuthorizationTests {
    private let center = UNUserNotificationCenter.current()

    private func launch() async throws -> TestApp {
        let app = try await TestApp.launch(showing: { UIViewController() })
        try await app.settle()
        return app
    }

    @Test(.app, arguments: [("Allow", true), ("Don’t Allow", false)])
    func theUserIsAskedOnce(button: String, isGranted: Bool) async throws {
        let app = try await launch()
        let answers = Mutex<[Bool]>([])
        let ask = {
            self.center.requestAuthorization(options: [.alert]) { granted, error in
                // The handler runs on a background queue, as on iOS.
                answers.withLock { $0.append(granted && error == nil && !Thread.isMainThread) }
            }
        }
        ask()
        try await app.settle()
        #expect(answers.withLock { $0 }.isEmpty)
        try await app.tap(.label(button))
        try await app.settle()
        ask()
        try await app.settle()
        #expect(!app.exists("Allow"))
        #expect(answers.withLock { $0 } == [isGranted, isGranted])
        let status = await center.notificationSettings().authorizationStatus
        #expect(status == (isGranted ? .authorized : .denied))
    }

    @Test(.app) func provisionalAuthorizationAsksNobodyAndIsQuiet() async throws {
        let app = try await launch()
        let recorder = NotificationRecorder()
        center.delegate = recorder
        #expect(try await center.requestAuthorization(options: [.alert, .sound, .badge, .provisional]))
        let settings = await center.notificationSettings()
        #expect(settings.authorizationStatus == .provisional)
        #expect(settings.alertSetting == .disabled)
        #expect(settings.notificationCenterSetting == .enabled)
        try await center.add(UNNotificationRequest("quiet", after: nil))
        try await app.settle()
        #expect(app.system.notifications.presentations == [NotificationPresentation(id: "quiet", kinds: [.list], sound: nil)])
        #expect(!app.exists("Title, Body"))
    }

    @Test(.app) func optionsThatWereNotRequestedAreNotSupported() async throws {
        let app = try await launch()
        app.system.permissions[.notifications] = .granted
        #expect(await center.notificationSettings().badgeSetting == .enabled)
        #expect(try await center.requestAuthorization(options: [.alert]))
        var settings = await center.notificationSettings()
        #expect(settings.badgeSetting == .notSupported)
        #expect(settings.alertStyle == .banner)
        app.system.notifications.preferences.bannersRemain = true
        settings = await center.notificationSettings()
        #expect(settings.alertStyle == .alert)
        app.system.notifications.preferences.showsBanners = false
        settings = await center.notificationSettings()
        #expect(settings.alertSetting == .disabled)
        #expect(settings.alertStyle == .none)
    }

    @Test(.app) func withoutAuthorizationRequestsAreAcceptedAndNotPresented() async throws {
        let app = try await launch()
        let recorder = NotificationRecorder()
        center.delegate = recorder
        app.system.permissions[.notifications] = .denied
        try await center.add(UNNotificationRequest("a", after: 5))
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
        await app.advance(by: .seconds(6))
        #expect(await center.pendingNotificationRequests().isEmpty)
        #expect(recorder.presented.isEmpty)
        #expect(app.system.notifications.presentations.isEmpty)
        #expect(app.system.notifications.delivered.isEmpty)
    }

    @Test(.app) func theBadgeIsThatOfTheApplication() async throws {
        let app = try await launch()
        app.system.permissions[.notifications] = .granted
        try await center.setBadgeCount(5)
        #expect(app.application.applicationIconBadgeNumber == 5)
        app.application.applicationIconBadgeNumber = 7
        #expect(app.system.notifications.badge == 7)
        app.application.applicationIconBadgeNumber = -1
        #expect(app.system.notifications.badge == 0)
        await #expect(throws: UNError(.badgeInputInvalid)) { try await center.setBadgeCount(-1) }
        app.system.permissions[.notifications] = .denied
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.setBadgeCount(1) }
    }

    @Test(.app) func theErrorIsApples() {
        let error = UNError(.attachmentCorrupt) as NSError
        #expect(error.domain == "UNErrorDomain")
        #expect(error.code == 105)
    }

    @Test(.app) func theLogHasNoTexts() async throws {
        let app = try await launch()
        app.system.permissions[.notifications] = .granted
        let recorder = NotificationRecorder()
        center.delegate = recorder
        try await center.add(UNNotificationRequest("a", title: "Secret title", body: "Secret body", after: nil))
        try app.system.notifications.deliver(["aps": ["alert": "Secret push"]], id: "b")
        try await app.settle()
        try app.system.notifications.tap("a")
        let texts = app.system.requests.requests(to: "notifications").map(\.text)
        #expect(texts.contains("adds 'a' (no trigger)"))
        #expect(texts.contains("receives 'b' (push)"))
        #expect(!texts.contains { $0.contains("Secret") })
    }
}
