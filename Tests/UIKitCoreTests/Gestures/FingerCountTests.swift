import Testing
import UIKit

/// The number of touches of recognizers, and rules of subclasses about others.
@Suite(.app) @MainActor struct FingerCountTests {
    private func shown(_ recognizers: [UIGestureRecognizer]) throws -> (Stage, UIView) {
        let stage = try Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.isMultipleTouchEnabled = true
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        stage.show(view)
        return (stage, view)
    }

    private func tap(_ stage: Stage, fingers: Int) {
        let places = (0..<fingers).map { CGPoint(x: 50 + 60 * CGFloat($0), y: 100) }
        stage.fingers(.began, places)
        stage.advance(2)
        stage.fingers(.ended, places)
        stage.advance(30)
    }

    @Test func aTapOfTwoTouchesNeedsTwo() throws {
        let two = UITapGestureRecognizer()
        two.numberOfTouchesRequired = 2
        var count = 0
        two.addTarget(two, action: Selector("count", { (_: UITapGestureRecognizer) in { count += 1 } }))
        let (stage, _) = try shown([two])
        defer { stage.end() }
        tap(stage, fingers: 1)
        #expect(count == 0)
        tap(stage, fingers: 2)
        #expect(count == 1)
        tap(stage, fingers: 3)
        #expect(count == 1)
    }

    @Test func aPanAcceptsNoMoreTouchesThanItsMaximum() throws {
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        var travel: [CGFloat] = []
        pan.addTarget(pan, action: Selector("note", { (pan: UIPanGestureRecognizer) in { travel.append(pan.translation(in: nil).y) } }))
        let (stage, _) = try shown([pan])
        defer { stage.end() }
        let (one, other) = (CGPoint(x: 50, y: 100), CGPoint(x: 200, y: 100))
        stage.fingers(.began, [one, other])
        stage.advance()
        stage.fingers(.moved, [CGPoint(x: 50, y: 160), CGPoint(x: 200, y: 160)])
        stage.advance()
        #expect(travel.isEmpty)
        stage.fingers(.ended, [one, other])
        stage.advance(2)
        stage.drag(from: one, to: CGPoint(x: 50, y: 200))
        #expect((travel.last ?? 0) > 50)
    }

    private final class Waiting: UITapGestureRecognizer {
        override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
            (otherGestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
        }
    }

    @Test func aSubclassMayRequireTheFailureOfAnother() throws {
        let (one, two) = (Waiting(), UITapGestureRecognizer())
        two.numberOfTapsRequired = 2
        var heard: [Int] = []
        one.addTarget(one, action: Selector("one", { (_: Waiting) in { heard.append(1) } }))
        two.addTarget(two, action: Selector("two", { (_: UITapGestureRecognizer) in { heard.append(2) } }))
        let (stage, _) = try shown([one, two])
        defer { stage.end() }
        stage.tap(CGPoint(x: 100, y: 100))
        stage.tap(CGPoint(x: 100, y: 100))
        stage.advance(60)
        #expect(heard == [2])
        stage.tap(CGPoint(x: 100, y: 100))
        #expect(heard == [2])
        stage.advance(60)
        #expect(heard == [2, 1])
    }

    /// A button that is pressed at once: apps build it by a long press of zero duration.
    @Test func aPressOfNoDurationBeginsAndEndsInOneFrame() throws {
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        var states: [UIGestureRecognizer.State] = []
        press.addTarget(press, action: Selector("note", { (press: UILongPressGestureRecognizer) in { states.append(press.state) } }))
        let (stage, _) = try shown([press])
        defer { stage.end() }
        stage.finger(1, .began, CGPoint(x: 100, y: 100))
        stage.finger(1, .ended, CGPoint(x: 100, y: 100))
        stage.advance(3)
        #expect(states == [.began, .ended])
    }
}
