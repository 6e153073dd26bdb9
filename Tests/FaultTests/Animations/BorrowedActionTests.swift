import CaretTesting
import Testing
import UIKit

/// Code that uses the timing of `UIView.animate` for custom properties of its layers.
@MainActor @Suite(.app) struct BorrowedActionTests {
    /// A layer whose custom property is animated by the timing of a view's.
    private final class GaugeLayer: CALayer {
        var level: CGFloat {
            get { value(forKey: "level") as? CGFloat ?? 0 }
            set { setValue(newValue, forKey: "level") }
        }

        override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }

        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "level", let action = super.action(forKey: "backgroundColor") as? CABasicAnimation else {
                return super.action(forKey: event)
            }
            action.keyPath = event
            action.fromValue = presentation()?.level ?? level
            action.toValue = nil
            return action
        }
    }

    private final class Gauge: UIView {
        override class var layerClass: AnyClass { GaugeLayer.self }
        var level: CGFloat {
            get { (layer as? GaugeLayer)?.level ?? 0 }
            set { (layer as? GaugeLayer)?.level = newValue }
        }
        var shown: CGFloat { (layer.presentation() as? GaugeLayer)?.level ?? -1 }
    }

    private func launch(_ view: UIView) async throws -> TestApp {
        view.frame = CGRect(x: 10, y: 100, width: 100, height: 100)
        let app = try await TestApp.launch(showing: {
            let screen = UIViewController()
            screen.view.addSubview(view)
            return screen
        })
        try await app.settle()
        return app
    }

    @Test func `E3 the action of a view within an animation is an animation with its timing`() async throws {
        let view = UIView()
        _ = try await launch(view)
        var action: (any CAAction)?
        UIView.animate(withDuration: 2, delay: 0.5, options: .curveEaseIn) {
            action = view.action(for: view.layer, forKey: "backgroundColor")
        }
        let animation = try #require(action as? CABasicAnimation)
        #expect(animation.duration == 2 && animation.timingFunction == CAMediaTimingFunction(name: .easeIn))
        #expect(animation.keyPath == "backgroundColor" && animation.beginTime > 0)
        #expect(view.action(for: view.layer, forKey: "backgroundColor") is NSNull)
    }

    @Test func `E3 a spring's action is a spring`() async throws {
        let view = UIView()
        _ = try await launch(view)
        var action: (any CAAction)?
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            action = view.action(for: view.layer, forKey: "opacity")
        }
        #expect(action is CASpringAnimation)
    }

    @Test func `E3 a gauge that uses the timing moves, and the completion waits for it`() async throws {
        let gauge = Gauge()
        let app = try await launch(gauge)
        var ended: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            gauge.level = 1
        } completion: {
            ended.append($0)
        }
        await app.advance(frames: 31)
        #expect(gauge.shown > 0.4 && gauge.shown < 0.6 && ended.isEmpty)
        try await app.settle()
        #expect(gauge.shown == 1 && ended == [true])
    }

    @Test func `E3 the view's own properties are animated as before`() async throws {
        let view = UIView()
        let app = try await launch(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.origin.x = 110 })
        await app.advance(frames: 31)
        let x = view.layer.presentation()?.frame.minX ?? 0
        #expect(x > 50 && x < 70)
    }
}
