import CaretTesting
import SystemServices
import Testing
import UIKit
import UserNotifications

/// Presentation in the foreground and in the background, and the user's responses.
@MainActor struct PresentationTests {
    private let center = UNUserNotificationCenter.current()

    private func setCategory(_ options: UNNotificationCategoryOptions = []) {
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "message",
                actions: [
                    UNNotificationAction(identifier: "read", title: "Mark as Read"),
                    UNNotificationAction(identifier: "show", title: "Show", options: .foreground),
                    UNTextInputNotificationAction(
                        identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Message"),
                ], intentIdentifiers: [], options: options)
        ])
    }

    @Test(
        .app,
        arguments: [
            Decision([.banner, .list, .badge, .sound], [.banner, .list, .badge, .sound]), Decision([.list], [.list]),
            Decision([.banner], [.banner]), Decision([], []),
            // The former option for both.
            Decision(UNNotificationPresentationOptions(rawValue: 4), [.banner, .list]),
        ])
    func theDelegateDecidesInTheForeground(decision: Decision) async throws {
        let kinds = decision.kinds
        let recorder = NotificationRecorder(decision.options)
        let app = try await TestApp.launchWithNotifications(recorder)
        try await center.add(UNNotificationRequest("a", after: nil))
        try await app.settle()
        let service = app.system.notifications
        #expect(
            service.presentations == [NotificationPresentation(id: "a", kinds: kinds, sound: kinds.contains(.sound) ? "default" : nil)])
        #expect(service.delivered.map(\.id) == (kinds.contains(.list) ? ["a"] : []))
        #expect(service.badge == (kinds.contains(.badge) ? 3 : 0))
        #expect(app.exists(.identifier("NotificationBanner")) == kinds.contains(.banner))
    }

    @Test(.app) func withoutADelegateTheForegroundIsQuiet() async throws {
        let app = try await TestApp.launchWithNotifications(NotificationRecorder())
        #expect(center.delegate == nil)
        try await center.add(UNNotificationRequest("a", after: nil))
        try await app.settle()
        #expect(app.system.notifications.presentations == [NotificationPresentation(id: "a", kinds: [], sound: nil)])
    }

    @Test(.app) func inTheBackgroundTheSettingsDecide() async throws {
        let recorder = NotificationRecorder([])
        let app = try await TestApp.launchWithNotifications(recorder)
        await app.enterBackground()
        try await center.add(UNNotificationRequest("a", after: 5))
        await app.advance(by: .seconds(6))
        #expect(recorder.presented.isEmpty)
        #expect(app.system.notifications.presentations.last?.kinds == [.banner, .list, .badge, .sound])
        app.system.notifications.preferences.playsSounds = false
        app.system.notifications.preferences.showsBadges = false
        try await center.add(UNNotificationRequest("b", after: nil))
        try await app.settle()
        #expect(app.system.notifications.presentations.last?.kinds == [.banner, .list])
    }

    @Test(.app) func theAsynchronousFormsAreCalled() async throws {
        let delegate = AsynchronousDelegate()
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.system.permissions[.notifications] = .granted
        center.delegate = delegate
        try await center.add(UNNotificationRequest("a", after: nil))
        try await app.settle()
        #expect(app.system.notifications.delivered.map(\.id) == ["a"])
        try app.system.notifications.tap("a")
        try await app.settle()
        #expect(delegate.responses == [UNNotificationDefaultActionIdentifier])
    }

    @Test(.app) func aTapOpensTheApp() async throws {
        let recorder = NotificationRecorder()
        let app = try await TestApp.launchWithNotifications(recorder)
        await app.enterBackground()
        try await center.add(UNNotificationRequest("a", after: nil))
        try await app.settle()
        try app.system.notifications.tap("a")
        try await app.settle()
        #expect(app.application.applicationState == .active)
        let response = try #require(recorder.responses.first)
        #expect(response.actionIdentifier == UNNotificationDefaultActionIdentifier)
        #expect(response.notification.request.content.title == "Title")
        #expect(response.targetScene === app.mainWindow.windowScene)
        #expect(app.system.notifications.delivered.isEmpty)
        #expect(throws: NotificationAnswerError.notDelivered(id: "a")) { try app.system.notifications.tap("a") }
    }

    @Test(.app) func actionsAreAnswered() async throws {
        let recorder = NotificationRecorder()
        let app = try await TestApp.launchWithNotifications(recorder)
        setCategory()
        await app.enterBackground()
        for id in ["a", "b", "c"] { try await center.add(UNNotificationRequest(id, category: "message", after: nil)) }
        try await app.settle()
        let service = app.system.notifications
        #expect(throws: NotificationAnswerError.noSuchAction(id: "a", action: "eat")) { try service.answer("a", action: "eat") }
        try service.answer("a", action: "reply", text: "Coming!")
        try service.answer("b", action: "read")
        #expect(app.application.applicationState == .background)
        try service.answer("c", action: "show")
        #expect(app.application.applicationState == .active)
        #expect(recorder.responses.map(\.actionIdentifier) == ["reply", "read", "show"])
        #expect((recorder.responses.first as? UNTextInputNotificationResponse)?.userText == "Coming!")
        #expect(!(recorder.responses[1] is UNTextInputNotificationResponse))
        #expect(recorder.responses[1].targetScene == nil)
    }

    @Test(.app, arguments: [true, false]) func clearingIsReportedOnRequest(isRequested: Bool) async throws {
        let recorder = NotificationRecorder()
        let app = try await TestApp.launchWithNotifications(recorder)
        setCategory(isRequested ? .customDismissAction : [])
        try await center.add(UNNotificationRequest("a", category: "message", after: nil))
        try await app.settle()
        try app.system.notifications.dismiss("a")
        #expect(recorder.responses.map(\.actionIdentifier) == (isRequested ? [UNNotificationDismissActionIdentifier] : []))
        #expect(app.system.notifications.delivered.isEmpty)
    }

    @Test(.app) func removedNotificationsLoseTheirBanner() async throws {
        let recorder = NotificationRecorder()
        let app = try await TestApp.launchWithNotifications(recorder)
        try await center.add(UNNotificationRequest("a", after: nil))
        try await app.settle()
        center.removeDeliveredNotifications(withIdentifiers: ["a"])
        try await app.settle()
        #expect(!app.exists(.identifier("NotificationBanner")))
        #expect(await center.deliveredNotifications().isEmpty)
        try await center.add(UNNotificationRequest("b", after: nil))
        try await app.settle()
        #expect(await center.deliveredNotifications().map(\.request.identifier) == ["b"])
        center.removeAllDeliveredNotifications()
        try await app.settle()
        #expect(!app.exists(.identifier("NotificationBanner")))
        #expect(app.system.notifications.delivered.isEmpty)
    }

    @Test(.app) func handlersMayBeCalledTwiceAndOnAnyThread() async throws {
        let delegate = HastyDelegate()
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.system.permissions[.notifications] = .granted
        center.delegate = delegate
        try await center.add(UNNotificationRequest("a", after: nil))
        try await app.settle()
        #expect(app.system.notifications.presentations == [NotificationPresentation(id: "a", kinds: [.list], sound: nil)])
    }

    @Test(.app) func thePanelDeliversAndAnswers() async throws {
        let recorder = NotificationRecorder()
        let app = try await TestApp.launchWithNotifications(recorder)
        let service = app.system.notifications
        try await center.add(UNNotificationRequest("a", after: 60))
        let pending = try #require(service.panelSection.rows.first)
        #expect([pending.title, pending.value] == ["Title", "Pending"])
        pending.choices.first?.choose()
        try await app.settle()
        let delivered = try #require(service.panelSection.rows.last)
        #expect([delivered.title, delivered.value] == ["Title", "Delivered"])
        #expect(service.panelSection.rows.first?.value == "3")
        delivered.choices.first?.choose()
        #expect(recorder.responses.count == 1)
        #expect(service.panelSection.rows.count == 1)
    }

    @Test(.app) func aDelegateIsHeldWeakly() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() })
        var recorder: NotificationRecorder? = NotificationRecorder()
        center.delegate = recorder
        #expect(center.delegate === recorder)
        recorder = nil
        #expect(center.delegate == nil)
    }
}

/// The decision of a delegate, and the kinds of presentation that follow.
struct Decision: Sendable {
    let options: UNNotificationPresentationOptions
    let kinds: Set<NotificationPresentation.Kind>

    init(_ options: UNNotificationPresentationOptions, _ kinds: Set<NotificationPresentation.Kind>) {
        (self.options, self.kinds) = (options, kinds)
    }
}

/// A delegate with the asynchronous forms.
@MainActor private final class AsynchronousDelegate: NSObject, UNUserNotificationCenterDelegate {
    private(set) var responses: [String] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await Task.yield()
        return [.list]
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        responses.append(response.actionIdentifier)
    }
}

/// A delegate that calls the handler on another thread, twice.
private final class HastyDelegate: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        // The handler may be called on any thread, which its type does not express, as on iOS.
        nonisolated(unsafe) let handler = completionHandler
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            handler([.list])
            handler([.banner])
            isDone.signal()
        }
        isDone.wait()
    }
}
