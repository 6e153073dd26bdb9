import CaretTesting
import Platform
import Testing

@testable import UIKitCore

/// The keyboard's notifications by device.
@MainActor @Suite(.app) struct KeyboardHeightTests: KeyboardStage {
    @Test(arguments: [
        ("iPhone 14", CGFloat(291), CGFloat(181)), ("iPhone 13 mini", 291, 171), ("iPhone 14 Plus", 301, 181),
        ("iPhone 15 Pro Max", 301, 181), ("iPhone 8 Plus", 226, 162), ("iPhone SE", 216, 162), ("iPad 11", 282, 367),
    ])
    func notificationsReportTheHeightOfTheDevice(_ name: String, _ upright: CGFloat, _ turned: CGFloat) async throws {
        for (device, height) in [(try #require(Device.named(name)), upright), (try #require(Device.named(name)).landscape, turned)] {
            let (app, screen) = try await launched(device.scale(1).withDrawnKeyboard)
            let size = app.mainWindow.bounds.size
            let notes = KeyboardNotes()
            await tap(screen.field, app)
            try await app.settle()
            #expect(notes.end == CGRect(x: 0, y: size.height - height, width: size.width, height: height))
            #expect(screen.bottom.frame.maxY == size.height - height)
            // Keys fill the rows; the strip below them and the covered edge are free.
            let keyboard = try keyboard(app)
            let lowest = try #require(keyboard.keys.map(\.frame.maxY).max())
            #expect(keyboard.bounds.height == height - app.mainWindow.safeAreaInsets.bottom)
            #expect(lowest <= KeyboardMetrics(on: app.mainWindow.screen.metrics).rows && lowest > keyboard.bounds.height - 60)
        }
    }
}
