import CoreGraphics

/// Fingers that drag.
///
/// The movement that it took to become a drag does not count: `translation` grows from where the fingers left the slop, so
/// that what is dragged does not jump.
package struct PanMachine: GestureMachine {
    private enum State {
        /// Not enough fingers, or not far enough. Beyond the slop → `panning`; too many fingers → failed.
        case possible
        /// Dragging. Every move changes it; fewer fingers than the minimum end it.
        case panning
        /// Over: nothing counts until `reset()`.
        case done
    }

    /// At least 1.
    package var minimumTouches = 1
    /// At least `minimumTouches`.
    package var maximumTouches = Int.max
    /// Points.
    package var slop = GestureThresholds.panSlop
    private var state = State.possible
    private var touches = TouchSet()
    private var tracker = VelocityTracker()
    /// What `translation` would be if fingers never came and went: the middle jumps then, the content must not.
    private var anchor = CGPoint.zero

    package init() {}

    /// Points since the drag began, or since `setTranslation`.
    package var translation: CGPoint {
        get { CGPoint(x: touches.centroid.x - anchor.x, y: touches.centroid.y - anchor.y) }
        set { anchor = CGPoint(x: touches.centroid.x - newValue.x, y: touches.centroid.y - newValue.y) }
    }

    /// How far the fingers went before the drag began: tells its direction.
    package var travel: CGPoint {
        guard let finger = touches.fingers.first else { return .zero }
        return CGPoint(
            x: finger.current.location.x - finger.start.location.x, y: finger.current.location.y - finger.start.location.y)
    }

    /// Points per second.
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
        takeSlopAway()
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

    // MARK: - Without fingers

    /// A wheel begins to drag. Nothing was dragged so far.
    package mutating func startScrolling(at time: TimeInterval) {
        reset()
        tracker.add(.zero, at: time - GestureThresholds.velocityWindow / 2)
    }

    /// A wheel drags by a distance, in points.
    package mutating func scroll(_ way: CGPoint, at time: TimeInterval) {
        anchor = CGPoint(x: anchor.x - way.x, y: anchor.y - way.y)
        tracker.add(translation, at: time)
    }

    private mutating func lift(_ touch: TouchSample, ifPanning step: GestureStep) -> GestureStep {
        guard touches.count > minimumTouches || (touches.count > 1 && !isPanning) else {
            // The last finger stays in the set: translation and velocity are asked for after the end.
            return finish(isPanning ? step : .fail)
        }
        let translation = translation
        guard touches.remove(touch.id) else { return .stay }
        self.translation = translation
        tracker.reset()
        return .stay
    }

    private mutating func takeSlopAway() {
        let distance = (translation.x * translation.x + translation.y * translation.y).squareRoot()
        guard distance > 0 else { return }
        let rest = max(0, distance - slop) / distance
        translation = CGPoint(x: translation.x * rest, y: translation.y * rest)
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
