import CaretTesting
import Testing

@testable import UIKitCore

/// An interactive dismissal of a sheet: all parts follow the touch, and return with the sheet.
@MainActor @Suite(.app) struct InteractiveSheetDismissalTests {
    private let log = CallLog()
    /// The distance of a touch before it pulls, in points.
    private static let slop: CGFloat = 10
    private static let device = Device(
        size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    private final class Listener: NSObject, UISheetPresentationControllerDelegate {
        let log: CallLog
        var may = true
        var alongside: (() -> Void)?
        init(_ log: CallLog) { self.log = log }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.calls.append("should")
            return may
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.calls.append("will")
            let coordinator = presentationController.presentedViewController.transitionCoordinator
            coordinator?.animate { [alongside] _ in
                alongside?()
            } completion: { [log] in
                log.calls.append("end \($0.isCancelled)")
            }
            coordinator?.notifyWhenInteractionChanges { [log] in log.calls.append("let go, cancelled \($0.isCancelled)") }
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.calls.append("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.calls.append("attempt") }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
            log.calls.append(sheet.selectedDetentIdentifier == .medium ? "medium" : "large")
        }
    }

    /// Records whether a coordinator exists at the dismissal.
    private final class Card: RecordingController {
        var coordinators: [Bool] = []
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            coordinators.append(transitionCoordinator?.isInteractive ?? false)
        }
    }

    private struct Stage {
        let app: TestApp
        let root: RecordingController
        let next: Card
        let sheet: UISheetPresentationController
        let listener: Listener
    }

    private func shown(_ detents: [UISheetPresentationController.Detent] = [.large()]) async throws -> Stage {
        let root = RecordingController("root", log)
        let app = try await TestApp.launch(showing: { root }, on: Self.device)
        try await app.settle()
        let next = Card("next", log)
        let sheet = try #require(next.sheetPresentationController)
        let listener = Listener(log)
        sheet.detents = detents
        sheet.delegate = listener
        root.present(next, animated: true)
        try await app.settle()
        _ = log.take()
        return Stage(app: app, root: root, next: next, sheet: sheet, listener: listener)
    }

    /// Returns the visible top of the card, and the darkness around it.
    private func seen(_ stage: Stage) -> (top: CGFloat, dark: CGFloat) {
        let (card, dimming) = (stage.sheet.card.layer, stage.sheet.dimming.layer)
        return ((card.presentation() ?? card).frame.minY, CGFloat((dimming.presentation() ?? dimming).opacity))
    }

    @Test func allThatBelongsToItFollowsTheTouch() async throws {
        let stage = try await shown()
        let (top, dark) = seen(stage)
        let mark = UIView()
        stage.root.view.addSubview(mark)
        stage.listener.alongside = { mark.alpha = 0 }
        var finger = await Finger.down(at: CGPoint(x: 180, y: 120), in: stage.app)
        await finger.move(by: CGVector(dx: 0, dy: 200 + Self.slop))
        let place = seen(stage)
        #expect(abs(place.top - (top + 200)) < 2)
        let share = 200 / (844 - top)
        #expect(abs(place.dark - dark * (1 - share)) < 0.01)
        #expect(abs(CGFloat(mark.layer.presentation()?.opacity ?? 1) - (1 - share)) < 0.02)
        let below = try #require(stage.root.view.layer.presentation())
        #expect(below.affineTransform().a > 1 - 32 / 390 && below.affineTransform().a < 1)
        #expect(stage.root.view.layer.masksToBounds, "What lies below keeps its corners on its way.")
        #expect(stage.next.coordinators == [true] && log.take() == ["should", "will", "next.viewWillDisappear(true)"])
        await finger.move(by: CGVector(dx: 0, dy: -100))
        #expect(abs(seen(stage).top - (top + 100)) < 2)
        await finger.rest()
        await finger.up()
        try await stage.app.settle()
        #expect(abs(seen(stage).top - top) < 0.5 && abs(seen(stage).dark - dark) < 0.01 && mark.alpha == 1)
        #expect(stage.root.view.transform.a < 1 && stage.next.presentingViewController === stage.root)
    }

