import CaretTesting
import Testing

@testable import UIKitCore

/// Controllers are freed after gestures and indirect dismissals, too.
@MainActor @Suite(.app) struct FreedByGesturesTests {
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let view = context.view(forKey: .to) ?? context.view(forKey: .from)
            let place = view?.frame ?? .zero
            UIView.animate(withDuration: 0.3) {
                view?.frame = place.offsetBy(dx: 0, dy: 500)
            } completion: { _ in
                view?.frame = place
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private final class Director: NSObject, UIViewControllerTransitioningDelegate {
        let slide = Slide()
        var coming: UIPercentDrivenInteractiveTransition?
        var going: UIPercentDrivenInteractiveTransition?
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { slide }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { coming }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { going }
    }

    private func settled(_ app: TestApp) async throws {
        try await app.settle()
        await app.advance(frames: 4)
    }

    private func launched() async throws -> (app: TestApp, root: UIViewController) {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root })
        try await settled(app)
        return (app, root)
    }

    private func present(_ director: Director, over root: UIViewController, animated: Bool) {
        let next = UIViewController()
        next.modalPresentationStyle = .fullScreen
        next.transitioningDelegate = director
        root.present(next, animated: animated)
    }

    @Test func aControllerThatAGestureDismissedIsFreed() async throws {
        let (app, root) = try await launched()
        let (director, gesture) = (Director(), UIPercentDrivenInteractiveTransition())
        present(director, over: root, animated: false)
        try await settled(app)
        weak let next = root.presentedViewController
        #expect(next != nil)
        director.going = gesture
        root.dismiss(animated: true)
        gesture.update(0.4)
        await app.advance(frames: 2)
        gesture.finish()
        try await settled(app)
        #expect(next == nil && root.view.window != nil)
    }

    @Test func aControllerThatAGestureCancelledIsFreed() async throws {
        let (app, root) = try await launched()
        let (director, gesture) = (Director(), UIPercentDrivenInteractiveTransition())
        director.coming = gesture
        present(director, over: root, animated: true)
        weak let next = root.presentedViewController
        #expect(next != nil)
        await app.advance(frames: 2)
        gesture.update(0.4)
        gesture.cancel()
        try await settled(app)
        #expect(next == nil && root.presentedViewController == nil)
    }

    @Test func aSheetThatWasPulledTwiceIsFreed() async throws {
        let (app, root) = try await launched()
        root.present(UIViewController(), animated: true)
        try await settled(app)
        weak let sheet = root.presentedViewController
        for way in [CGFloat(100), 600] {
            #expect(sheet != nil)
            var finger = await Finger.down(at: CGPoint(x: 180, y: 120), in: app)
            await finger.move(by: CGVector(dx: 0, dy: way))
            await finger.rest()
            await finger.up()
            try await settled(app)
        }
        #expect(sheet == nil)
    }

    @Test func aColumnOfACollapsedSplitIsFreed() async throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        let app = try await TestApp.launch(showing: { split })
        try await settled(app)
        weak let detail = split.viewController(for: .secondary)
        #expect(split.isCollapsed && detail != nil)
        split.setViewController(UIViewController(), for: .secondary)
        try await settled(app)
        #expect(detail == nil)
        await app.resize(to: CGSize(width: 1180, height: 820))
        try await settled(app)
        weak let next = split.viewController(for: .secondary)
        #expect(!split.isCollapsed && next != nil)
        split.setViewController(nil, for: .secondary)
        try await settled(app)
        #expect(next == nil)
    }

    @Test func aTabInTheMoreListIsFreed() async throws {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<7).map { number in
            let tab = UINavigationController(rootViewController: UIViewController())
            tab.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
            return tab
        }
        let app = try await TestApp.launch(showing: { tabs })
        try await settled(app)
        tabs.selectedIndex = 6
        try await settled(app)
        weak let tab = tabs.viewControllers?[6]
        weak let screen = (tab as? UINavigationController)?.viewControllers.first
        #expect(tab != nil)
        tabs.viewControllers = Array(tabs.viewControllers?.prefix(4) ?? [])
        try await settled(app)
        #expect(tab == nil && screen == nil && tabs.viewControllers?.count == 4)
    }

    private final class Previewer: NSObject, UIContextMenuInteractionDelegate {
        weak var shown: UIViewController?
        var commit: ((UIViewController) -> Void)?
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(
                identifier: nil,
                previewProvider: { [weak self] in
                    let preview = UIViewController()
                    preview.preferredContentSize = CGSize(width: 200, height: 200)
                    self?.shown = preview
                    return preview
                }, actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            animator.addCompletion { [weak self] in if let self, let shown { commit?(shown) } }
        }
    }

    @Test(arguments: [true, false]) func aPreviewIsFreed(isCommitted: Bool) async throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let previewer = Previewer()
        previewer.commit = { [weak navigation] in navigation?.pushViewController($0, animated: false) }
        let app = try await TestApp.launch(showing: { navigation })
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 60))
        view.addInteraction(UIContextMenuInteraction(delegate: previewer))
        root.view.addSubview(view)
        try await settled(app)
        await app.hold(at: CGPoint(x: 150, y: 330), for: .seconds(1))
        try await settled(app)
        let place = try #require(previewer.shown?.view).convert(CGPoint(x: 100, y: 100), to: nil)
        await app.tap(at: isCommitted ? place : CGPoint(x: 10, y: 60))
        try await settled(app)
        #expect(app.mainWindow.openMenu == nil && (previewer.shown == nil) == !isCommitted)
        guard isCommitted else { return }
        #expect(navigation.topViewController === previewer.shown)
        navigation.popViewController(animated: true)
        try await settled(app)
        #expect(previewer.shown == nil && navigation.viewControllers == [root])
    }
}
