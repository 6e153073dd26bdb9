import CoreGraphics

/// Recognises a pinch or a rotation of two touches.
///
/// The gesture begins when the distance between the two touches, or their direction, has changed by more than the
/// slop. The slop itself does not count: `amount` starts at the identity. While two touches are down, `amount` is the
/// base value combined with the change since both were down. When a touch is added or removed, the current amount
/// becomes the new base. Angles are unwrapped, so that they never jump by a whole turn.
package struct TwoTouchMachine: GestureMachine {
    /// The property of the touches that a gesture measures.
    package enum Kind: Hashable, Sendable {
        /// The distance between the touches. `amount` is a factor, 1 at first.
        case scale
        /// The direction from one touch to the other. `amount` is an angle in radians, 0 at first, clockwise on the
        /// screen.
        case rotation
    }

    private enum State {
        /// Fewer than two touches, or too little movement. Changed by more than the slop → `moving`.
        case possible
        /// The gesture is in progress. Every move changes the gesture; the last lifted touch ends it.
        case moving
        /// The gesture is over; input is ignored until `reset()`.
        case done
    }

    package let kind: Kind
    private var state = State.possible
    private var touches = TouchSet()
    private var tracker = VelocityTracker()
    /// The distance or direction of the touches at which `amount` equals `base`.
    private var origin: CGFloat = 0
    /// The value of `amount` when the number of touches last changed.
    private var base: CGFloat
    /// The last measured direction, unwrapped so that the angle never jumps.
    private var lastAngle: CGFloat = 0

    package init(_ kind: Kind) {
        self.kind = kind
        base = kind == .scale ? 1 : 0
    }

    /// The factor or the angle by which the gesture has changed since it began.
    package var amount: CGFloat {
        get {
            guard touches.count >= 2 else { return base }
            return kind == .scale ? base * (origin > 0 ? distance / origin : 1) : base + lastAngle - origin
        }
        set {
            base = newValue
            origin = measure
        }
    }

    /// Returns the change of the factor or the angle per second.
    package func velocity(at time: TimeInterval) -> CGFloat { tracker.velocity(at: time).x }

    /// Scales `amount` by a factor without touches, as a track pad does.
    package mutating func scale(by factor: CGFloat, at time: TimeInterval) {
        guard touches.count == 0, case .scale = kind else { return }
        base *= factor
        tracker.add(CGPoint(x: base, y: 0), at: time)
    }

    package var deadline: TimeInterval? { nil }

    package mutating func touchDown(_ touch: TouchSample) -> GestureStep {
        if case .done = state { return .stay }
        guard touches.count < 2 else { return .stay }
        let previousAmount = amount
        touches.add(touch)
        if touches.count == 2 {
            lastAngle = angle
            base = previousAmount
            origin = measure
        }
        return .stay
    }

    package mutating func touchMoved(_ touch: TouchSample) -> GestureStep {
        guard touches.move(touch), touches.count == 2 else { return .stay }
        unwrapAngle()
        switch state {
        case .done: return .stay
        case .moving:
            tracker.add(CGPoint(x: amount, y: 0), at: touch.time)
            return .change
        case .possible:
            guard exceedsSlop else { return .stay }
            origin = measure
            state = .moving
            tracker.add(CGPoint(x: amount, y: 0), at: touch.time)
            return .begin
        }
    }

    package mutating func touchUp(_ touch: TouchSample) -> GestureStep { lift(touch, .end) }

    package mutating func touchCancelled(_ touch: TouchSample) -> GestureStep { lift(touch, .cancel) }

    package mutating func timePassed(to now: TimeInterval) -> GestureStep { .stay }

    package mutating func reset() {
        self = TwoTouchMachine(kind)
    }

    /// Removes a touch. A gesture that has begun continues unchanged with one touch, until that touch lifts or
    /// another touch begins.
    private mutating func lift(_ touch: TouchSample, _ step: GestureStep) -> GestureStep {
        let previousAmount = amount
        guard touches.remove(touch.id) else { return .stay }
        base = previousAmount
        guard touches.isEmpty else { return .stay }
        switch state {
        case .possible:
            state = .done
            return .fail
        case .moving:
            state = .done
            return step
        case .done: return .stay
        }
    }

    private var exceedsSlop: Bool {
        switch kind {
        case .scale: abs(distance - origin) > GestureThresholds.pinchSlop
        case .rotation: abs(lastAngle - origin) > GestureThresholds.rotationSlop
        }
    }

    private var measure: CGFloat { kind == .scale ? distance : lastAngle }

    private var displacement: CGPoint {
        guard touches.count >= 2 else { return .zero }
        let (one, other) = (touches.contacts[0].current.location, touches.contacts[1].current.location)
        return CGPoint(x: other.x - one.x, y: other.y - one.y)
    }

    private var distance: CGFloat {
        let vector = displacement
        return max(1, (vector.x * vector.x + vector.y * vector.y).squareRoot())
    }

    private var angle: CGFloat { atan2(displacement.y, displacement.x) }

    private mutating func unwrapAngle() {
        let fullTurn = 2 * CGFloat.pi
        let step = (angle - lastAngle).remainder(dividingBy: fullTurn)
        lastAngle += step
    }
}
