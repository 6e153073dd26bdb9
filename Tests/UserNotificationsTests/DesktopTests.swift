import CaretTesting
import PrivateBus
import Testing
import UIKit

@testable import UserNotifications

/// Notifications on the desktop, over a message bus of the test.
@MainActor @Suite(.enabled(if: PrivateBus.isAvailable, "There is no dbus-daemon on this machine.")) struct DesktopTests {
    private let center = UNUserNotificationCenter.current()
    private let recorder = NotificationRecorder()

    private func launch(_ address: String) async throws -> TestApp {
        let app = try await TestApp.launchWithNotifications(recorder)
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "c",
                actions: [
                    UNNotificationAction(identifier: "read", title: "Mark as Read"),
                    UNTextInputNotificationAction(
                        identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: ""),
                ], intentIdentifiers: [])
        ])
        NotificationDelivery.current?.desktop.busAddress = address
        await app.enterBackground()
        return app
    }

    /// Waits until another thread or the bus has met a condition. The limit is only reached by a failure.
    private func wait(_ condition: () -> Bool) async {
        let limit = ContinuousClock.now + .seconds(10)
        while !condition(), ContinuousClock.now < limit { await Task.yield() }
        #expect(condition())
    }

    @Test(.app, arguments: ["action.read", "default"]) func theDesktopShowsAndAnswers(key: String) async throws {
        let desktop = try FakeDesktop()
        defer { desktop.end() }
        let app = try await launch(desktop.address)
        try await center.add(UNNotificationRequest("a", title: "T", body: "1 < 2 & \0more", category: "c", after: nil))
        try await app.settle()
        await wait { !desktop.notifications.isEmpty }
        let name = ProcessInfo.processInfo.processName
        #expect(
            desktop.notifications == [
                "('\(name)', 0, '', 'T', '1 &lt; 2 &amp; more', ['default', '', 'action.read', 'Mark as Read'], {}, -1)"
            ])
        desktop.choose(key)
        await wait { !recorder.responses.isEmpty }
        #expect(recorder.responses.map(\.actionIdentifier) == [key == "default" ? UNNotificationDefaultActionIdentifier : "read"])
        #expect(app.application.applicationState == (key == "default" ? .active : .background))
    }

    @Test(.app) func aFloodIsCoalesced() async throws {
        let desktop = try FakeDesktop()
        defer { desktop.end() }
        let app = try await launch(desktop.address)
        for number in 0..<1000 { try await center.add(UNNotificationRequest("\(number)", title: "\(number)", after: nil)) }
        try await app.settle()
        await app.advance(by: .seconds(5))
        await wait { desktop.notifications.count == 2 }
        #expect(desktop.notifications.contains { $0.contains("'999'") })
        #expect(app.system.notifications.delivered.count == 1000)
    }

    @Test(.app) func withoutADesktopTheListRemains() async throws {
        let app = try await launch("unix:path=/nowhere/at/all")
        try await center.add(UNNotificationRequest("a", after: nil))
        try await app.settle()
        #expect(app.system.notifications.delivered.map(\.id) == ["a"])
        await wait { app.diagnostics.contains { $0.code == "notifications.desktop" } }
    }
}
