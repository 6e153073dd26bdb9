import CaretTesting
import Testing

@testable import UIKitCore

/// Interactive transitions cost no more than automatic ones: nothing is laid out or drawn again, and nothing is left
/// behind.
@MainActor @Suite(.app) struct DrivenBudgetTests {
    private final class Screen: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            for row in 0..<6 {
                let label = UILabel(frame: CGRect(x: 20, y: 160 + 40 * CGFloat(row), width: 300, height: 40))
                label.text = "Row \(row)"
                view.addSubview(label)
            }
        }
    }

    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UITabBarControllerDelegate {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.view(forKey: .to) else { return context.completeTransition(true) }
            context.containerView.addSubview(to)
            to.alpha = 0
            UIView.animate(withDuration: 0.5) {
                to.alpha = 1
            } completion: { _ in
                context.completeTransition(true)
            }
        }
        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }

    private func layers(below layer: CALayer) -> Int { (layer.sublayers ?? []).reduce(1) { $0 + layers(below: $1) } }
    private func animations(below layer: CALayer) -> Int {
        (layer.sublayers ?? []).reduce(layer.animationKeys()?.count ?? 0) { $0 + animations(below: $1) }
    }

    /// Moves a touch for eight frames, and ends it.
    private func expectCheap(_ finger: Finger, by way: CGVector, in app: TestApp) async throws {
        var finger = finger
        let before = app.counters
        await finger.move(by: way, steps: 8)
        let cost = app.counters - before
        #expect(cost.layouts == 0 && cost.displays == 0 && cost.presents == 8, "\(cost)")
        await finger.rest()
        await finger.up()
        try await app.settle()
        try await expectRest(app)
    }

    private func expectRest(_ app: TestApp) async throws {
        #expect(animations(below: app.mainWindow.layer) == 0)
        let rest = app.counters
        await app.advance(frames: 8)
        #expect((app.counters - rest).presents == 0, "What is over goes on being drawn.")
    }

    @Test(arguments: [false, true]) func anEdgeSwipe(goesBack: Bool) async throws {
        let navigation = UINavigationController(rootViewController: Screen())
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        let alone = layers(below: app.mainWindow.layer)
        navigation.pushViewController(Screen(), animated: false)
        try await app.settle()
        let both = layers(below: app.mainWindow.layer)
        var finger = await Finger.down(at: CGPoint(x: 2, y: 400), in: app)
        await finger.move(by: CGVector(dx: 40, dy: 0), steps: 6)
        try await expectCheap(finger, by: CGVector(dx: goesBack ? 260 : 40, dy: 0), in: app)
        #expect(navigation.viewControllers.count == (goesBack ? 1 : 2))
        #expect(layers(below: app.mainWindow.layer) == (goesBack ? alone : both))
    }

    @Test(arguments: [false, true]) func aPulledSheet(goes: Bool) async throws {
        let root = Screen()
        let app = try await TestApp.launch(showing: { root })
        try await app.settle()
        let alone = layers(below: app.mainWindow.layer)
        root.present(Screen(), animated: false)
        try await app.settle()
        let both = layers(below: app.mainWindow.layer)
        var finger = await Finger.down(at: CGPoint(x: 180, y: 120), in: app)
        await finger.move(by: CGVector(dx: 0, dy: 40), steps: 6)
        try await expectCheap(finger, by: CGVector(dx: 0, dy: goes ? 500 : 60), in: app)
        #expect((root.presentedViewController == nil) == goes)
        #expect(layers(below: app.mainWindow.layer) == (goes ? alone : both))
    }

    @Test func aTabThatComesAnimated() async throws {
        let tabs = UITabBarController()
        let fade = Fade()
        tabs.delegate = fade
        tabs.viewControllers = [Screen(), Screen()]
        let app = try await TestApp.launch(showing: { tabs })
        try await app.settle()
        tabs.selectedIndex = 1
        try await app.settle()
        let alone = layers(below: app.mainWindow.layer)
        tabs.selectedIndex = 0
        await app.advance(frames: 3)
        let before = app.counters
        await app.advance(frames: 8)
        let cost = app.counters - before
        #expect(cost.layouts == 0 && cost.displays == 0 && cost.presents == 8, "\(cost)")
        try await app.settle()
        try await expectRest(app)
        #expect(layers(below: app.mainWindow.layer) == alone)
    }
}
