import CaretTesting
import Testing

@testable import UIKitCore

/// Appearance calls of a presentation, and the properties that lead to its controllers.
@MainActor @Suite(.app) struct PresentationTests {
    private let log = CallLog()

    private func launched() async throws -> (TestApp, RecordingController) {
        let root = RecordingController("root", log)
        let app = try await TestApp.launch(showing: { root })
        try await app.settle()
        _ = log.take()
        return (app, root)
    }

    private func presented(_ style: UIModalPresentationStyle) -> RecordingController {
        let controller = RecordingController("next", log)
        controller.modalPresentationStyle = style
        return controller
    }

    @Test(arguments: [true, false])
    func aFullScreenPresentationCallsBothControllersAndBack(animated: Bool) async throws {
        let (app, root) = try await launched()
        let next = presented(.fullScreen)
        root.present(next, animated: animated) { log.calls.append("completion") }
        #expect(root.presentedViewController === next && next.presentingViewController === root)
        #expect(next.isBeingPresented == animated)
        try await app.settle()
        let flag = animated
        #expect(
            log.take() == [
                "next.loadView", "next.viewDidLoad", "root.viewWillDisappear(\(flag))", "next.viewWillAppear(\(flag))",
                "next.viewIsAppearing(\(flag))", "next.viewDidAppear(\(flag))", "root.viewDidDisappear(\(flag))", "completion",
            ])
        #expect(root.view.window == nil && next.view.window != nil && !next.isBeingPresented)
        root.dismiss(animated: animated) { log.calls.append("completion") }
        #expect(next.isBeingDismissed == animated)
        try await app.settle()
        #expect(
            log.take() == [
                "next.viewWillDisappear(\(flag))", "root.viewWillAppear(\(flag))", "root.viewIsAppearing(\(flag))",
                "root.viewDidAppear(\(flag))", "next.viewDidDisappear(\(flag))", "completion",
            ])
        #expect(root.presentedViewController == nil && next.presentingViewController == nil)
        #expect(root.view.window != nil && next.view.window == nil)
        #expect(app.diagnostics.isEmpty)
    }

    @Test(arguments: [true, false])
    func aSheetIsNotifiedAndTheScreenBelowIsNot(animated: Bool) async throws {
        let (app, root) = try await launched()
        let next = presented(.pageSheet)
        root.present(next, animated: animated)
        try await app.settle()
        #expect(
            log.take() == [
                "next.loadView", "next.viewDidLoad", "next.viewWillAppear(\(animated))", "next.viewIsAppearing(\(animated))",
                "next.viewDidAppear(\(animated))",
            ])
        root.dismiss(animated: animated)
        try await app.settle()
        #expect(log.take() == ["next.viewWillDisappear(\(animated))", "next.viewDidDisappear(\(animated))"])
    }

    @Test func dismissingAControllerWaitsForTheDismissalAboveIt() async throws {
        let (app, root) = try await launched()
        let (first, second) = (presented(.fullScreen), UIViewController())
        root.present(first, animated: false)
        first.present(second, animated: false)
        second.dismiss(animated: true) { log.calls.append("second") }
        root.dismiss(animated: true) { log.calls.append("first") }
        try await app.settle()
        #expect(log.take().filter { ["first", "second"].contains($0) } == ["second", "first"])
        #expect(root.presentedViewController == nil && first.presentedViewController == nil && root.view.window != nil)
    }

    @Test func aCoveredSheetReturnsToItsPlace() async throws {
        let (app, root) = try await launched()
        let sheet = presented(.pageSheet)
        root.present(sheet, animated: false)
        try await app.settle()
        let place = (superview: sheet.view.superview, frame: sheet.view.convert(sheet.view.bounds, to: nil))
        let cover = presented(.fullScreen)
        sheet.present(cover, animated: false)
        try await app.settle()
        #expect(sheet.view.window == nil && cover.view.window != nil)
        sheet.dismiss(animated: true)
        try await app.settle()
        #expect(sheet.view.superview === place.superview && sheet.view.convert(sheet.view.bounds, to: nil) == place.frame)
        #expect(root.view.superview !== place.superview && place.frame.minY > 0)
        root.dismiss(animated: true)
        try await app.settle()
        #expect(sheet.view.window == nil && root.view.window != nil && app.diagnostics.isEmpty)
    }

    @Test func theScreenThatStaysBelowIsNotNotified() async throws {
        let (app, root) = try await launched()
        for style in [UIModalPresentationStyle.automatic, .overFullScreen, .formSheet] {
            let next = presented(style)
            root.present(next, animated: true)
            try await app.settle()
            #expect(root.view.window != nil)
            next.dismiss(animated: true)
            try await app.settle()
            #expect(log.take().allSatisfy { $0.hasPrefix("next.") }, "\(style)")
        }
    }

    @Test func aDismissedControllerIsFreed() async throws {
        let (app, root) = try await launched()
        weak var gone: UIViewController?
        weak var placement: UIPresentationController?
        do {
            let next = presented(.pageSheet)
            gone = next
            placement = next.presentationController
            root.present(next, animated: true)
        }
        try await app.settle()
        #expect(gone != nil && placement != nil)
        root.dismiss(animated: true)
        try await app.settle()
        #expect(gone == nil && placement == nil)
    }

    @Test func dismissingTheLowestDismissesAllAtOnce() async throws {
        let (app, root) = try await launched()
        let first = presented(.fullScreen)
        let second = UIViewController()
        root.present(first, animated: false)
        first.present(second, animated: false)
        #expect(second.presentingViewController === first && root.presentedViewController === first)
        _ = log.take()
        root.dismiss(animated: true)
        try await app.settle()
        #expect(root.presentedViewController == nil && first.presentedViewController == nil)
        #expect(root.view.window != nil && first.view.window == nil && second.view.window == nil)
        #expect(
            log.take().filter { $0.hasPrefix("root") } == [
                "root.viewWillAppear(true)", "root.viewIsAppearing(true)", "root.viewDidAppear(true)",
            ])
    }

    @Test func aChildPresentsThroughItsOutermostParent() async throws {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        let next = presented(.fullScreen)
        child.present(next, animated: false)
        #expect(next.presentingViewController === navigation)
        #expect(child.presentedViewController === next && navigation.presentedViewController === next)
        child.dismiss(animated: false)
        #expect(navigation.presentedViewController == nil && navigation.view.window != nil)
    }

    @Test func aContextKeepsToItsArea() async throws {
        let root = UIViewController()
        let child = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        root.addChild(child)
        child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 150)
        child.view.autoresizingMask = []
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        child.definesPresentationContext = true
        try await app.settle()
        let next = presented(.overCurrentContext)
        child.present(next, animated: false)
        #expect(next.presentingViewController === child)
        #expect(child.view.window != nil)
        #expect(next.view.superview?.superview === root.view)
        #expect(next.view.convert(next.view.bounds, to: root.view) == child.view.frame)
        // The views beside the area still receive touches.
        #expect(root.view.hitTest(CGPoint(x: 300, y: 300), with: nil) === root.view)
    }

    @Test func presentingTwiceIsRefusedWithTheNames() async throws {
        let (app, root) = try await launched()
        root.present(presented(.fullScreen), animated: false)
        root.present(UIViewController(), animated: false) { log.calls.append("never") }
        #expect(app.diagnostics.map(\.code) == ["presentation.busy"])
        #expect(app.diagnostics.first?.message.contains("already presenting <RecordingController>") == true)
        #expect(!log.take().contains("never"))
    }

    @Test func presentingWithoutAWindowIsRefused() {
        let lonely = UIViewController()
        let codes = reported { lonely.present(UIViewController(), animated: true) }
        #expect(codes == ["presentation.no-window"])
        #expect(lonely.presentedViewController == nil)
    }

    @Test func dismissingDuringAPresentationWaits() async throws {
        let (app, root) = try await launched()
        let next = presented(.fullScreen)
        root.present(next, animated: true) { log.calls.append("came") }
        root.dismiss(animated: true) { log.calls.append("went") }
        try await app.settle()
        let words = log.take()
        #expect(words.filter { $0 == "came" || $0 == "went" } == ["came", "went"])
        #expect(words.filter { $0.contains("viewDidAppear") }.count == words.filter { $0.contains("viewWillAppear") }.count)
        #expect(root.presentedViewController == nil && root.view.window != nil)
    }

    @Test func completionsMayPresentAgain() async throws {
        let (app, root) = try await launched()
        let second = presented(.fullScreen)
        root.present(UIViewController(), animated: true) { root.dismiss(animated: true) { root.present(second, animated: true) } }
        try await app.settle()
        #expect(root.presentedViewController === second && second.view.window != nil)
        #expect(app.diagnostics.isEmpty)
    }

    @Test func aRotationReachesPresentedControllers() async throws {
        let (app, root) = try await launched()
        let next = presented(.fullScreen)
        root.present(next, animated: false)
        try await app.settle()
        await app.rotate()
        try await app.settle()
        #expect(next.view.frame.size == UIScreen.main.bounds.size)
        next.dismiss(animated: false)
        try await app.settle()
        #expect(root.view.frame.size == UIScreen.main.bounds.size)
    }

    @Test func keysGoToTheTopmostController() async throws {
        let (_, root) = try await launched()
        let next = presented(.fullScreen)
        root.present(next, animated: false)
        #expect(next.view.window?.deepestActionResponder === next)
    }

    @Test func presentingAPresentedControllerStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let root = UIViewController()
                window.rootViewController = root
                window.makeKeyAndVisible()
                let next = UIViewController()
                root.present(next, animated: false)
                next.present(next, animated: false)
            }
        }
    }
}
