import Caret
import CaretTesting
import Testing
import UIKit

@testable import Tour

/// Chapter 7 of the tour: testing and leaks. The chapter shows these tests.
@MainActor @Suite(.app) struct TestingChapterTests {
    @Test func threeTapsCountToThree() async throws {
        let app = try await TestApp.launch(showing: { CounterScreen() })
        for _ in 0..<3 { try await app.tap("Add one") }
        try await app.settle()
        #expect(app.exists("3"))
    }

    @Test func returnSendsTheAddress() async throws {
        let screen = MailScreen()
        let app = try await TestApp.launch(showing: { screen })
        try await app.tap(.type(UITextField.self))
        await app.type("ada@home.org\n")
        #expect(screen.subscriber.isSent)
    }

    @Test func teaTakesFiveSeconds() async throws {
        let screen = TeaScreen()
        let app = try await TestApp.launch(showing: { screen })
        try await app.tap("Brew")
        await app.advance(by: .seconds(4))
        #expect(screen.tea.cups == 0)
        await app.advance(by: .seconds(2))
        #expect(screen.tea.cups == 1 && app.exists("Green tea is ready"))
    }

    @Test func theCounterIsDarkAtNight() async throws {
        let app = try await TestApp.launch(showing: { CounterScreen() }, on: TourPicture.small.dark)
        try await app.settle()
        var golden = Golden("tour-dark@2x", in: TourPicture.folder)
        golden.pixelTolerance = 0.0005
        try golden.verify(app.snapshot())
    }

    @Test(.noLeaks) func brewingLeaksNothing() async throws {
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: TeaScreen()) })
        try await app.tap("Brew")
        await app.advance(by: .seconds(2))
    }

    @Test func theCounterDoesNotLeak() {
        let report = leakAudit {
            let screen = CounterScreen()
            screen.loadViewIfNeeded()
            return screen
        }
        #expect(report == nil, "\(report?.description ?? "")")
    }

    @Test func theLeakIsNamedByItsLine() {
        let report = leakAudit {
            let screen = LeakyScreen()
            screen.loadViewIfNeeded()
            return screen
        }
        #expect(report?.guilty == "Tour/LeakyScreen.swift:11")
    }
}
