import Caret
import CaretTesting
import Testing
import UIKit

/// Action sheets on a tablet, where UIKit requires a source.
@MainActor @Suite(.app) struct AlertSheetTests {
    private static let tablet = CGSize(width: 820, height: 1180)

    private func launch() async throws -> (TestApp, UIViewController) {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: Device(size: Self.tablet, scale: 1))
        try await app.settle()
        return (app, root)
    }

    @Test func aSheetIsCentredAndStaysSoAfterARotation() async throws {
        let (app, root) = try await launch()
        root.show(Alert<Never>("Photo", style: .actionSheet) { for title in ["Copy", "Share"] { AlertButton(title) } })
        try await app.settle()
        for size in [Self.tablet, CGSize(width: Self.tablet.height, height: Self.tablet.width)] {
            if size != Self.tablet { await app.rotate() }
            try await app.settle()
            let frame = try app.find(.identifier("Popover")).frame
            #expect(abs(frame.midX - size.width / 2) <= 1 && abs(frame.midY - size.height / 2) <= 1)
        }
        #expect(app.diagnostics.isEmpty)
    }

    @Test(arguments: [true, false]) func aTouchOutsideCancelsOrDoesNothing(hasCancel: Bool) async throws {
        let (app, root) = try await launch()
        let handle = root.show(
            Alert("Photo", style: .actionSheet) {
                AlertButton("Copy", answer: "copy")
                if hasCancel { AlertButton("Cancel", .cancel, answer: "cancel") }
            })
        try await app.settle()
        await app.tap(at: CGPoint(x: 20, y: 20))
        try await app.settle()
        #expect(app.exists("Copy") == !hasCancel)
        if !hasCancel { try await app.tap("Copy") }
        try await app.settle()
        #expect(await handle.answer == (hasCancel ? "cancel" : "copy") && UIApplication.shared.alerts.active.isEmpty)
    }
}
