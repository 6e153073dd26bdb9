import CaretTesting
import Testing
import UIKit
import UIKitCore

/// Delegate calls of scrolling that a wheel or a key begins.
@Suite(.app) @MainActor struct UserGlideTests {
    final class Ends: NSObject, UIScrollViewDelegate {
        var count = 0
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { count += 1 }
    }

    final class Screen: UIViewController {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        override var canBecomeFirstResponder: Bool { true }
        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.contentSize = CGSize(width: 300, height: 4_000)
            view.addSubview(scrollView)
        }
    }

    @Test func aWheelSendsNoEndOfAnAnimation() throws {
        let stage = try Stage()
        defer { stage.end() }
        let ends = Ends()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        view.contentSize = CGSize(width: 320, height: 4_000)
        view.delegate = ends
        stage.show(view)
        stage.wheel(-40, isPrecise: false)
        stage.advance(30)
        #expect(view.contentOffset.y == 40 && ends.count == 0)
        view.isPagingEnabled = true
        stage.wheel(-40)
        stage.advance(60)
        #expect(view.contentOffset.y == 440 && ends.count == 0)
        view.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
        stage.advance(60)
        #expect(ends.count == 1)
        // A touch that stops a wheel's movement sends no end of an animation, either.
        view.isPagingEnabled = false
        stage.wheel(-40, isPrecise: false)
        stage.down(CGPoint(x: 100, y: 100))
        stage.up(CGPoint(x: 100, y: 100))
        stage.advance(30)
        #expect(ends.count == 1)
    }

    final class KeyTarget: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func aKeySendsNoEndOfAnAnimation() async throws {
        let screen = Screen()
        let ends = Ends()
        let target = KeyTarget(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let app = try await TestApp.launch(showing: { screen })
        screen.scrollView.delegate = ends
        screen.scrollView.addSubview(target)
        #expect(target.becomeFirstResponder())
        await app.press(.down)
        try await app.settle()
        #expect(screen.scrollView.contentOffset.y == 40 && ends.count == 0)
    }
}
