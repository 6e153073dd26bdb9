import Caret
import CaretTesting
import Testing
import UIKit

@MainActor @Suite(.app) struct AlertTests {
    private func launch(
        on device: Device = Device(size: CGSize(width: 320, height: 480), scale: 1)
    ) async throws -> (TestApp, Alerts) {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: device)
        try await app.settle()
        return (app, UIApplication.shared.alerts)
    }

    @Test func anAnswerIsAwaited() async throws {
        let (app, alerts) = try await launch()
        let handle = alerts.show(Alert("How many?") { for count in 1...3 { AlertButton("\(count)", answer: count) } })
        let task = Task { await handle.answer }
        try await app.settle()
        try await app.tap("2")
        try await app.settle()
        #expect(await task.value == 2)
        #expect(await handle.answer == 2)
    }

    @Test func cancellingAWaitingTaskClosesTheAlert() async throws {
        let (app, alerts) = try await launch()
        let handle = alerts.show(Alert("Wait") { AlertButton("OK", answer: 1) })
        let task = Task { await handle.answer }
        try await app.settle()
        task.cancel()
        #expect(await task.value == nil)
        try await app.settle()
        #expect(!app.exists("Wait") && alerts.active == [])
    }

    @Test func aQueueShowsOneAlertAfterTheOther() async throws {
        let (app, alerts) = try await launch()
        alerts.policy = .queue
        for title in ["A", "B", "C"] { alerts.show(Alert<Never>(title) { AlertButton("Close \(title)") }) }
        for title in ["A", "B", "C"] {
            try await app.settle()
            #expect(app.all(.identifier("Alert")).count == 1)
            try await app.tap(.label("Close \(title)"))
        }
        try await app.settle()
        #expect(alerts.active == [] && !app.exists(.identifier("Alert")))
    }

    @Test func aWaitingAlertMayBeDismissed() async throws {
        let (app, alerts) = try await launch()
        alerts.policy = .queue
        let first = alerts.show(Alert<Never>("A") { AlertButton("OK") })
        let second = alerts.show(Alert<Never>("B") { AlertButton("OK") })
        second.dismiss()
        first.dismiss()
        try await app.settle()
        #expect(second.isSettled && first.isSettled && alerts.active == [] && !app.exists(.identifier("Alert")))
    }

    @Test func replacingSettlesTheOthers() async throws {
        let (app, alerts) = try await launch()
        let first = alerts.show(Alert("A") { AlertButton("OK", answer: 1) })
        alerts.policy = .replace
        let second = alerts.show(Alert("B") { AlertButton("OK", answer: 2) })
        try await app.settle()
        #expect(first.isSettled && !second.isSettled)
        #expect(await first.answer == nil)
        #expect(app.exists("B") && !app.exists("A"))
    }

    @Test func anAlertShowsAboveEveryPresentation() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: .standard.scale(1))
        try await app.settle()
        let sheet = UIViewController()
        root.present(sheet, animated: true)
        root.showAlert(title: "During") { addButton in addButton("OK", nil) }
        try await app.settle()
        #expect(app.exists("During") && sheet.view.window != nil && app.diagnostics.isEmpty)
        try await app.tap("OK")
        try await app.settle()
        #expect(root.view.window?.isKeyWindow == true)
        #expect(root.presentedViewController === sheet)
    }

    @Test func equalAlertsShareOneWindowAndTheAnswer() async throws {
        let (app, alerts) = try await launch()
        alerts.policy = .coalesce
        var presses = 0
        let first = alerts.show(Alert("A") { AlertButton("OK", answer: 1) { presses += 1 } })
        let second = alerts.show(Alert("A") { AlertButton("OK", answer: 2) { presses += 1 } })
        let third = alerts.show(Alert("A") { AlertButton("OK", answer: 3) })
        try await app.settle()
        #expect(alerts.active == [first.id])
        third.dismiss()
        #expect(third.isSettled && !first.isSettled)
        try await app.tap("OK")
        try await app.settle()
        let answers = (await first.answer, await second.answer, await third.answer)
        #expect(answers == (1, 2, nil) && presses == 2 && !app.exists("A"))
    }

    @Test func hundredsOfAlertsInWindowsSettleOnceEach() async throws {
        let (app, alerts) = try await launch(on: .alertSized)
        var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
        func random(_ bound: Int) -> Int {
            seed ^= seed << 13
            seed ^= seed >> 7
            seed ^= seed << 17
            return Int(seed % UInt64(bound))
        }
        var settleCounts: [Int: Int] = [:]
        var shownIDs: Set<Int> = []
        for _ in 0..<120 {
            alerts.policy = [.stack, .queue, .replace, .coalesce][random(4)]
            switch random(4) {
            case 0, 1:
                var id = 0
                let handle = alerts.show(Alert<Never>("A") { AlertButton("OK") { settleCounts[id, default: 0] += 1 } })
                id = handle.id
                shownIDs.insert(id)
            case 2: if let id = alerts.active.randomPick(random(1000)) { alerts.press(random(3) - 1, of: id) }
            default: if let id = alerts.active.randomPick(random(1000)) { alerts.dismiss(id) }
            }
            if random(3) == 0 { await app.advance(by: .milliseconds(random(400))) }
        }
        for id in alerts.active { alerts.dismiss(id) }
        try await app.settle()
        #expect(alerts.active == [] && settleCounts.values.allSatisfy { $0 == 1 })
        #expect(Set(settleCounts.keys).isSubset(of: shownIDs) && !settleCounts.isEmpty)
        #expect(!app.exists(.identifier("Alert")))
    }

    @Test func tintsBelowAreDimmedWhileThereAreAlerts() async throws {
        let (app, alerts) = try await launch()
        let window = try #require(UIApplication.shared.windows.first)
        let tint = window.tintColor
        let first = alerts.show(Alert("One") { AlertButton("OK", answer: 1) })
        let second = alerts.show(Alert("Two") { AlertButton("OK", answer: 1) })
        try await app.settle()
        #expect(window.tintAdjustmentMode == .dimmed && window.tintColor != tint)
        second.dismiss()
        try await app.settle()
        #expect(window.tintAdjustmentMode == .dimmed)
        first.dismiss()
        try await app.settle()
        #expect(window.tintAdjustmentMode == .normal && window.tintColor == tint)
    }
}

extension [Int] {
    fileprivate func randomPick(_ number: Int) -> Int? { isEmpty ? nil : self[number % count] }
}
