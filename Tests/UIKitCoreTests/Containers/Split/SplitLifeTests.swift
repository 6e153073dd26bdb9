import CaretTesting
import Testing

@testable import UIKitCore

/// The life-cycle calls of a split view controller's columns, in order.
@MainActor @Suite(.app) struct SplitLifeTests {
    private final class Chooser: NSObject, UISplitViewControllerDelegate {
        let log: CallLog
        var collapsed: UIViewController?
        var expanded: UIViewController?
        init(_ log: CallLog) { self.log = log }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.calls.append("show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            log.calls.append("hide \(column)")
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.calls.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.calls.append("expanded") }
        func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { collapsed }
        func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { expanded }
        func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { log.calls.append("finger") }
        func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { log.calls.append("finger left") }
    }

    private static let upright = Device(size: CGSize(width: 820, height: 1180))
    private static let wide = Device(size: CGSize(width: 1180, height: 820))
    private let log = CallLog()
    private let retained = Retained()

    /// Holds the delegate, because split view controllers hold their delegates weakly.
    private final class Retained { var chooser: Chooser? }

    private func launched(
        _ style: UISplitViewController.Style = .doubleColumn, on device: Device
    ) async throws -> (app: TestApp, split: UISplitViewController, chooser: Chooser) {
        let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
        let chooser = Chooser(log)
        split.delegate = chooser
        retained.chooser = chooser
        let (list, detail) = (RecordingController("list", log), RecordingController("detail", log))
        if style == .unspecified {
            split.viewControllers = [list, detail]
        } else {
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
        }
        let app = try await TestApp.launch(showing: { split }, on: device)
        try await app.settle()
        _ = log.take()
        return (app, split, chooser)
    }

    @Test func aColumnIsShownAndHiddenWithAnimation() async throws {
        let (app, split, _) = try await launched(on: Self.upright)
        split.show(.primary)
        #expect(
            log.take() == ["show primary", "list.loadView", "list.viewDidLoad", "list.viewWillAppear(true)", "list.viewIsAppearing(true)"])
        try await app.settle()
        #expect(log.take() == ["list.viewDidAppear(true)"])
        split.hide(.primary)
        #expect(log.take() == ["hide primary", "list.viewWillDisappear(true)"])
        try await app.settle()
        #expect(log.take() == ["list.viewDidDisappear(true)"])
    }

    @Test func aColumnThatReversesIsNotified() async throws {
        let (app, split, _) = try await launched(on: Self.upright)
        split.show(.primary)
        await app.advance(frames: 4)
        split.hide(.primary)
        await app.advance(frames: 4)
        split.show(.primary)
        _ = try await app.settle()
        let calls = log.take().filter { $0.hasPrefix("list.viewWill") || $0.hasPrefix("list.viewDidA") || $0.hasPrefix("list.viewDidD") }
        #expect(
            calls == [
                "list.viewWillAppear(true)", "list.viewWillDisappear(true)", "list.viewWillAppear(true)", "list.viewDidAppear(true)",
            ])
    }

    @Test func aColumnIsNotifiedOfItsEndWhenThereIsNoRoomLeft() async throws {
        let (app, split, _) = try await launched(on: Self.wide)
        split.hide(.primary)
        await app.advance(frames: 4)
        _ = log.take()
        await app.resize(to: CGSize(width: 390, height: 844))
        try await app.settle()
        let calls = log.take()
        #expect(calls.first == "list.viewDidDisappear(true)" && calls.contains("collapsed"))
        #expect(calls.last { $0.hasPrefix("detail.view") } == "detail.viewDidAppear(false)")
    }

    @Test func collapsingAndExpandingKeepEveryColumnsCallsBalanced() async throws {
        let (app, _, _) = try await launched(on: Self.wide)
        await app.resize(to: CGSize(width: 390, height: 844))
        try await app.settle()
        var calls = log.take()
        #expect(calls.last { $0.hasPrefix("list.view") } == "list.viewDidDisappear(false)")
        #expect(calls.last { $0.hasPrefix("detail.view") } == "detail.viewDidAppear(false)" && calls.count { $0 == "collapsed" } == 1)
        await app.resize(to: CGSize(width: 1180, height: 820))
        try await app.settle()
        calls = log.take()
        #expect(calls.last { $0.hasPrefix("list.view") } == "list.viewDidAppear(false)")
        #expect(calls.last { $0.hasPrefix("detail.view") } == "detail.viewDidAppear(false)" && calls.count { $0 == "expanded" } == 1)
    }

    @Test func aTouchAtTheEdgeIsReported() async throws {
        let (app, split, _) = try await launched(on: Self.upright)
        await app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
        try await app.settle()
        let calls = log.take().filter { !$0.hasPrefix("list") }
        #expect(calls == ["finger", "show primary", "finger left"] && split.displayMode == .oneOverSecondary)
    }

    @Test func theDelegateChoosesTheControllersForCollapsingAndExpanding() async throws {
        let (app, split, chooser) = try await launched(.unspecified, on: Self.wide)
        let narrow = RecordingController("narrow", log)
        chooser.collapsed = narrow
        await app.resize(to: CGSize(width: 390, height: 844))
        try await app.settle()
        #expect(split.isCollapsed && narrow.view.window != nil && narrow.parent === split)
        let again = RecordingController("again", log)
        (chooser.collapsed, chooser.expanded) = (nil, again)
        await app.resize(to: CGSize(width: 1180, height: 820))
        try await app.settle()
        #expect(split.viewControllers.first === again && again.view.window != nil && narrow.parent == nil)
        #expect(split.viewControllers.last?.title == "detail")
    }
}
