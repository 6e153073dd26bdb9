import CoreGraphics

/// Recognises a long press, optionally after a number of taps.
///
/// The machine waits for the required number of touches, and then for the deadline of the press. The gesture fails if a
/// touch moves too far or lifts early, or if there are too many touches. If taps are required first, each tap has to
/// end in time, and the next press has to begin within the tap interval. After the press has begun, moves change it and
/// the first lifted touch ends it.
package struct LongPressMachine: GestureMachine {
    private enum State {
        /// Fewer touches than required are down. Enough touches → `pressing`.
        case idle
        /// All touches are down. Deadline → `pressed`; moved too far → failed; lifted → `between`, or failed after
        /// all taps.
        case pressing(since: TimeInterval)
        /// A tap is complete, and not all touches of the next one are down. Enough touches → `pressing`; deadline →
        /// failed.
        case between(until: TimeInterval)
        /// The press has begun. Moves change the press; the first lifted touch ends it.
        case pressed
        /// The gesture is over; input is ignored until `reset()`.
        case done
    }

    /// The minimum duration of the press, in seconds.
    package var minimumDuration = GestureThresholds.pressDuration
    /// The maximum movement before the press begins, in points.
    package var allowableMovement = GestureThresholds.pressMovement
    /// The number of touches required; at least 1.
    package var touchesRequired = 1
    /// The number of taps before the press; at least 0.
    package var tapsRequired = 0
    private var taps = 0
    private var state = State.idle
    private var touches = TouchSet()

    package init() {}

    package var deadline: TimeInterval? {
        switch state {
        case .pressing(let since): since + (taps < tapsRequired ? GestureThresholds.tapDuration : minimumDuration)
        case .between(let end): end
        case .idle, .pressed, .done: nil
        }
    }

    package mutating func touchDown(_ touch: TouchSample) -> GestureStep {
        switch state {
        case .idle, .between:
            touches.add(touch)
            guard touches.count == touchesRequired else { return .stay }
            state = .pressing(since: touch.time)
            // A press without a minimum duration begins at touch down, because the touch may lift before time passes.
            return taps >= tapsRequired && minimumDuration <= 0 ? timePassed(to: touch.time) : .stay
        case .pressing:
            return finish(.fail)
        case .pressed, .done:
            return .stay
        }
    }

    package mutating func touchMoved(_ touch: TouchSample) -> GestureStep {
        guard touches.move(touch) else { return .stay }
        switch state {
        case .idle, .between, .pressing: return touches.largestTravel > allowableMovement ? finish(.fail) : .stay
        case .pressed: return .change
        case .done: return .stay
        }
    }

    package mutating func touchUp(_ touch: TouchSample) -> GestureStep {
        guard touches.move(touch) else { return .stay }
        guard taps < tapsRequired else { return finish(isPressed ? .end : .fail) }
        return tapUp(touch)
    }

    /// Handles a lifted touch of a tap; the last one completes the tap.
    private mutating func tapUp(_ touch: TouchSample) -> GestureStep {
        if case .idle = state { return finish(.fail) }
        touches.remove(touch.id)
        guard touches.isEmpty else { return .stay }
        taps += 1
        state = .between(until: touch.time + GestureThresholds.tapInterval)
        return .stay
    }

    package mutating func touchCancelled(_ touch: TouchSample) -> GestureStep {
        guard touches.remove(touch.id) else { return .stay }
        return finish(isPressed ? .cancel : .fail)
    }

    package mutating func timePassed(to now: TimeInterval) -> GestureStep {
        guard let deadline, now >= deadline else { return .stay }
        guard case .pressing = state, taps >= tapsRequired else { return finish(.fail) }
        state = .pressed
        return .begin
    }

    package mutating func reset() {
        state = .idle
        touches = TouchSet()
        taps = 0
    }

    private var isPressed: Bool {
        if case .pressed = state { true } else { false }
    }

    private mutating func finish(_ step: GestureStep) -> GestureStep {
        if case .done = state { return .stay }
        state = .done
        return step
    }
}
