import CaretTesting
import Testing

@testable import UIKitCore

/// Columns whose controller or size changes.
@MainActor @Suite(.app) struct SplitColumnChangesTests {
    private final class Measured: UIViewController {
        var sizes: [CGSize] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    private final class Decider: NSObject, UISplitViewControllerDelegate {
        var calls: [String] = []
        var shows = false
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expand") }
        func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
            calls.append("show")
            return shows
        }
    }

    private let log = CallLog()
    private let decider = Decider()

    private func launched(on device: Device) async throws -> (app: TestApp, split: UISplitViewController) {
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = decider
        split.setViewController(RecordingController("list", log), for: .primary)
        split.setViewController(RecordingController("detail", log), for: .secondary)
        let app = try await TestApp.launch(showing: { split }, on: device)
        try await app.settle()
        _ = log.take()
        decider.calls = []
        return (app, split)
    }

    @Test func columnsReceiveTheirOwnSizes() async throws {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (Measured(), Measured())
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        let app = try await TestApp.launch(showing: { split }, on: Device(size: CGSize(width: 1180, height: 820)))
        try await app.settle()
        await app.turn(to: .portrait)
        try await app.settle()
        #expect(list.sizes == [CGSize(width: 320, height: 1180)] && detail.sizes == [CGSize(width: 500, height: 1180)])
        #expect(detail.view.bounds.width == 500)
    }

    @Test func aNewDetailInACompactWidthReplacesOnlyTheOldDetail() async throws {
        let (app, split) = try await launched(on: .standard)
        let row = try #require(split.viewControllers.first as? UINavigationController)
        #expect(row.viewControllers.map(\.title) == ["list", "detail"])
        split.setViewController(RecordingController("other", log), for: .secondary)
        try await app.settle()
        #expect(row.viewControllers.map(\.title) == ["list", "other"] && decider.calls.isEmpty)
        #expect(log.take().allSatisfy { !$0.hasPrefix("list") })
        row.popViewController(animated: false)
        split.setViewController(RecordingController("third", log), for: .secondary)
        try await app.settle()
        #expect(row.viewControllers.map(\.title) == ["list"], "Who went back stays.")
        split.show(.secondary)
        try await app.settle()
        #expect(row.viewControllers.map(\.title) == ["list", "third"])
        split.setViewController(nil, for: .secondary)
        try await app.settle()
        #expect(row.viewControllers.map(\.title) == ["list"] && split.viewController(for: .secondary) == nil)
    }

    @Test func theCompactControllerIsShownOnlyInCompactWidth() async throws {
        let (app, split) = try await launched(on: .standard)
        let compact = RecordingController("compact", log)
        split.setViewController(compact, for: .compact)
        try await app.settle()
        #expect(compact.view.window != nil && split.viewControllers == [compact])
        split.setViewController(nil, for: .compact)
        try await app.settle()
        let row = try #require(split.viewControllers.first as? UINavigationController)
        #expect(row.viewControllers.map(\.title) == ["list", "detail"] && row.view.window != nil && compact.parent == nil)
        #expect(decider.calls.isEmpty)
    }

    @Test func showReplacesTheFirstColumnUnlessTheDelegateShowsIt() async throws {
        let (wide, split) = try await launched(on: Device(size: CGSize(width: 1180, height: 820)))
        let next = UIViewController()
        split.show(next, sender: nil)
        try await wide.settle()
        #expect(split.viewController(for: .primary) === next && decider.calls == ["show"])
        decider.shows = true
        split.show(UIViewController(), sender: nil)
        #expect(split.viewController(for: .primary) === next)
    }

    @Test func showInACompactWidthPushes() async throws {
        let (app, split) = try await launched(on: .standard)
        let next = UIViewController()
        split.show(next, sender: nil)
        try await app.settle()
        #expect((split.viewControllers.first as? UINavigationController)?.topViewController === next)
    }
}
