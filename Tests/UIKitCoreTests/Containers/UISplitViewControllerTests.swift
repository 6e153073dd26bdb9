import CaretTesting
import Testing

@testable import UIKitCore

/// The columns of a split view controller, and their collapse.
@MainActor @Suite(.app) struct UISplitViewControllerTests {
    private static let wide = Device(size: CGSize(width: 1180, height: 820))
    private static let upright = Device(size: CGSize(width: 820, height: 1180))

    final class Top: NSObject, UISplitViewControllerDelegate {
        var calls: [String] = []
        var top: UISplitViewController.Column?
        func splitViewController(
            _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { top ?? proposedTopColumn }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapse") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            calls.append("show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            calls.append("hide \(column)")
        }
    }

    private func launched(
        _ top: Top, on device: Device, _ log: CallLog = CallLog()
    ) async throws -> (app: TestApp, split: UISplitViewController) {
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = top
        split.setViewController(RecordingController("list", log), for: .primary)
        split.setViewController(RecordingController("detail", log), for: .secondary)
        let app = try await TestApp.launch(showing: { split }, on: device)
        try await app.settle()
        return (app, split)
    }

    @Test func bothColumnsAreSideBySideOnAWideScreen() async throws {
        let (_, split) = try await launched(Top(), on: Self.wide)
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && split.primaryColumnWidth == 320)
        #expect(split.viewControllers.map { $0.view.frame.minX } == [0, 320])
        #expect(split.viewControllers.map { $0.view.frame.width } == [320, 860])
    }

    @Test func theFirstColumnOverlaysTheLastInPortrait() async throws {
        let top = Top()
        let (app, split) = try await launched(top, on: Self.upright)
        #expect(split.displayMode == .secondaryOnly && !app.exists("list"))
        split.show(.primary)
        try await app.settle()
        #expect(split.displayMode == .oneOverSecondary && app.exists("list"))
        await app.tap(at: CGPoint(x: 700, y: 800))
        try await app.settle()
        #expect(split.displayMode == .secondaryOnly && !app.exists("list"))
        #expect(top.calls == ["show primary", "hide primary"])
    }

    @Test func oneColumnIsLeftOnAPhone() async throws {
        let top = Top()
        let (app, split) = try await launched(top, on: .standard)
        #expect(split.isCollapsed && top.calls == ["collapse"])
        #expect(app.exists("detail") && app.exists(.identifier("BackButton")))
        split.show(.primary)
        try await app.settle()
        #expect((split.viewControllers.first as? UINavigationController)?.topViewController?.title == "list")
        split.show(.secondary)
        try await app.settle()
        #expect((split.viewControllers.first as? UINavigationController)?.topViewController?.title == "detail")
    }

    @Test func theDelegateChoosesTheTopColumn() async throws {
        let top = Top()
        top.top = .primary
        let (app, split) = try await launched(top, on: .standard)
        #expect((split.viewControllers.first as? UINavigationController)?.topViewController?.title == "list")
        let next = RecordingController("next", CallLog())
        split.showDetailViewController(next, sender: nil)
        try await app.settle()
        #expect((split.viewControllers.first as? UINavigationController)?.topViewController === next)
    }

    @Test func aDetailReplacesTheLastColumnAndTheOldOneIsFreed() async throws {
        let (app, split) = try await launched(Top(), on: Self.wide)
        weak let old = split.viewController(for: .secondary)
        split.showDetailViewController(RecordingController("other", CallLog()), sender: nil)
        try await app.settle()
        #expect(old == nil && app.exists("other") && split.viewController(for: .secondary)?.title == "other")
    }

    @Test func inRightToLeftLayoutsColumnsAndSeparatorsAreMirrored() async throws {
        let (app, split) = try await launched(Top(), on: Self.wide)
        split.view.semanticContentAttribute = .forceRightToLeft
        split.view.setNeedsLayout()
        try await app.settle()
        #expect(split.viewControllers.map { $0.view.frame.minX } == [860, 0])
        #expect(split.split.separators[.primary]?.frame.minX == 860 && split.edgeDrag.edges == .right)
    }

    @Test func threeColumnsMayHaveAButtonForTheLastAlone() async throws {
        let split = UISplitViewController(style: .tripleColumn)
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            split.setViewController(RecordingController("\(column)", CallLog()), for: column)
        }
        let app = try await TestApp.launch(showing: { split }, on: Self.wide)
        try await app.settle()
        let last = try #require(split.viewController(for: .secondary))
        #expect(split.displayMode == .oneBesideSecondary && last.navigationItem.leftBarButtonItem == nil)
        split.showsSecondaryOnlyButton = true
        #expect(last.navigationItem.leftBarButtonItem === split.displayModeButtonItem)
        split.displayModeButtonItem.fire()
        try await app.settle()
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test func propertiesThatAreReadEarlyLoadNoView() async throws {
        _ = try await TestApp.launch(showing: { UIViewController() }, on: Self.wide)
        let split = UISplitViewController(style: .tripleColumn)
        split.preferredDisplayMode = .twoBesideSecondary
        split.preferredDisplayMode = .automatic
        split.preferredSplitBehavior = .displace
        #expect(!split.isViewLoaded)
    }

    @Test func columnsThatDisplaceMoveTheLastAside() async throws {
        let split = UISplitViewController(style: .tripleColumn)
        split.preferredSplitBehavior = .displace
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            split.setViewController(RecordingController("\(column)", CallLog()), for: column)
        }
        let app = try await TestApp.launch(showing: { split }, on: Self.wide)
        split.show(.primary)
        try await app.settle()
        #expect(split.displayMode == .twoDisplaceSecondary)
    }

    @Test func aDetailThatWasShownInOneColumnHasAPlaceInTwo() async throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(RecordingController("list", CallLog()), for: .primary)
        let app = try await TestApp.launch(showing: { split })
        try await app.settle()
        let detail = RecordingController("detail", CallLog())
        split.showDetailViewController(detail, sender: nil)
        try await app.settle()
        #expect(split.isCollapsed && app.exists("detail"))
        await app.resize(to: CGSize(width: 1180, height: 820))
        try await app.settle()
        #expect(!split.isCollapsed && split.viewController(for: .secondary) === detail)
        #expect(detail.view.window != nil && detail.view.convert(CGPoint.zero, to: nil).x == 320)
    }

    @Test func threeColumnsShareTheWidth() {
        var plan = ColumnLayout(
            size: CGSize(width: 1300, height: 900), hasSupplementary: true, primaryWidth: 280, mode: .twoBesideSecondary)
        #expect(plan.frames()[.primary]?.minX == 0 && plan.frames()[.supplementary]?.minX == 280 && plan.frames()[.secondary]?.minX == 600)
        plan.mode = .oneBesideSecondary
        #expect(plan.frames()[.primary]?.maxX == 0 && plan.frames()[.supplementary]?.minX == 0 && plan.frames()[.secondary]?.minX == 320)
        plan.mode = .twoOverSecondary
        #expect(plan.frames()[.secondary] == CGRect(x: 0, y: 0, width: 1300, height: 900))
    }

    @Test func aDetailReplacesTheOneBeforeItInOneColumn() async throws {
        let log = CallLog()
        let (app, split) = try await launched(Top(), on: .standard, log)
        let row = try #require(split.viewControllers.first as? UINavigationController)
        #expect(row.viewControllers.map(\.title) == ["list", "detail"])
        row.pushViewController(RecordingController("more", log), animated: false)
        try await app.settle()
        split.showDetailViewController(RecordingController("next", log), sender: nil)
        try await app.settle()
        #expect(row.viewControllers.map(\.title) == ["list", "next"])
        await app.resize(to: CGSize(width: 1180, height: 820))
        try await app.settle()
        let columns = split.viewControllers.compactMap { ($0 as? UINavigationController)?.viewControllers.map(\.title) }
        #expect(columns == [["list"], ["next"]])
    }
}
