import CaretTesting
import CaretUserNotifications
import Testing

/// The closures of the notification centre.
@MainActor @Suite(.app) struct NotificationEventTests {
    private final class Screen: UIViewController {
        var calls: [String] = []

        func decide(_ notification: UNNotification) -> UNNotificationPresentationOptions {
            calls.append("presents \(notification.request.identifier)")
            return [.banner, .list]
        }

        func didReceive(_ response: UNNotificationResponse) { calls.append("receives \(response.notification.request.identifier)") }
    }

    @MainActor private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
        weak var screen: Screen?

        nonisolated func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            MainActor.assumeIsolated { screen?.calls.append("delegate") }
            completionHandler()
        }
    }

    private let screen = Screen()
    private let center = UNUserNotificationCenter.current()

    private func launch() async throws -> TestApp {
        let screen = screen
        let app = try await TestApp.launch(showing: { screen })
        app.system.permissions[.notifications] = .granted
        return app
    }

    private func deliver(_ identifier: String, in app: TestApp) async throws {
        let content = UNMutableNotificationContent()
        content.title = "Title"
        try await center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: nil))
        try await app.settle()
    }

    @Test func closuresDecideAndReceive() async throws {
        let app = try await launch()
        center.answer(.willPresent, screen, call: Screen.decide)
        center.on(.didReceiveResponse, screen, call: Screen.didReceive)
        try await deliver("a", in: app)
        #expect(app.exists(.identifier("NotificationBanner")))
        try app.system.notifications.tap("a")
        try await app.settle()
        #expect(screen.calls == ["presents a", "receives a"])
    }

    @Test func theDelegateAnswersAndReceivesFirst() async throws {
        let (app, delegate) = (try await launch(), Delegate())
        delegate.screen = screen
        center.delegate = delegate
        center.answer(.willPresent, screen, call: Screen.decide)
        let token = center.on(.didReceiveResponse, screen, call: Screen.didReceive)
        try await deliver("a", in: app)
        #expect(!app.exists(.identifier("NotificationBanner")))
        await app.enterBackground()
        try await deliver("b", in: app)
        try app.system.notifications.tap("b")
        try await app.settle()
        #expect(screen.calls == ["delegate", "receives b"])
        token.cancel()
        await app.enterBackground()
        try await deliver("c", in: app)
        try app.system.notifications.tap("c")
        try await app.settle()
        #expect(screen.calls == ["delegate", "receives b", "delegate"])
    }

    @Test func handlersEndWithTheirAppAndTheirOwner() async throws {
        let first = try await launch()
        center.answer(.willPresent) { _ in [.banner, .list] }
        first.terminate()
        let app = try await launch()
        try await deliver("a", in: app)
        #expect(app.system.notifications.presentations.map(\.kinds) == [[]])
        do {
            let owner = Screen()
            center.answer(.willPresent, owner, call: Screen.decide)
        }
        try await deliver("b", in: app)
        #expect(app.system.notifications.presentations.map(\.kinds) == [[], []])
    }

    @Test func aPushIsReceivedByAClosure() async throws {
        let app = try await launch()
        center.on(.didReceiveResponse, screen, call: Screen.didReceive)
        await app.enterBackground()
        let identifier = try app.system.notifications.deliver(["aps": ["alert": "Hello"]])
        try await app.settle()
        try app.system.notifications.tap(identifier)
        try await app.settle()
        #expect(screen.calls == ["receives \(identifier)"])
    }
}
