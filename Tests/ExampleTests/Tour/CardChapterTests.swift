import CaretTesting
import Testing
import UIKit

@testable import Tour

/// Chapter 6 of the tour: gestures and animation.
@MainActor @Suite(.app) struct CardChapterTests {
    private func launched() async throws -> (app: TestApp, screen: CardScreen, middle: CGPoint) {
        let screen = CardScreen()
        let app = try await TestApp.launch(showing: { UINavigationController(rootViewController: screen) }, on: TourPicture.small)
        try await app.settle()
        let frame = screen.card.convert(screen.card.bounds, to: nil)
        return (app, screen, CGPoint(x: frame.midX, y: frame.midY))
    }

    @Test func theCardFollowsADragAndMovesBack() async throws {
        let (app, screen, middle) = try await launched()
        var greatest: CGFloat = 0
        screen.card.onFrame { [weak card = screen.card] _ in greatest = max(greatest, card?.transform.ty ?? 0) }.lifetime(
            .lasting(.seconds(2)))
        await app.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 100), over: .milliseconds(500))
        #expect(greatest > 80)
        await app.advance(by: .seconds(3))
        #expect(screen.card.transform == .identity)
    }

    @Test func aCancelledDragMovesTheCardBack() async throws {
        let (app, screen, middle) = try await launched()
        let pan = try #require(screen.card.gestureRecognizers?.first { $0 is UIPanGestureRecognizer })
        // A recognizer that is disabled during its gesture is cancelled.
        screen.card.onFrame { [weak card = screen.card, weak pan] _ in
            if let card, card.transform.ty > 50 { pan?.isEnabled = false }
        }.lifetime(.lasting(.seconds(2)))
        await app.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 100), over: .milliseconds(500))
        #expect(!pan.isEnabled)
        await app.advance(by: .seconds(3))
        #expect(screen.card.transform == .identity)
    }

    @Test func thePinchScalesTheCard() async throws {
        let (app, screen, middle) = try await launched()
        await app.pinchTrackPad(by: 1.5, at: middle)
        #expect(screen.card.transform.a > 1.2)
        try await app.settle()
        #expect(screen.card.transform == .identity)
    }

    @Test func aTapTurnsTheCardForTwoSeconds() async throws {
        let (app, screen, middle) = try await launched()
        await app.tap(at: CGPoint(x: middle.x, y: middle.y))
        await app.advance(by: .milliseconds(700))
        #expect(screen.label.text?.hasPrefix("Tapped at ") == true)
        #expect(screen.pie.fraction > 0.2 && screen.pie.fraction < 0.6)
        try TourPicture.verify("tour-card", app)
        // A second tap is ignored while the first one's task runs.
        await app.tap(at: middle)
        await app.advance(by: .seconds(1.5))
        #expect(screen.pie.fraction == 1 && screen.label.text == "Done")
    }
}
