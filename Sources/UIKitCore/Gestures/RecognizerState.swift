import Foundation

/// The state of a recognizer and its current touches.
@MainActor struct RecognizerState {
    var state = UIGestureRecognizer.State.possible
    /// The touches of the gesture, in the order in which they began.
    var touches: [UITouch] = []
    /// The touches that ended last, if no touch is down. They locate a tap whose recognition is pending.
    var endedTouches: [UITouch] = []
    /// The centroid of `touches` in points of the window. Without touches, the last centroid.
    var centroid = CGPoint.zero
    /// The time of the last touch. Velocities are measured at this time.
    var lastTime: TimeInterval = 0
    /// The reported states that are pending until other recognizers fail, in order.
    var pendingStates: [UIGestureRecognizer.State] = []
    /// The recognizers that must fail before this recognizer's gesture can be recognised.
    var requirements: [WeakRecognizer] = []
    /// The additional failure requirements of delegates and subclasses for the current touches.
    var currentRequirements: [WeakRecognizer] = []
    /// The arbiter of the current touches, if any.
    weak var arbiter: GestureArbiter?

    var allRequirements: [UIGestureRecognizer] {
        requirements.compactMap(\.recognizer) + currentRequirements.compactMap(\.recognizer)
    }

    /// The touches to report: the current touches, or those that ended last while a gesture is being recognised.
    var affectedTouches: [UITouch] { touches.isEmpty && state != .possible ? endedTouches : touches }

    /// Returns whether two gestures have a current or last touch in common. Gestures of different touches do not
    /// compete.
    func sharesTouch(with other: RecognizerState) -> Bool {
        let otherTouches = other.touches + other.endedTouches
        return (touches + endedTouches).contains { touch in otherTouches.contains { $0 === touch } }
    }

    /// Removes touches that have ended. If no touch is left, stores the removed touches in ``endedTouches``.
    mutating func removeEndedTouches() {
        let ended = touches.filter { $0.phase == .ended || $0.phase == .cancelled }
        guard !ended.isEmpty else { return }
        touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
        if touches.isEmpty { endedTouches = ended }
    }

    /// Updates the centroid; has no effect without touches.
    mutating func updateCentroid() {
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
