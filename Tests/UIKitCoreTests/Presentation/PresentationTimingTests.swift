import CaretTesting
import Testing

@testable import UIKitCore

/// Requests and events during a transition.
@MainActor @Suite(.app) struct PresentationTimingTests {
    private func launched(on device: Device = .standard) async throws -> (app: TestApp, root: UIViewController) {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: device)
        try await app.settle()
        return (app, root)
    }

    @Test func presentingFromADismissedControllerIsRefused() async throws {
        let (app, root) = try await launched()
        let next = UIViewController()
        root.present(next, animated: true)
        try await app.settle()
        next.dismiss(animated: true)
        await app.advance(frames: 3)
        next.present(UIViewController(), animated: true)
        #expect(app.diagnostics.map(\.code) == ["presentation.leaving"])
        #expect(app.diagnostics.first?.message.contains("which is being dismissed") == true)
        try await app.settle()
        #expect(root.presentedViewController == nil && next.presentedViewController == nil && root.view.window != nil)
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
    func dismissingRemovesCoveredAndArrivingControllers(style: UIModalPresentationStyle) async throws {
        let (app, root) = try await launched()
        let log = CallLog()
        let first = RecordingController("first", log)
        let second = RecordingController("second", log)
        for controller in [first, second] { controller.modalPresentationStyle = style }
        root.present(first, animated: true)
        first.present(second, animated: true)
        var hasEnded = false
        root.dismiss(animated: true) { hasEnded = true }
        try await app.settle()
        #expect(hasEnded && root.presentedViewController == nil && first.presentedViewController == nil)
        #expect(first.view.window == nil && second.view.window == nil && root.view.window != nil)
        #expect(app.application.windows.first?.subviews.count == 1)
        for name in ["first", "second"] {
            #expect(log.calls.last { $0.hasPrefix("\(name).view") }?.hasPrefix("\(name).viewDidDisappear") == true)
        }
    }

    private func presented(_ kind: String) -> UIViewController {
        guard kind.hasPrefix("alert") || kind == "actions" else {
            let next = UIViewController()
            next.modalPresentationStyle = kind == "form" ? .formSheet : kind == "cover" ? .fullScreen : .pageSheet
            return next
        }
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: kind == "alert" ? .alert : .actionSheet)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }

    @Test(arguments: ["alert", "actions", "page", "form", "cover"], [3, 12])
    func aRotationDuringATransitionLeavesAllInPlace(kind: String, frames: Int) async throws {
        let (app, root) = try await launched()
        let next = presented(kind)
        root.present(next, animated: true)
        await app.advance(frames: frames)
        await app.rotate()
        try await app.settle()
        let placement = try #require(next.presentationController)
        let view = try #require(placement.presentedView)
        let (frame, wanted) = (view.frame, placement.frameOfPresentedViewInContainerView)
        // Frames at thirds of points differ in the last digit.
        let off = [frame.minX - wanted.minX, frame.minY - wanted.minY, frame.maxX - wanted.maxX, frame.maxY - wanted.maxY]
        #expect(off.allSatisfy { abs($0) < 1e-6 }, "\(frame) \(wanted)")
        #expect(placement.containerView?.frame == UIScreen.main.bounds)
        root.dismiss(animated: true)
        await app.advance(frames: frames)
        await app.rotate()
        try await app.settle()
        #expect(root.view.frame == UIScreen.main.bounds && root.presentedViewController == nil)
    }

    @Test func assistiveTechnologyIsNotifiedOfNewScreens() async throws {
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        let other = UIViewController()
        tabs.viewControllers = [navigation, other]
        let app = try await TestApp.launch(showing: { tabs })
        try await app.settle()
        let center = try #require(AccessibilityCenter.current)
        func screens() -> Int { center.deliveredNotifications.count { $0.notification == .screenChanged } }
        #expect(screens() == 0)
        navigation.pushViewController(UIViewController(), animated: true)
        try await app.settle()
        #expect(screens() == 1)
        tabs.present(UIViewController(), animated: true)
        try await app.settle()
        #expect(screens() == 2)
        tabs.dismiss(animated: true)
        try await app.settle()
        #expect(screens() == 3)
        tabs.selectedIndex = 1
        try await app.settle()
        #expect(screens() == 4)
    }

    @Test func theAppsOwnScreenChangeNotificationTakesPrecedence() async throws {
        let (app, root) = try await launched()
        let center = try #require(AccessibilityCenter.current)
        let next = UIViewController()
        let label = UILabel()
        label.text = "Here"
        next.view.addSubview(label)
        root.present(next, animated: false) { UIAccessibility.post(notification: .screenChanged, argument: label) }
        try await app.settle()
        #expect(center.focused === label && center.deliveredNotifications.count == 1)
    }
}
