import CaretTesting
import Testing

@testable import UIKitCore

/// Popovers with arrows.
@MainActor @Suite(.app) struct PopoverTests {
    static let tablet = Device(size: CGSize(width: 820, height: 1180))

    final class Keep: NSObject, UIPopoverPresentationControllerDelegate {
        var calls: [String] = []
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("dismissed") }
    }

    private func presented(
        _ delegate: Keep? = nil, on device: Device = PopoverTests.tablet
    ) async throws -> (app: TestApp, shown: UIViewController, source: UIView) {
        let root = UIViewController()
        let source = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
        let app = try await TestApp.launch(
            showing: {
                root.view.addSubview(source)
                return root
            }, on: device)
        let shown = UIViewController()
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 300, height: 180)
        shown.popoverPresentationController?.sourceView = source
        shown.popoverPresentationController?.delegate = delegate
        root.present(shown, animated: true)
        try await app.settle()
        return (app, shown, source)
    }

    @Test func thePopoverIsBelowItsSourceWithTheArrowUp() async throws {
        let (app, shown, _) = try await presented()
        #expect(shown.popoverPresentationController?.arrowDirection == .up)
        let card = try app.find(.identifier("Popover")).frame
        #expect(card == CGRect(x: 10, y: 240, width: 300, height: 193))
        #expect(shown.view.bounds.size == CGSize(width: 300, height: 180))
    }

    @Test func aTapOutsideDismissesItAndNotifies() async throws {
        let keep = Keep()
        let (app, shown, _) = try await presented(keep)
        await app.tap(at: CGPoint(x: 700, y: 1000))
        try await app.settle()
        #expect(shown.presentingViewController == nil && keep.calls == ["dismissed"])
    }

    @Test func onAPhoneItBecomesASheetUnlessTheDelegateKeepsIt() async throws {
        let (app, shown, _) = try await presented(on: .standard)
        #expect(!app.exists(.identifier("Popover")) && shown.view.bounds.width == 390)
        let keep = Keep()
        let (other, _, _) = try await presented(keep, on: .standard)
        #expect(other.exists(.identifier("Popover")))
    }

    @Test func anActionSheetPointsAtItsSource() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: Self.tablet)
        let alert = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Copy", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.popoverPresentationController?.sourceView = root.view
        alert.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 500, width: 10, height: 10)
        root.present(alert, animated: true)
        try await app.settle()
        #expect(app.exists(.identifier("Popover")) && app.exists("Copy") && !app.exists("Cancel"))
        try await app.tap("Copy")
        try await app.settle()
        #expect(alert.presentingViewController == nil)
    }

    @Test func withoutADirectionItCoversItsSourceWithoutAnArrow() {
        let room = CGRect(x: 10, y: 10, width: 400, height: 400)
        let size = CGSize(width: 200, height: 100)
        let place = PopoverLayout.solve(size: size, source: CGRect(x: 190, y: 200, width: 20, height: 20), in: room, permitted: [])
        #expect(place.frame == CGRect(x: 100, y: 160, width: 200, height: 100) && place.direction.isEmpty)
        #expect(place.content == CGRect(x: 0, y: 0, width: 200, height: 100))
        let corner = PopoverLayout.solve(size: size, source: CGRect(x: 400, y: 400, width: 10, height: 10), in: room, permitted: [])
        #expect(corner.frame == CGRect(x: 210, y: 310, width: 200, height: 100))
    }

    @Test func itCoversItsSourceOnlyIfAllowed() {
        let room = CGRect(x: 0, y: 0, width: 400, height: 400)
        let source = CGRect(x: 190, y: 180, width: 20, height: 40)
        func place(_ mayOverlap: Bool) -> PopoverLayout {
            PopoverLayout.solve(
                size: CGSize(width: 300, height: 300), source: source, in: room, permitted: [.up, .down], mayOverlap: mayOverlap)
        }
        #expect(place(false).frame.intersection(source).isEmpty && place(false).content.height == 180 - PopoverMetrics.arrow.height)
        #expect(place(true).frame.intersects(source) && place(true).content.size == CGSize(width: 300, height: 300))
    }

    @Test func thePopoverIsAtTheFirstSideWithSpace() {
        let room = CGRect(x: 0, y: 0, width: 400, height: 400)
        let size = CGSize(width: 200, height: 150)
        func side(_ source: CGRect, _ permitted: UIPopoverArrowDirection = .any) -> UIPopoverArrowDirection {
            PopoverLayout.solve(size: size, source: source, in: room, permitted: permitted).direction
        }
        #expect(side(CGRect(x: 190, y: 20, width: 20, height: 20)) == .up)
        #expect(side(CGRect(x: 190, y: 370, width: 20, height: 20)) == .down)
        #expect(side(CGRect(x: 10, y: 190, width: 20, height: 180), [.left, .right]) == .left)
        #expect(side(CGRect(x: 370, y: 190, width: 20, height: 180), [.left, .right]) == .right)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func theArrowHasTheColourOfTheContent(_ style: UIUserInterfaceStyle) async throws
    {
        let (app, shown, _) = try await presented()
        let list = UITableViewController(style: .insetGrouped)
        shown.dismiss(animated: false)
        let source = try #require(app.application.windows.first?.rootViewController)
        source.overrideUserInterfaceStyle = style
        let navigation = UINavigationController(rootViewController: list)
        navigation.overrideUserInterfaceStyle = style
        navigation.modalPresentationStyle = .popover
        navigation.popoverPresentationController?.sourceView = source.view
        source.present(navigation, animated: true)
        try await app.settle()
        let card = try #require(navigation.popoverPresentationController?.card)
        let color = UIColor.systemGroupedBackground.resolvedColor(with: list.traitCollection).cgColor
        #expect(card.arrowColor == color)
        navigation.popoverPresentationController?.backgroundColor = .red
        #expect(card.arrowColor == UIColor.red.cgColor)
    }

    @Test func tintsBelowAreDimmedUntilItIsDismissed() async throws {
        let (app, shown, source) = try await presented()
        #expect(source.tintAdjustmentMode == .dimmed && shown.view.tintAdjustmentMode == .normal)
        shown.dismiss(animated: true)
        try await app.settle()
        #expect(source.tintAdjustmentMode == .normal)
        app.application.windows.first?.tintAdjustmentMode = .dimmed
        #expect(source.tintAdjustmentMode == .dimmed)
    }

    /// An observer beside the delegate.
    final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
        var calls: [String] = []
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    }

    @Test func observersAreNotifiedOfAnAdaptedPopover() async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        let shown = UIViewController()
        shown.modalPresentationStyle = .popover
        let popover = try #require(shown.popoverPresentationController)
        popover.sourceView = root.view
        let delegate = PopoverDelegate()
        _ = popover.hub.add(delegate)
        root.present(shown, animated: false)
        try await app.settle()
        let sheet = try #require(shown.presentationController as? UISheetPresentationController)
        #expect(sheet.dismissByUser())
        try await app.settle()
        #expect(shown.presentingViewController == nil && delegate.calls == ["will", "did"])
    }

    @Test(arguments: [true, false]) func anActionSheetReportsTheEndOfEachReportedStart(isEnabled: Bool) async throws {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: Self.tablet)
        let alert = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
        let delegate = PopoverDelegate()
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in delegate.calls.append("handler") })
        alert.actions[0].isEnabled = isEnabled
        alert.popoverPresentationController?.sourceView = root.view
        alert.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 500, width: 10, height: 10)
        alert.popoverPresentationController?.delegate = delegate
        root.present(alert, animated: true)
        try await app.settle()
        await app.tap(at: CGPoint(x: 20, y: 1100))
        try await app.settle()
        #expect(delegate.calls == (isEnabled ? ["will", "did", "handler"] : []))
    }
}
