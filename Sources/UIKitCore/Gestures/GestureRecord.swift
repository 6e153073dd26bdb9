import Foundation

/// What a recognizer knows of the touches it is working on.
@MainActor struct GestureRecord {
    var state = UIGestureRecognizer.State.possible
    /// The fingers that take part, in the order in which they came down.
    var touches: [UITouch] = []
    /// The finger or fingers that left last, while none is down: a tap that waits for others is told of them.
    var lifted: [UITouch] = []
    /// The middle of `touches` in the window when there last were any.
    var centroid = CGPoint.zero
    /// When the last touch that was handed over happened: what velocities are measured at.
    var lastTime: TimeInterval = 0
    /// States that wait for other recognizers to fail, in order.
    var pending: [UIGestureRecognizer.State] = []
    /// Who has to fail before this one may be recognized.
    var requirements: [WeakRecognizer] = []
    /// Those that the delegates and subclasses added for the current touches only.
    var currentRequirements: [WeakRecognizer] = []
    /// Who decides about the current touches, if there are any.
    weak var arbiter: GestureArbiter?

    var allRequirements: [UIGestureRecognizer] {
        requirements.compactMap(\.recognizer) + currentRequirements.compactMap(\.recognizer)
    }

    /// The fingers to tell of: those that take part, or that did until the end of a gesture that is recognized now.
    var told: [UITouch] { touches.isEmpty && state != .possible ? lifted : touches }

    /// Whether a finger takes part, or did at last, that does in the other one as well: gestures of other fingers are nobody's rivals.
    func sharesTouch(with other: GestureRecord) -> Bool {
        let others = other.touches + other.lifted
        return (touches + lifted).contains { touch in others.contains { $0 === touch } }
    }

    /// Forgets fingers that have left.
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

/// A recognizer that is known but not kept.
@MainActor struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