    @Test func aReversedPullIsReportedAsCancelled() async throws {
        let stage = try await shown()
        var finger = await Finger.down(at: CGPoint(x: 180, y: 120), in: stage.app)
        await finger.move(by: CGVector(dx: 0, dy: 120))
        await finger.rest()
        await finger.up()
        try await stage.app.settle()
        #expect(
            log.take() == [
                "should", "will", "next.viewWillDisappear(true)", "let go, cancelled true", "next.viewWillAppear(true)",
                "next.viewIsAppearing(true)", "next.viewDidAppear(true)", "end true",
            ])
        #expect(stage.next.transitionCoordinator == nil)
    }

    @Test func aPullThatIsReleasedFarDownDismisses() async throws {
        let stage = try await shown()
        var finger = await Finger.down(at: CGPoint(x: 180, y: 120), in: stage.app)
        await finger.move(by: CGVector(dx: 0, dy: 500))
        await finger.rest()
        #expect(log.take() == ["should", "will", "next.viewWillDisappear(true)"])
        await finger.up()
        try await stage.app.settle()
        #expect(log.take() == ["let go, cancelled false", "next.viewDidDisappear(true)", "end false", "did"])
        #expect(stage.root.presentedViewController == nil && stage.root.view.transform == .identity)
        #expect(!stage.root.view.layer.masksToBounds && stage.root.view.layer.cornerRadius == 0)
    }

    @Test func aCancelledTouchRestoresTheSheet() async throws {
        let stage = try await shown()
        var finger = await Finger.down(at: CGPoint(x: 180, y: 120), in: stage.app)
        await finger.move(by: CGVector(dx: 0, dy: 600))
        await finger.cancel()
        try await stage.app.settle()
        #expect(stage.next.view.window != nil && log.take().suffix(2) == ["next.viewDidAppear(true)", "end true"])
    }

    @Test func detentsComeFirst() async throws {
        let stage = try await shown([.medium(), .large()])
        stage.sheet.selectedDetentIdentifier = .large
        try await stage.app.settle()
        let medium = 844 - stage.sheet.height(of: .medium) - stage.app.mainWindow.safeAreaInsets.bottom
        let top = seen(stage).top
        var finger = await Finger.down(at: CGPoint(x: 180, y: 120), in: stage.app)
        await finger.move(by: CGVector(dx: 0, dy: medium - top - 20 + Self.slop))
        #expect(log.take() == [])
        await finger.move(by: CGVector(dx: 0, dy: 60))
        #expect(abs(seen(stage).top - (medium + 40)) < 2)
        #expect(log.take() == ["should", "will", "next.viewWillDisappear(true)"])
        // The touch moves above the point where the dismissal began: the dismissal is cancelled, and the card still
        // follows.
        await finger.move(by: CGVector(dx: 0, dy: -140))
        #expect(log.take().suffix(2) == ["next.viewDidAppear(true)", "end true"])
        await finger.move(by: CGVector(dx: 0, dy: -20))
        #expect(abs(seen(stage).top - (medium - 120)) < 2)
        await finger.move(by: CGVector(dx: 0, dy: 160))
        await finger.rest()
        await finger.up()
        try await stage.app.settle()
        let calls = log.take()
        #expect(calls.first == "will" && calls.filter { $0 == "medium" || $0 == "did" } == ["medium"], "Nobody is asked twice.")
        #expect(abs(seen(stage).top - medium) < 0.5 && stage.sheet.selectedDetentIdentifier == .medium)
    }

    @Test func aModalControllerIsAskedOnceAndNotNotifiedOtherwise() async throws {
        let stage = try await shown()
        stage.listener.may = false
        let top = seen(stage).top
        var finger = await Finger.down(at: CGPoint(x: 180, y: 120), in: stage.app)
        await finger.move(by: CGVector(dx: 0, dy: 500))
        #expect(log.take() == ["should"] && seen(stage).top > top && seen(stage).top < top + 80)
        await finger.rest()
        await finger.up()
        try await stage.app.settle()
        #expect(log.take() == ["attempt"] && seen(stage).top == top)
    }

    @Test func dismissingDuringAPullWaitsForItsEnd() async throws {
        let stage = try await shown()
        var finger = await Finger.down(at: CGPoint(x: 180, y: 120), in: stage.app)
        await finger.move(by: CGVector(dx: 0, dy: 100))
        stage.root.dismiss(animated: true)
        #expect(stage.next.view.window != nil)
        await finger.rest()
        await finger.up()
        try await stage.app.settle()
        #expect(stage.root.presentedViewController == nil && stage.app.diagnostics.isEmpty)
    }
}
