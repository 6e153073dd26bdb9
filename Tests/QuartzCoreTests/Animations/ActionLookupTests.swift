import Foundation
import Testing

@testable import QuartzCore

@MainActor struct ActionLookupTests {
    private final class Probe: CAAction {
        let name: String
        init(_ name: String) { self.name = name }
        func run(forKey key: String, object: Any, arguments dict: [AnyHashable: Any]?) {}
    }

    private final class ClassLayer: CALayer {
        override class func defaultAction(forKey event: String) -> (any CAAction)? { event == "z" ? Probe("class") : nil }
    }

    private final class Delegate: NSObject, CALayerDelegate {
        var answer: (any CAAction)?
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    }

    @Test func theDelegateComesFirstThenTheActionsThenTheClass() {
        let layer = ClassLayer()
        let delegate = Delegate()
        layer.delegate = delegate
        layer.actions = ["z": Probe("actions")]
        delegate.answer = Probe("delegate")
        #expect((layer.action(forKey: "z") as? Probe)?.name == "delegate")
        delegate.answer = nil
        #expect((layer.action(forKey: "z") as? Probe)?.name == "actions")
        layer.actions = nil
        #expect((layer.action(forKey: "z") as? Probe)?.name == "class")
        delegate.answer = NSNull()
        #expect(layer.action(forKey: "z") == nil)
    }

    @Test func aShownLayerAnimatesImplicitlyInAQuarterOfASecond() {
        let stage = Stage()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        stage.layer.opacity = 0
        stage.frame(at: 1)
        #expect(stage.shown.opacity == 1)
        stage.frame(at: 1.125)
        #expect(stage.shown.opacity == 0.5)
        stage.frame(at: 1.25)
        #expect(stage.shown.opacity == 0)
    }

    @Test func aLayerThatNoFrameHasShownDoesNotAnimate() {
        let stage = Stage()
        let fresh = CALayer()
        stage.root.addSublayer(fresh)
        fresh.opacity = 0.5
        #expect(fresh.animationKeys() == nil)
    }

    @Test func aSecondChangeStartsFromThePresentValue() {
        let stage = Stage()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        stage.layer.opacity = 0
        stage.frame(at: 1)
        stage.frame(at: 1.125)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        stage.layer.opacity = 1
        stage.frame(at: 1.125)
        #expect(stage.shown.opacity == 0.5)
        stage.frame(at: 1.25)
        #expect(stage.shown.opacity == 0.75)
    }

    @Test func theDelegatesNullStopsTheImplicitAnimation() {
        let stage = Stage()
        let delegate = Delegate()
        delegate.answer = NSNull()
        stage.layer.delegate = delegate
        stage.layer.opacity = 0
        #expect(stage.layer.animationKeys() == nil)
    }
}
