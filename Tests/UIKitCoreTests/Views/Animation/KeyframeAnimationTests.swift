import CaretTesting
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct KeyframeAnimationTests {
    private func shown(
        _ options: UIView.KeyframeAnimationOptions = UIView.KeyframeAnimationOptions(
            rawValue: UIView.AnimationOptions.curveLinear.rawValue),
        at times: [Double], _ frames: @escaping (UIView) -> Void
    ) throws -> [CGFloat] {
        var result: [CGFloat] = []
        try TestHost.run { host in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            host.makeWindow().addSubview(view)
            host.step()
            UIView.animateKeyframes(withDuration: 2, delay: 0, options: options, animations: { frames(view) }, completion: nil)
            host.step()
            var last = 0.0
            for time in times {
                host.advance(time - last)
                last = time
                result.append(((view.layer.presentation()?.position.x ?? 0) * 1000).rounded() / 1000)
            }
        }
        return result
    }

    private static let linear = UIView.AnimationOptions.curveLinear.rawValue

    private static func three(_ view: UIView) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 110 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 210 }
    }

    @Test func aPropertyMovesFromKeyframeToKeyframeAndRestsBetween() throws {
        #expect(try shown(at: [0.25, 0.5, 1, 1.25, 1.5, 2], Self.three) == [60, 110, 110, 160, 210, 210])
    }

    @Test func discreteKeyframesJumpAtTheirEnd() throws {
        let options = UIView.KeyframeAnimationOptions(rawValue: Self.linear).union(.calculationModeDiscrete)
        #expect(try shown(options, at: [0.4, 0.6, 1.4, 1.6], Self.three) == [10, 110, 110, 210])
    }

    @Test func pacedKeyframesMoveEvenly() throws {
        let options = UIView.KeyframeAnimationOptions(rawValue: Self.linear).union(.calculationModePaced)
        #expect(try shown(options, at: [0.5, 1, 1.5], Self.three) == [60, 110, 160])
    }

    @Test func changesOutsideOfKeyframesTakeTheWholeTime() throws {
        #expect(try shown(at: [1]) { $0.center.x = 110 } == [60])
    }

    @Test func theCurveAppliesToTheWhole() throws {
        let eased = try shown([], at: [0.5, 1]) { view in
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 110 }
        }
        #expect(eased[0] < 30 && abs(eased[1] - 60) < 0.01)
    }

    @Test func completionAndNestingWork() throws {
        try TestHost.run { host in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            host.makeWindow().addSubview(view)
            host.step()
            var ends: [Bool] = []
            UIView.animateKeyframes(withDuration: 1, delay: 0.5, options: []) {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    #expect(UIView.inheritedAnimationDuration == 0.5)
                    view.alpha = 0
                    view.transform = CGAffineTransform(scaleX: 0, y: 0)
                }
            } completion: {
                ends.append($0)
            }
            host.advance(1.4)
            #expect(ends.isEmpty)
            host.advance(0.2)
            #expect(ends == [true])
            var ran = false
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { ran = true }
            #expect(ran)
        }
    }
}
