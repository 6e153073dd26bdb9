import CaretTesting
import Testing

@testable import Caret

/// Alerts of different priorities.
@MainActor @Suite(.app) struct AlertPriorityTests {
    private func launch(_ policy: AlertPolicy) async throws -> (TestApp, Alerts) {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .alertSized)
        try await app.settle()
        UIApplication.shared.alerts.policy = policy
        return (app, UIApplication.shared.alerts)
    }

    private func alert(_ title: String, _ priority: AlertPriority = .normal) -> Alert<Never> {
        Alert(title, priority: priority) { AlertButton("OK") }
    }

    /// The titles of the alerts on the screen, from back to front.
    private func visibleTitles() -> [String] {
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        return windows.filter { !$0.isHidden }.sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
            .compactMap { $0.rootViewController?.presentedViewController?.title }
    }

    @Test func aHigherPriorityIsInFront() async throws {
        let (app, alerts) = try await launch(.stack)
        for (title, priority) in [("urgent", .urgent), ("low", .low), ("normal", .normal), ("high", .high)] as [(String, AlertPriority)] {
            alerts.show(alert(title, priority))
        }
        try await app.settle()
        #expect(visibleTitles() == ["low", "normal", "high", "urgent"])
    }

    @Test func aQueueShowsTheHighestPriorityFirst() async throws {
        let (app, alerts) = try await launch(.queue)
        var handles: [String: AlertHandle<Never>] = [:]
        func show(_ title: String, _ priority: AlertPriority) { handles[title] = alerts.show(alert(title, priority)) }
        show("first", .normal)
        show("low", .low)
        show("second", .normal)
        show("third", .normal)
        try await app.settle()
        #expect(visibleTitles() == ["first"])
        show("urgent", .urgent)
        show("high", .high)
        try await app.settle()
        #expect(visibleTitles() == ["first", "urgent"], "a higher priority does not wait, a lower one does")
        var steps: [[String]] = []
        for _ in handles {
            if let front = visibleTitles().last { handles[front]?.dismiss() }
            try await app.settle()
            steps.append(visibleTitles())
        }
        #expect(steps == [["first", "high"], ["first"], ["second"], ["third"], ["low"], []])
    }

    @Test func aReplacementDoesNotReplaceAHigherPriority() async throws {
        let (app, alerts) = try await launch(.replace)
        let high = alerts.show(alert("high", .high))
        let normal = alerts.show(alert("normal"))
        let next = alerts.show(alert("next"))
        try await app.settle()
        #expect(normal.isSettled && !high.isSettled && !next.isSettled && visibleTitles() == ["next", "high"])
    }
}
