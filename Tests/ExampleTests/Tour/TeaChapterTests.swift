import CaretTesting
import Testing
import UIKit

@testable import Tour

/// Chapter 5 of the tour: alerts and tasks.
@MainActor @Suite(.app) struct TeaChapterTests {
    private func launched() async throws -> (app: TestApp, screen: TeaScreen) {
        let screen = TeaScreen()
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: screen) }, on: TourPicture.small)
        try await app.settle()
        return (app, screen)
    }

    @Test func theTimerCountsAndTheAlertAsks() async throws {
        let (app, screen) = try await launched()
        try await app.tap("Brew")
        await app.advance(by: .milliseconds(2_500))
        #expect(screen.tea.seconds == 3 && app.exists("3 s left"))
        await app.advance(by: .seconds(4))
        try await app.settle()
        #expect(screen.tea.cups == 1 && app.exists("Green tea is ready"))
        try TourPicture.verify("tour-alert", app)
        try await app.tap("Another cup")
        await app.advance(by: .seconds(1))
        #expect(screen.tea.seconds != nil)
        await app.advance(by: .seconds(7))
        try await app.tap("Enough")
        try await app.settle()
        #expect(screen.tea.seconds == nil && screen.tea.cups == 2 && app.exists("Cups: 2"))
    }

    @Test func theNameIsAskedFor() async throws {
        let (app, screen) = try await launched()
        try await app.tap("Another name")
        try await app.settle()
        try await app.tap("OK")
        try await app.settle()
        #expect(app.exists("Which tea?"))
        try app.find(.type(UITextField.self)).view.becomeFirstResponder()
        await app.type("Mint")
        try await app.tap("OK")
        try await app.settle()
        #expect(screen.tea.name == "Mint" && app.exists("Mint"))
    }

    @Test(arguments: [true, false]) func stoppingIsConfirmed(_ isConfirmed: Bool) async throws {
        let (app, screen) = try await launched()
        try await app.tap("Brew")
        try await app.tap("Stop")
        await app.advance(by: .seconds(1))
        #expect(app.exists("The tea will be weak."))
        let answer = try #require(app.all(.label(isConfirmed ? "Stop" : "Cancel")).last)
        await app.tap(at: CGPoint(x: answer.frame.midX, y: answer.frame.midY))
        await app.advance(by: .seconds(1))
        #expect((screen.tea.seconds == nil) == isConfirmed)
    }

    @Test func theBackgroundStopsTheTimer() async throws {
        let (app, screen) = try await launched()
        try await app.tap("Brew")
        await app.advance(by: .seconds(1))
        await app.enterBackground()
        #expect(screen.tea.seconds == nil)
        await app.enterForeground()
        await app.advance(by: .seconds(8))
        #expect(screen.tea.cups == 0)
    }

    @Test func theBackgroundDoesNotCancelTheQuestion() async throws {
        let (app, screen) = try await launched()
        try await app.tap("Brew")
        await app.advance(by: .seconds(6))
        #expect(screen.tea.cups == 1 && app.exists("Green tea is ready"))
        await app.enterBackground()
        await app.enterForeground()
        await app.advance(by: .seconds(1))
        #expect(app.exists("Green tea is ready"))
        try await app.tap("Another cup")
        await app.advance(by: .seconds(1))
        #expect(screen.tea.seconds != nil)
    }

    @Test func theClockCountsWhileItsScreenIsVisible() async throws {
        let screen = ClockScreen()
        let navigation = UINavigationController(rootViewController: screen)
        let app = try await TestApp.launch(showing: { navigation }, on: TourPicture.small)
        await app.advance(by: .milliseconds(2_500))
        #expect(app.exists("2 s"))
        navigation.pushViewController(UIViewController(), animated: false)
        await app.advance(by: .seconds(5))
        #expect(screen.label.text == "2 s")
        navigation.popViewController(animated: false)
        await app.advance(by: .milliseconds(1_500))
        #expect(app.exists("1 s"))
    }

    @Test func theTaskEndsWithItsScreen() async throws {
        weak var weakScreen: TeaScreen?
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation }, on: TourPicture.small)
        do {
            let screen = TeaScreen()
            weakScreen = screen
            navigation.pushViewController(screen, animated: false)
            try await app.settle()
            try await app.tap("Brew")
            navigation.popViewController(animated: false)
        }
        await app.advance(by: .seconds(1))
        #expect(weakScreen == nil)
    }
}
