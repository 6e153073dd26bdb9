import Foundation
import Testing

@testable import QuartzCore

@MainActor struct CAAnimationValueTests {
    private final class Marked: CABasicAnimation {
        override class func defaultValue(forKey key: String) -> Any? { key == "mark" ? "none" : super.defaultValue(forKey: key) }
    }

    @Test func propertiesAreReachedByTheirNames() {
        let animation = CABasicAnimation(keyPath: "opacity")
        for (key, value) in [("duration", 2), ("speed", 3), ("repeatCount", 4), ("fromValue", 5)] as [(String, Any)] {
            animation.setValue(value, forKey: key)
        }
        animation.setValue("forwards", forKey: "fillMode")
        animation.setValue(false, forKey: "removedOnCompletion")
        animation.setValue("position", forKeyPath: "keyPath")
        #expect(animation.duration == 2 && animation.speed == 3 && animation.repeatCount == 4 && animation.fromValue as? Int == 5)
        #expect(animation.fillMode == .forwards && !animation.isRemovedOnCompletion && animation.keyPath == "position")
        #expect(animation.value(forKey: "duration") as? Double == 2)
        animation.setValue("long", forKey: "duration")
        #expect(animation.duration == 2)
    }

    @Test func eachClassHasItsOwnDefaults() {
        let film = CAKeyframeAnimation(keyPath: "opacity")
        film.setValue([0, 1], forKey: "values")
        film.setValue("cubicPaced", forKey: "calculationMode")
        film.setValue(CAAnimationRotationMode.rotateAuto, forKey: "rotationMode")
        #expect(film.values?.count == 2 && film.calculationMode == .cubicPaced && film.rotationMode == .rotateAuto)
        film.setValue(nil, forKey: "rotationMode")
        #expect(film.rotationMode == nil)
        let spring = CASpringAnimation(keyPath: "opacity")
        spring.setValue(3, forKey: "stiffness")
        #expect(spring.stiffness == 3)
        let group = CAAnimationGroup()
        group.setValue([spring], forKey: "animations")
        #expect(group.animations?.count == 1)
        let change = CATransition()
        change.setValue("push", forKey: "type")
        change.setValue("fromTop", forKey: "subtype")
        #expect(change.type == .push && change.subtype == .fromTop)
    }

    @Test func defaultsAreThoseOfNewAnimations() {
        #expect(CAAnimation.defaultValue(forKey: "speed") as? Float == 1)
        #expect(CAAnimation.defaultValue(forKey: "mark") == nil)
        #expect(CASpringAnimation.defaultValue(forKey: "damping") as? CGFloat == 10)
        let marked = Marked()
        #expect(marked.value(forKey: "mark") as? String == "none")
        marked.setValue("own", forKey: "mark")
        #expect(marked.value(forKey: "mark") as? String == "own")
    }

    @Test func anAnimationIsAnObjectThatCanBeCopied() throws {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 1
        let object: NSObject = animation
        let copy = try #require(object.copy() as? CABasicAnimation)
        #expect(copy !== animation && copy.toValue as? Int == 1)
        #expect(Set([animation, copy]).count == 2)
    }

    private func value(_ mode: CAAnimationCalculationMode, at share: Double) -> Double {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 50]
        animation.calculationMode = mode
        if case .number(let number) = animation.value(at: share, over: .number(0)) { return number }
        return -1
    }

    @Test(arguments: [(.linear, 5, 30), (.discrete, 0, 50), (.paced, 12.5, 37.5)] as [(CAAnimationCalculationMode, Double, Double)])
    func linearModesInterpolateTheirValues(mode: CAAnimationCalculationMode, quarter: Double, threeQuarters: Double) {
        #expect(abs(value(mode, at: 0.25) - quarter) < 1e-9)
        #expect(abs(value(mode, at: 0.75) - threeQuarters) < 1e-9)
    }

    @Test(arguments: [(.cubic, 0.5), (.cubicPaced, 0.2)] as [(CAAnimationCalculationMode, Double)])
    func cubicModesGoThroughTheValuesAndNotStraightBetweenThem(mode: CAAnimationCalculationMode, middle: Double) {
        #expect(value(mode, at: 0) == 0 && value(mode, at: 1) == 50)
        #expect(abs(value(mode, at: middle) - 10) < 1e-9)
        #expect(abs(value(mode, at: middle / 2) - 5) > 0.1)
    }

    @Test func autoReversePointsBack() {
        func turn(_ mode: CAAnimationRotationMode) -> CATransform3D {
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.values = [CGPoint.zero, CGPoint(x: 0, y: 10)]
            animation.rotationMode = mode
            var properties = LayerProperties()
            animation.apply(ActiveTime.Moment(progress: 0.5), to: &properties)
            return properties.transform
        }
        #expect(abs(turn(.rotateAuto).m12 - 1) < 1e-9)
        #expect(abs(turn(.rotateAutoReverse).m12 + 1) < 1e-9)
    }
}
