import CoreGraphics

/// Recognises a drag with one or more touches.
///
/// The drag begins when the required number of touches is down and one of them has moved beyond the slop. The slop
/// itself does not count: `translation` starts at zero where the touches leave the slop, so that dragged content does
/// not jump. The translation is that of the touches' centroid; an anchor compensates for touches that are added or
/// removed. The velocity is that of the recent centroids.
package struct PanMachine: GestureMachine {
    private enum State {
        /// Too few touches, or too little movement. Moved beyond the slop → `panning`; too many touches → failed.
        case possible
        /// The drag is in progress. Every move changes the drag; fewer touches than the minimum end it.
        case panning
        /// The gesture is over; input is ignored until `reset()`.
        case done
    }

    /// The minimum number of touches; at least 1.
    package var minimumTouches = 1
    /// The maximum number of touches; at least `minimumTouches`.
    package var maximumTouches = Int.max
    /// The distance after which the drag begins, in points.
    package var slop = GestureThresholds.panSlop
    private var state = State.possible
    private var touches = TouchSet()
    private var tracker = VelocityTracker()
    /// The centroid at which `translation` is zero. The centroid jumps when touches are added or removed, and the
    /// anchor compensates for the jump.
    private var anchor = CGPoint.zero

    package init() {}

    /// The translation since the drag began, or since this property was last set, in points.
    package var translation: CGPoint {
        get { CGPoint(x: touches.centroid.x - anchor.x, y: touches.centroid.y - anchor.y) }
        set { anchor = CGPoint(x: touches.centroid.x - newValue.x, y: touches.centroid.y - newValue.y) }
    }

    /// The vector from the start of the first touch to its current location, in points. Its direction is that of the
    /// drag.
    package var travel: CGPoint {
        guard let contact = touches.contacts.first else { return .zero }
        return CGPoint(
            x: contact.current.location.x - contact.start.location.x, y: contact.current.location.y - contact.start.location.y)
    }

    /// Returns the velocity of the centroid, in points per second.
    package func velocity(at time: TimeInterval) -> CGPoint { tracker.velocity(at: time) }

    package var deadline: TimeInterval? { nil }

    package mutating func touchDown(_ touch: TouchSample) -> GestureStep {
        guard !isDone else { return .stay }
        let translation = translation
        touches.add(touch)
        if touches.count > maximumTouches, !isPanning { return finish(.fail) }
        if touches.count == 1 { anchor = touches.centroid } else { self.translation = translation }
        tracker.reset()
        tracker.add(touches.centroid, at: touch.time)
        return .stay
    }

    package mutating func touchMoved(_ touch: TouchSample) -> GestureStep {
        guard touches.move(touch), !isDone else { return .stay }
        tracker.add(touches.centroid, at: touch.time)
        if isPanning { return .change }
        guard touches.count >= minimumTouches, touches.largestTravel > slop else { return .stay }
        subtractSlop()
        state = .panning
        return .begin
    }

    package mutating func touchUp(_ touch: TouchSample) -> GestureStep {
        guard touches.move(touch) else { return .stay }
        tracker.add(touches.centroid, at: touch.time)
        return lift(touch, ifPanning: .end)
    }

    package mutating func touchCancelled(_ touch: TouchSample) -> GestureStep {
        lift(touch, ifPanning: .cancel)
    }

    package mutating func timePassed(to now: TimeInterval) -> GestureStep { .stay }

    package mutating func reset() {
        state = .possible
        touches = TouchSet()
        tracker.reset()
        anchor = .zero
    }

    // MARK: - Without touches

    /// Begins a drag with a scroll wheel, with a translation of zero.
    package mutating func startScrolling(at time: TimeInterval) {
        reset()
        tracker.add(.zero, at: time - GestureThresholds.velocityWindow / 2)
    }

    /// Drags by a distance of the scroll wheel, in points.
    package mutating func scroll(_ delta: CGPoint, at time: TimeInterval) {
        anchor = CGPoint(x: anchor.x - delta.x, y: anchor.y - delta.y)
        tracker.add(translation, at: time)
    }

    private mutating func lift(_ touch: TouchSample, ifPanning step: GestureStep) -> GestureStep {
        guard touches.count > minimumTouches || (touches.count > 1 && !isPanning) else {
            // The last touch stays in the set, because translation and velocity are read after the drag ended.
            return finish(isPanning ? step : .fail)
        }
        let translation = translation
        guard touches.remove(touch.id) else { return .stay }
        self.translation = translation
        tracker.reset()
        return .stay
    }

    private mutating func subtractSlop() {
        let distance = (translation.x * translation.x + translation.y * translation.y).squareRoot()
        guard distance > 0 else { return }
        let fraction = max(0, distance - slop) / distance
        translation = CGPoint(x: translation.x * fraction, y: translation.y * fraction)
    }

    private var isPanning: Bool {
        if case .panning = state { true } else { false }
    }

    private var isDone: Bool {
        if case .done = state { true } else { false }
    }

    private mutating func finish(_ step: GestureStep) -> GestureStep {
        if isDone { return .stay }
        state = .done
        return step
    }
}
