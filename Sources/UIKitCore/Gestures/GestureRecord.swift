import Foundation

/// The state of a recognizer and its current touches.
@MainActor struct GestureRecord {
    var state = UIGestureRecognizer.State.possible
    /// The touches of the gesture, in the order in which they began.
    var touches: [UITouch] = []
    /// The touches that ended last, while none is down. They locate a tap whose recognition is pending.
    var lifted: [UITouch] = []
    /// The centroid of `touches` in the window, as of the last time that there were any.
    var centroid = CGPoint.zero
    /// The time of the last touch, at which velocities are measured.
    var lastTime: TimeInterval = 0
    /// The states that wait for other recognizers to fail, in order.
    var pending: [UIGestureRecognizer.State] = []
    /// The recognizers that have to fail before this one can be recognised.
    var requirements: [WeakRecognizer] = []
    /// The additional failure requirements of delegates and subclasses for the current touches.
    var currentRequirements: [WeakRecognizer] = []
    /// The arbiter of the current touches, if any.
    weak var arbiter: GestureArbiter?

    var allRequirements: [UIGestureRecognizer] {
        requirements.compactMap(\.recognizer) + currentRequirements.compactMap(\.recognizer)
    }

    /// The touches to report: the current ones, or those that ended last while a gesture is being recognised.
    var affectedTouches: [UITouch] { touches.isEmpty && state != .possible ? lifted : touches }

    /// Whether the two gestures have a current or last touch in common. Gestures of different touches do not compete.
    func sharesTouch(with other: GestureRecord) -> Bool {
        let others = other.touches + other.lifted
        return (touches + lifted).contains { touch in others.contains { $0 === touch } }
    }

    /// Removes touches that have ended.
    mutating func dropLifted() {
        let left = touches.filter { $0.phase == .ended || $0.phase == .cancelled }
        guard !left.isEmpty else { return }
        touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
        if touches.isEmpty { lifted = left }
    }

    mutating func measure() {
        guard !touches.isEmpty else { return }
        var sum = CGPoint.zero
        for touch in touches {
            let location = touch.location(in: nil)
            sum.x += location.x
            sum.y += location.y
        }
        centroid = CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }
}

/// A weak reference to a recognizer.
@MainActor struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
