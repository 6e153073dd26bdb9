import CaretTesting
import Testing
import UIKit

@testable import Caret

/// Alerts on the screen in random order, with handlers that show, press and dismiss others while they run.
@MainActor @Suite(.app) struct AlertWindowFuzzTests {
    /// One run: the shown alerts, and their outcomes.
    @MainActor private final class Run {
        let alerts = UIApplication.shared.alerts
        var chance: Chance
        var handles: [AlertHandle<Int>] = []
        var calls: [Int: Int] = [:]
        private(set) var cancelled = 0
        private var depth = 0

        init(_ seed: Int) { chance = Chance(seed: UInt64(seed)) }

        func show() {
            guard handles.count < 60 else { return }
            alerts.policy = [.stack, .queue, .replace, .coalesce][chance.next(4)]
            let title = chance.next(3) == 0 ? "Same" : "Alert \(handles.count)"
            let number = handles.count
            let buttons = chance.next(5) == 0 ? 0 : 2
            let alert = Alert<Int>(title, priority: AlertPriority.allCases[chance.next(4)]) {
                for index in 0..<buttons {
                    AlertButton("\(title) \(index)", answer: index) { [weak self] in self?.handle(number) }
                }
            }
            handles.append(alerts.show(alert))
        }

        private func handle(_ number: Int) {
            calls[number, default: 0] += 1
            depth += 1
            if depth < 3 { for _ in 0..<chance.next(3) { act() } }
            depth -= 1
        }

        /// Starts a task that waits for an alert, and cancels it.
        func cancelTask() async {
            guard let handle = handles.last(where: { !$0.isSettled }) else { return }
            let task = Task { await handle.outcome }
            await Task.yield()
            task.cancel()
            cancelled += 1
            // An alert whose button was pressed on the screen has no answer until it has disappeared.
            if handle.isSettled { _ = await task.value }
        }

        func act() {
            let active = alerts.active
            switch chance.next(4) {
            case 0, 1: show()
            case 2: if !active.isEmpty { alerts.press(chance.next(3), of: active[chance.next(active.count)]) }
            default: if !active.isEmpty { alerts.dismiss(active[chance.next(active.count)]) }
            }
        }
    }

    @Test(arguments: [1, 4, 7, 10]) func eachAlertEndsOnceAndNoWindowStays(seed: Int) async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .alertSized)
        try await app.settle()
        let run = Run(seed)
        for _ in 0..<80 {
            if run.chance.next(3) == 0, let button = firstButton(app) {
                await app.tap(at: button)
            } else if run.chance.next(6) == 0 {
                await run.cancelTask()
            } else {
                run.act()
            }
            await app.advance(frames: [0, 1, 7, 40][run.chance.next(4)])
            // Alerts that were merged with another alert are neither visible nor waiting.
            let open = Set(run.handles.filter { !$0.isSettled }.map(\.id))
            try #require(open.isSuperset(of: run.alerts.active) && open.isEmpty == run.alerts.active.isEmpty)
            try #require(app.visibleAlerts <= run.alerts.windowCount && run.calls.values.allSatisfy { $0 == 1 })
        }
        // The button that was tapped last may show more alerts after its own has disappeared.
        for _ in 0..<60 where !run.alerts.active.isEmpty || run.alerts.windowCount > 0 {
            for id in run.alerts.active { run.alerts.dismiss(id) }
            try await app.settle()
        }
        #expect(run.alerts.windowCount == 0 && run.alerts.active == [] && app.visibleAlerts == 0)
        #expect(run.handles.allSatisfy(\.isSettled) && run.handles.count > 10 && run.cancelled > 2)
        #expect(app.mainWindow.isKeyWindow && app.diagnostics.isEmpty)
    }

    /// Returns the centre of a button of the alert in front, in points of the screen.
    private func firstButton(_ app: TestApp) -> CGPoint? {
        app.all(.identifier("Alert")).last.map { card in
            CGPoint(x: card.frame.minX + card.frame.width / 4, y: card.frame.maxY - 22)
        }
    }
}

extension TestApp {
    /// The number of alerts on the screen.
    @MainActor fileprivate var visibleAlerts: Int { all(.identifier("Alert")).count }
}
