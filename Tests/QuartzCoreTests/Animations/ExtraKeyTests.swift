import Foundation
import Testing

@testable import QuartzCore

/// A layer that draws from a custom key.
private class Gauge: CALayer {
    /// The drawn values, whether by the layer or by a copy.
    private(set) var drawn: [CGFloat] = []

    var level: CGFloat {
        get { value(forKey: "level") as? CGFloat ?? -1 }
        set { setValue(newValue, forKey: "level") }
    }

    override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }
    override class func defaultValue(forKey key: String) -> Any? { key == "level" ? CGFloat(0) : super.defaultValue(forKey: key) }
    override func draw(in ctx: CGContext) { model().drawn.append(level) }
}

/// A gauge whose changes of that key are animated.
private final class SmoothGauge: Gauge {
    override func action(forKey event: String) -> (any CAAction)? {
        guard event == "level" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = (presentation() ?? self).level
        animation.duration = 1
        return animation
    }
}

/// A gauge that creates its contents itself, from the presentation.
private final class Lamp: Gauge {
    var shown: [CGFloat] = []
    override func display() { shown.append((presentation() ?? self).level) }
}

@MainActor struct ExtraKeyTests {
    private func show<Shown: Gauge>(_ layer: Shown) -> (Shown, Stage) {
        let stage = Stage()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.root.addSublayer(layer)
        layer.setNeedsDisplay()
        stage.frame(at: 1)
        return (layer, stage)
    }

    private func rise(_ from: Any? = CGFloat(0), _ to: Any? = CGFloat(1)) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "level")
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        return animation
    }

    @Test func eachFrameOfAnAnimationDrawsItsValueAndTheLastOneTheLayersOwn() {
        let (gauge, stage) = show(Gauge())
        gauge.add(rise(), forKey: "level")
        for time in [2, 2.25, 2.5, 2.5, 3, 4] { stage.frame(at: time) }
        #expect(gauge.drawn == [0, 0, 0.25, 0.5, 0])
        #expect(gauge.level == 0)
        #expect(!stage.tree.hasRunningAnimations && gauge.presentation()?.level == 0)
    }

    @Test func settingTheKeyDrawsAndRunsTheLayersAction() {
        let (gauge, stage) = show(SmoothGauge())
        gauge.level = 1
        #expect(gauge.level == 1)
        stage.frame(at: 2)
        stage.frame(at: 2.5)
        #expect(gauge.presentation()?.level == 0.5)
        gauge.level = 0
        stage.frame(at: 2.5)
        stage.frame(at: 3)
        #expect(gauge.presentation()?.level == 0.25)
        stage.frame(at: 4)
        #expect(gauge.presentation()?.level == 0 && gauge.drawn.last == 0)
    }

    @Test func aLayerThatDisplaysItselfReadsItsPresentation() {
        let (lamp, stage) = show(Lamp())
        lamp.add(rise(), forKey: "level")
        for time in [2, 2.25, 2.5] { stage.frame(at: time) }
        #expect(lamp.shown == [0, 0, 0.25, 0.5])
    }

    @Test func groupsAndKeyframesAnimateItToo() {
        let (gauge, stage) = show(Gauge())
        let keyframes = CAKeyframeAnimation(keyPath: "level")
        (keyframes.values, keyframes.duration) = ([CGFloat(0), CGFloat(4), CGFloat(0)], 1)
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([keyframes], 1)
        gauge.add(group, forKey: "all")
        for time in [2, 2.25, 2.5] { stage.frame(at: time) }
        #expect(gauge.drawn == [0, 0, 2, 4])
    }

    @Test func additiveOnesStartFromTheLayersValue() {
        let (gauge, stage) = show(Gauge())
        gauge.level = 10
        let animation = rise()
        animation.isAdditive = true
        gauge.add(animation, forKey: "level")
        stage.frame(at: 2)
        stage.frame(at: 2.5)
        #expect(gauge.presentation()?.level == 10.5)
    }

    @Test func numbersKeepTheTypeTheyWereSetIn() {
        let (gauge, stage) = show(Gauge())
        for (value, type) in [(1.0 as Double, "Double"), (Float(1), "Float"), (1 as Int, "Int")] as [(Any, String)] {
            gauge.setValue(value, forKey: "level")
            gauge.add(rise(0, 4), forKey: "level")
            stage.frame(at: 2)
            stage.frame(at: 2.5)
            #expect(gauge.presentation()?.value(forKey: "level").map { "\(Swift.type(of: $0))" } == type)
            gauge.removeAllAnimations()
        }
    }

    @Test func aKeyThatNothingIsDrawnFromAnimatesWithoutDrawing() {
        let (gauge, stage) = show(Gauge())
        let before = stage.tree.counters.displays
        let animation = CABasicAnimation(keyPath: "mood")
        (animation.fromValue, animation.toValue, animation.duration) = (CGFloat(0), CGFloat(1), 1)
        gauge.add(animation, forKey: "mood")
        stage.frame(at: 2)
        stage.frame(at: 2.5)
        #expect(gauge.presentation()?.value(forKey: "mood") as? CGFloat == 0.5)
        #expect(gauge.value(forKey: "mood") == nil)
        #expect(stage.tree.counters.displays == before)
    }

    @Test func aTextIsNoAnimatableValue() {
        let (gauge, stage) = show(Gauge())
        gauge.add(rise("low", "high"), forKey: "level")
        stage.frame(at: 2)
        stage.frame(at: 2.5)
        #expect(gauge.presentation()?.level == 0)
    }
}
