import CaretTesting
import Testing
import UIKit

@testable import Tour

/// Chapter 1 of the tour: the first screen.
@MainActor @Suite(.app) struct ScreenChapterTests {
    @Test func theCounterCountsTaps() async throws {
        let delegate = AppDelegate()
        let app = try await TestApp.launch(delegate, on: TourPicture.small)
        let navigation = try #require(delegate.window?.rootViewController as? UINavigationController)
        let screen = try #require(navigation.topViewController as? CounterScreen)
        try await app.settle()
        #expect(app.exists("0") && !screen.resetButton.isEnabled)
        for _ in 0..<3 { try await app.tap("Add one") }
        try await app.settle()
        #expect(app.exists("3") && screen.slider.value == 3 && screen.resetButton.isEnabled)
        try TourPicture.verify("tour-counter", app)
        try await app.tap("Reset")
        try await app.settle()
        #expect(app.exists("0") && screen.counter.count == 0)
    }

    @Test func theSliderSendsItsValue() async throws {
        let screen = CounterScreen()
        let app = try await TestApp.launch(showing: { screen }, on: TourPicture.small)
        try await app.settle()
        let frame = try app.find(.type(UISlider.self)).frame
        await app.drag(from: CGPoint(x: frame.minX + 15, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY), over: .seconds(1))
        try await app.settle()
        #expect(screen.counter.count == 20 && app.exists("20"))
    }

    @Test func aChangeOfTheModelIsShownOncePerFrame() async throws {
        let screen = CounterScreen()
        let app = try await TestApp.launch(showing: { screen }, on: TourPicture.small)
        for count in 1...5 { screen.counter.count = count }
        #expect(screen.label.text == "0")
        await app.advance(frames: 1)
        #expect(screen.label.text == "5")
    }
}
