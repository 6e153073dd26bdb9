import CaretTesting
import Testing

@testable import UIKitCore

/// The views of the app in a sheet and below it.
@MainActor @Suite(.app) struct SheetContentTests {
    private final class Listener: NSObject, UISheetPresentationControllerDelegate {
        var calls: [String] = []
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            let coordinator = presentationController.presentedViewController.transitionCoordinator
            calls.append("will \(coordinator?.isAnimated == true)")
            coordinator?.animate(alongsideTransition: nil) { _ in self.calls.append("alongside") }
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { calls.append("attempt") }
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    private func shown(
        _ next: UIViewController, over root: UIViewController = UIViewController(), on device: Device = .standard
    ) async throws -> TestApp {
        let app = try await TestApp.launch(showing: { root }, on: device)
        try await app.settle()
        root.present(next, animated: true)
        try await app.settle()
        return app
    }

    @Test func aListThatIsTheWholeContentScrolls() async throws {
        let rows = Rows()
        let app = try await shown(rows)
        await app.drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 200))
        try await app.settle()
        #expect(rows.tableView.contentOffset.y > 300 && rows.presentingViewController != nil)
        await app.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 700))
        try await app.settle()
        #expect(rows.presentingViewController != nil, "It scrolls back before the sheet moves.")
        await app.drag(from: CGPoint(x: 180, y: 150), to: CGPoint(x: 180, y: 750))
        try await app.settle()
        await app.drag(from: CGPoint(x: 180, y: 150), to: CGPoint(x: 180, y: 750))
        try await app.settle()
        #expect(rows.presentingViewController == nil, "At its top, the sheet goes.")
    }

    @Test func aChildOfTheContentPreventsDismissal() async throws {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        child.isModalInPresentation = true
        let listener = Listener()
        navigation.presentationController?.delegate = listener
        let app = try await shown(navigation)
        await app.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 800))
        try await app.settle()
        #expect(navigation.presentingViewController != nil && listener.calls == ["attempt"])
        navigation.pushViewController(UIViewController(), animated: false)
        try await app.settle()
        await app.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 800))
        try await app.settle()
        #expect(navigation.presentingViewController == nil, "Only who shows counts.")
    }

    @Test func theCoordinatorExistsWhenTheDelegateIsNotified() async throws {
        let (next, listener) = (UIViewController(), Listener())
        next.presentationController?.delegate = listener
        let app = try await shown(next)
        await app.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 800))
        try await app.settle()
        #expect(listener.calls == ["will true", "alongside", "did"])
    }

    @Test func viewsOfTheAppKeepTheirAppearance() async throws {
        let (root, next) = (UIViewController(), UIViewController())
        root.view.transform = CGAffineTransform(translationX: 3, y: 0)
        root.view.layer.cornerRadius = 7
        next.view.layer.cornerRadius = 5
        let app = try await shown(next, over: root, on: try #require(Device.named("iPhone 16")))
        #expect(root.view.layer.cornerRadius == 10 && !root.view.transform.isIdentity)
        #expect(next.view.layer.cornerRadius == 5 && !next.view.clipsToBounds)
        next.dismiss(animated: true)
        try await app.settle()
        #expect(root.view.layer.cornerRadius == 7 && root.view.transform == CGAffineTransform(translationX: 3, y: 0))
        #expect(next.view.superview == nil && next.view.gestureRecognizers?.isEmpty != false && next.view.subviews.isEmpty)
    }
}
