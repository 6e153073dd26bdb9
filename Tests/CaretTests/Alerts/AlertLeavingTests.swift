import Caret
import CaretTesting
import Testing
import UIKit

/// An alert between the press of a button and its disappearance.
@MainActor @Suite(.app) struct AlertLeavingTests {
    private func launchWithPressedAlert(_ policy: AlertPolicy = .stack) async throws -> (TestApp, Alerts, AlertHandle<Int>) {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .standard.scale(1))
        try await app.settle()
        let alerts = UIApplication.shared.alerts
        alerts.policy = policy
        let handle = alerts.show(
            Alert("Erase?") {
                AlertButton("YES", answer: 1)
                AlertButton("NO", answer: 2)
            })
        try await app.settle()
        try await app.tap("YES")
        #expect(!handle.isSettled)
        return (app, alerts, handle)
    }

    @Test func aPressedButtonCountsEvenIfTheAlertIsDismissedMeanwhile() async throws {
        let (app, alerts, handle) = try await launchWithPressedAlert()
        handle.dismiss()
        alerts.dismiss(handle.id)
        #expect(!alerts.press(1, of: handle.id) && !handle.isSettled)
        try await app.settle()
        #expect(await handle.answer == 1)
        #expect(alerts.active == [] && !app.exists("Erase?"))
    }

    @Test func aPressedButtonCountsWhenAnotherAlertReplacesTheFirst() async throws {
        let (app, alerts, handle) = try await launchWithPressedAlert(.replace)
        let next = alerts.show(Alert("Next") { AlertButton("OK", answer: 3) })
        try await app.settle()
        #expect(await handle.answer == 1)
        #expect(!next.isSettled && alerts.active == [next.id] && app.exists("Next"))
    }

    @Test func anAlertEqualToADisappearingOneIsShownSeparately() async throws {
        let (app, alerts, handle) = try await launchWithPressedAlert(.coalesce)
        let secondHandle = alerts.show(
            Alert("Erase?") {
                AlertButton("YES", answer: 4)
                AlertButton("NO", answer: 5)
            })
        try await app.settle()
        #expect(await handle.answer == 1)
        #expect(!secondHandle.isSettled && alerts.active == [secondHandle.id])
        try await app.tap("NO")
        try await app.settle()
        #expect(await secondHandle.answer == 5)
    }
}
