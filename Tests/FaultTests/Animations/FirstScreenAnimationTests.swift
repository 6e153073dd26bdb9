import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Animations of views that are not in a window yet.
@MainActor @Suite(.app) struct FirstScreenAnimationTests {
    private final class Screen: UIViewController {
        let loaded = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let appearing = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        var ended: [Bool] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(loaded)
            view.addSubview(appearing)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                self.loaded.alpha = 0
            } completion: {
                self.ended.append($0)
            }
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { self.appearing.frame.origin.x = 200 })
        }
    }

    private func opacity(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? -1 }

    @Test func `D1 animations of a first screen during loading and appearance move`() async throws {
        let screen = Screen()
        let app = try await TestApp.launch(showing: { screen })
        await app.advance(frames: 30)
        #expect(opacity(screen.loaded) > 0.4 && opacity(screen.loaded) < 0.6)
        let x = screen.appearing.layer.presentation()?.frame.minX ?? 0
        #expect(x > 80 && x < 120 && screen.ended.isEmpty)
        try await app.settle()
        #expect(screen.ended == [true])
    }

    @Test func `D1 animations of a pushed screen during loading move`() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try await TestApp.launch(showing: { navigation })
        try await app.settle()
        let screen = Screen()
        navigation.pushViewController(screen, animated: false)
        await app.advance(frames: 30)
        #expect(opacity(screen.loaded) > 0.4 && opacity(screen.loaded) < 0.6)
    }

    @Test func `D1 a view that moves into the window in the same turn is animated`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        try await app.settle()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 })
        app.mainWindow.addSubview(view)
        await app.advance(frames: 30)
        #expect(opacity(view) > 0.4 && opacity(view) < 0.6)
    }

    @Test func `D1 the animation of a view that moves into no window is over with the next frame`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        try await app.settle()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var ended: [Bool] = []
        UIView.animate(withDuration: 10, animations: { view.alpha = 0 }, completion: { ended.append($0) })
        await app.advance(frames: 3)
        #expect(ended == [true] && view.alpha == 0 && view.layer.animationKeys() == nil)
        app.mainWindow.addSubview(view)
        await app.advance(frames: 2)
        #expect(opacity(view) == 0)
    }

    @Test func `E1 the transition of a view in no window completes`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        try await app.settle()
        var ended: [Bool] = []
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve, animations: { view.backgroundColor = .red }) {
            ended.append($0)
        }
        try await app.settle()
        #expect(ended == [true])
    }
}
