import CaretTesting
import Testing

@testable import UIKitCore

/// Sheets: their detents, and interactive movement.
@MainActor @Suite(.app) struct SheetTests {
    private final class Listener: NSObject, UISheetPresentationControllerDelegate {
        var calls: [String] = []
        var may = true
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            calls.append("should")
            return may
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { calls.append("attempt") }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
            calls.append(sheet.selectedDetentIdentifier?.rawValue ?? "none")
        }
    }

    private let listener = Listener()

    private func shown(
        _ detents: [UISheetPresentationController.Detent] = [.large()], on device: Device = .standard
    ) async throws -> (TestApp, UIViewController, UISheetPresentationController) {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: device)
        try await app.settle()
        let next = UIViewController()
        let sheet = try #require(next.sheetPresentationController)
        sheet.detents = detents
        sheet.delegate = listener
        root.present(next, animated: true)
        try await app.settle()
        return (app, next, sheet)
    }

    private func place(of controller: UIViewController) -> CGRect { controller.view.convert(controller.view.bounds, to: nil) }

    @Test func aLargeSheetLeavesAStripAtTheTop() async throws {
        let (_, next, _) = try await shown()
        let top = try #require(next.view.window).safeAreaInsets.top
        #expect(place(of: next).minY == top + 10)
        #expect(place(of: next).maxY == UIScreen.main.bounds.height)
    }

    @Test func pullingDownDismissesItAndNotifiesTheDelegate() async throws {
        let (app, next, _) = try await shown()
        await app.drag(from: CGPoint(x: 180, y: 120), to: CGPoint(x: 180, y: 600))
        try await app.settle()
        #expect(listener.calls == ["should", "will", "did"])
        #expect(next.view.window == nil && next.presentingViewController == nil)
    }

    @Test func aShortPullReturns() async throws {
        let (app, next, _) = try await shown()
        let before = place(of: next)
        await app.drag(from: CGPoint(x: 180, y: 120), to: CGPoint(x: 180, y: 160))
        try await app.settle()
        #expect(place(of: next) == before && listener.calls == ["should", "will"])
    }

    @Test func aModalInPresentationReportsTheAttempt() async throws {
        let (app, next, _) = try await shown()
        next.isModalInPresentation = true
        let before = place(of: next)
        await app.drag(from: CGPoint(x: 180, y: 120), to: CGPoint(x: 180, y: 900))
        try await app.settle()
        #expect(place(of: next) == before)
        next.isModalInPresentation = false
        listener.may = false
        await app.drag(from: CGPoint(x: 180, y: 120), to: CGPoint(x: 180, y: 700))
        try await app.settle()
        #expect(listener.calls.suffix(2) == ["should", "attempt"])
        #expect(next.view.window != nil && place(of: next) == before)
    }

    @Test func theSheetRestsAtItsDetents() async throws {
        let (app, next, sheet) = try await shown([.medium(), .large()])
        let low = place(of: next).height
        #expect(low > 300 && low < 500)
        await app.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 200))
        try await app.settle()
        #expect(
            sheet.selectedDetentIdentifier == .large && listener.calls == [UISheetPresentationController.Detent.Identifier.large.rawValue])
        #expect(place(of: next).height > low + 200)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
        try await app.settle()
        #expect(place(of: next).height == low)
    }

    @Test func theGrabberStepsThroughDetents() async throws {
        let (app, next, sheet) = try await shown([.custom(identifier: .init("low")) { _ in 200 }, .medium(), .large()])
        sheet.prefersGrabberVisible = true
        try await app.settle()
        let grabber = sheet.card.grabber
        #expect(grabber.accessibilityValue == "Collapsed")
        for expected in ["com.apple.UIKit.medium", "com.apple.UIKit.large", "low"] {
            try await app.tap(.identifier("SheetGrabber"))
            try await app.settle()
            #expect(listener.calls.last == expected && sheet.selectedDetentIdentifier?.rawValue == expected)
        }
        grabber.accessibilityDecrement()
        #expect(sheet.selectedDetentIdentifier?.rawValue == "low")
        grabber.accessibilityIncrement()
        try await app.settle()
        #expect(sheet.selectedDetentIdentifier == .medium && grabber.accessibilityValue == "Half Screen")
        #expect(abs(place(of: next).height - sheet.height(of: .medium) - app.mainWindow.safeAreaInsets.bottom) < 0.5)
        grabber.accessibilityIncrement()
        try await app.settle()
        #expect(grabber.accessibilityValue == "Expanded" && grabber.accessibilityTraits.contains(.adjustable))
    }

    @Test func aCustomHeightIsLimited() async throws {
        let (_, next, sheet) = try await shown([.custom { _ in 200 }])
        let bottom = try #require(sheet.containerView).safeAreaInsets.bottom
        #expect(place(of: next).height == 200 + bottom)
        sheet.detents = [.custom { $0.maximumDetentValue * 9 }, .custom { _ in nil }, .custom { _ in .nan }]
        sheet.containerView?.layoutIfNeeded()
        #expect(place(of: next).height >= bottom && place(of: next).minY >= 0)
    }

    @Test func aTouchOutsideDismissesTheSheet() async throws {
        let (app, next, _) = try await shown([.medium()])
        await app.tap(at: CGPoint(x: 180, y: 80))
        try await app.settle()
        #expect(next.view.window == nil && listener.calls.last == "did")
    }

    @Test func anUndimmedBackgroundReceivesTouches() async throws {
        let (_, next, sheet) = try await shown([.medium(), .large()])
        sheet.largestUndimmedDetentIdentifier = .medium
        sheet.containerView?.layoutIfNeeded()
        let window = try #require(next.view.window)
        let hit = window.hitTest(CGPoint(x: 180, y: 80), with: nil)
        #expect(hit?.isDescendant(of: try #require(window.rootViewController?.view)) == true)
    }

    @Test func tintsBelowAreDimmedIfTheScreenIsDimmed() async throws {
        let (app, next, sheet) = try await shown([.medium(), .large()])
        let root = try #require(next.presentingViewController)
        #expect(root.view.tintAdjustmentMode == .dimmed)
        sheet.largestUndimmedDetentIdentifier = .medium
        try await app.settle()
        #expect(root.view.tintAdjustmentMode == .normal)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        try await app.settle()
        #expect(root.view.tintAdjustmentMode == .dimmed)
        next.dismiss(animated: true)
        try await app.settle()
        #expect(root.view.tintAdjustmentMode == .normal)
    }
}
