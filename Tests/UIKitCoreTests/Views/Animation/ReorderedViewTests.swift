import CaretTesting
import Testing
import UIKit

/// Animations continue while their view is reordered.
@MainActor @Suite(.app) struct ReorderedViewTests {
    private func animated(_ view: UIView) async throws -> (app: TestApp, ends: () -> [Bool]) {
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: { controller })
        for other in [view, UIView()] { controller.view.addSubview(other) }
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
        await app.advance(by: .milliseconds(300))
        return (app, { ends })
    }

    @Test func aViewThatComesToTheFrontContinuesItsAnimation() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let (app, ends) = try await animated(view)
        view.superview?.bringSubviewToFront(view)
        #expect(view.layer.animationKeys()?.isEmpty == false && ends() == [])
        view.superview?.sendSubviewToBack(view)
        #expect(view.superview?.subviews.first === view && view.layer.animationKeys()?.isEmpty == false)
        await app.advance(by: .seconds(1))
        #expect(ends() == [true])
    }

    @Test func aNewWindowLeavesAnimationsOfOthersRunning() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let (app, ends) = try await animated(view)
        let scene = try #require(view.window?.windowScene)
        let window = UIWindow(windowScene: scene)
        window.windowLevel = .alert
        window.makeKeyAndVisible()
        #expect(ends() == [] && view.layer.animationKeys()?.isEmpty == false)
        await app.advance(by: .seconds(1))
        #expect(ends() == [true])
    }
}
