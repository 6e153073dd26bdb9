import CaretTesting
import Testing

@testable import UIKitCore

/// Presentations that adapt to the size class.
@MainActor @Suite(.app) struct AdaptationTests {
    private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
        var calls: [String] = []
        var style = UIModalPresentationStyle.automatic
        var wraps = false
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { style }
        func presentationController(
            _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            calls.append("controller \(style)")
            return wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
        }
        func presentationController(
            _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
        ) {
            calls.append("prepare")
            (adaptivePresentationController as? UISheetPresentationController)?.detents = [.medium()]
        }
        func presentationController(
            _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { calls.append("will \(style)") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did dismiss") }
        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    /// A device with regular width in landscape.
    private static let large = Device(size: CGSize(width: 430, height: 932))
    private let log = CallLog()
    private let adapter = Adapter()

    private func shown(_ style: UIModalPresentationStyle) async throws -> (app: TestApp, root: UIViewController, next: UIViewController) {
        let (root, next) = (RecordingController("root", log), RecordingController("next", log))
        let app = try await TestApp.launch(showing: { root }, on: Self.large)
        try await app.settle()
        _ = log.take()
        next.modalPresentationStyle = style
        next.presentationController?.delegate = adapter
        next.popoverPresentationController?.sourceView = root.view
        next.popoverPresentationController?.sourceRect = CGRect(x: 50, y: 50, width: 10, height: 10)
        root.present(next, animated: true)
        try await app.settle()
        return (app, root, next)
    }

    @Test func aPopoverBecomesASheetAndAPopoverAgain() async throws {
        let (app, root, next) = try await shown(.popover)
        #expect(adapter.take() == ["controller pageSheet", "prepare", "will pageSheet"])
        let sheet = try #require(next.presentationController as? UISheetPresentationController)
        #expect(sheet.detents.count == 1 && next.view.bounds.width == 430)
        _ = log.take()
        await app.turn(to: .landscapeLeft)
        try await app.settle()
        #expect(adapter.take() == ["will none"] && next.presentationController is UIPopoverPresentationController)
        #expect(next.view.bounds.width < 430 && next.view.window != nil && root.presentedViewController === next)
        #expect(sheet.containerView == nil && root.view.transform.isIdentity)
        await app.turn(to: .portrait)
        try await app.settle()
        #expect(adapter.take() == ["controller pageSheet", "prepare", "will pageSheet"] && next.view.bounds.width == 430)
        #expect(log.take().allSatisfy { !$0.contains("ppear") }, "What stays hears nothing of coming and going.")
        await app.tap(at: CGPoint(x: 200, y: 100))
        try await app.settle()
        #expect(next.presentingViewController == nil && adapter.take() == ["did dismiss"] && app.diagnostics.isEmpty)
    }

    @Test func theDelegateWrapsItInANavigationControllerInCompactWidth() async throws {
        adapter.wraps = true
        adapter.style = .fullScreen
        let (app, root, next) = try await shown(.popover)
        let wrapper = try #require(root.presentedViewController as? UINavigationController)
        #expect(wrapper.topViewController === next && root.view.window == nil && next.view.window != nil)
        _ = log.take()
        await app.turn(to: .landscapeLeft)
        try await app.settle()
        #expect(root.presentedViewController === next && next.parent == nil && root.view.window != nil)
        let calls = ["next.viewWillDisappear(false)", "next.viewDidDisappear(false)", "next.viewWillAppear(false)"]
        #expect(log.take().filter { $0.hasPrefix("next.view") && $0.contains("ppear(") }.prefix(3) == calls[...])
        await app.turn(to: .portrait)
        try await app.settle()
        let other = try #require(root.presentedViewController as? UINavigationController)
        #expect(other !== wrapper && other.topViewController === next && next.view.window != nil && root.view.window == nil)
        next.dismiss(animated: true)
        try await app.settle()
        #expect(root.presentedViewController == nil && root.view.window != nil && next.view.window == nil && app.diagnostics.isEmpty)
    }

    @Test func aSheetIsFullScreenIfItsDelegateRequestsThat() async throws {
        adapter.style = .fullScreen
        let (app, root, next) = try await shown(.pageSheet)
        #expect(next.view.convert(next.view.bounds, to: nil) == next.view.window?.bounds && root.view.window == nil)
        #expect(adapter.take() == ["controller fullScreen", "prepare", "will fullScreen"])
        next.dismiss(animated: false)
        try await app.settle()
        #expect(root.view.window != nil && next.presentationController?.adaptivePresentationStyle == UIModalPresentationStyle.none)
    }

    @Test func unadaptedPresentationsReportTheirStyle() async throws {
        adapter.style = .none
        let (_, _, next) = try await shown(.popover)
        #expect(adapter.calls == ["will none"] && next.view.bounds.width < 430)
        adapter.style = .overFullScreen
        #expect(next.presentationController?.adaptivePresentationStyle == .overFullScreen)
        #expect(
            next.presentationController?.adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .regular))
                == UIModalPresentationStyle.none)
    }
}
