import Caret
import CaretTesting
import Testing
import UIKit

/// Alerts without buttons pause their time while a person looks at them.
@MainActor @Suite(.app) struct AlertPauseTests {
    private func launch() async throws -> (TestApp, Alerts) {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: Device(size: CGSize(width: 320, height: 480), scale: 1))
        try await app.settle()
        return (app, UIApplication.shared.alerts)
    }

    @Test func `R87 R118 the time pauses while a pointer is over the alert, and continues when the pointer leaves`() async throws {
        let (app, alerts) = try await launch()
        let handle = alerts.show(Alert<Never>("Saved", "All is well."))
        await app.advance(by: .seconds(1))
        let card = try app.find(.identifier("Alert")).frame
        await app.hover(at: CGPoint(x: card.midX, y: card.midY))
        await app.advance(by: .seconds(60))
        #expect(!handle.isSettled && app.exists("Saved"))
        await app.hover(at: CGPoint(x: 2, y: 2))
        await app.advance(by: .milliseconds(900))
        #expect(!handle.isSettled)
        await app.advance(by: .milliseconds(200))
        #expect(handle.isSettled && alerts.active == [])
    }

    @Test func `R87 R118 an alert that appears under a resting pointer waits`() async throws {
        let (app, alerts) = try await launch()
        await app.hover(at: CGPoint(x: 160, y: 240))
        let handle = alerts.show(Alert<Never>("Saved"))
        await app.advance(by: .seconds(10))
        #expect(!handle.isSettled)
        handle.dismiss()
        try await app.settle()
        #expect(handle.isSettled && alerts.active == [])
    }

    @Test func `R87 R118 the time pauses while VoiceOver is at the alert, and the escape gesture closes it`() async throws {
        let (app, alerts) = try await launch()
        app.set(.voiceOver, to: true)
        let handle = alerts.show(Alert<Never>("Saved", "All is well."))
        await app.advance(by: .milliseconds(500))
        #expect(try await app.perform(.focus, on: "All is well."))
        await app.advance(by: .seconds(60))
        #expect(!handle.isSettled && app.exists("Saved"))
        #expect(try await app.perform(.escape))
        try await app.settle()
        #expect(handle.isSettled && alerts.active == [] && !app.exists("Saved"))
    }

    @Test func `R87 R118 an alert with buttons has no time limit, and escapes as alerts do`() async throws {
        let (app, alerts) = try await launch()
        app.set(.voiceOver, to: true)
        let handle = alerts.show(Alert<Never>("Erase?") { AlertButton("Keep", .cancel) })
        try await app.settle()
        #expect(try await app.perform(.escape))
        try await app.settle()
        #expect(handle.isSettled && alerts.active == [])
    }
}
