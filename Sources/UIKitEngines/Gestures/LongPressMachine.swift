import CoreGraphics

/// Fingers that stay down, after a number of taps.
package struct LongPressMachine: GestureMachine {
    private enum State {
        /// Fewer fingers than asked for. Enough → `pressing`.
        case idle
        /// All fingers are down. In time → `pressed`; moved too far or lifted → failed.
        case pressing(since: TimeInterval)
        /// The press has begun. Moves change it, the first finger up ends it.
        case pressed
        /// Over: nothing counts until `reset()`.
        case done
    }

    /// Seconds.
    package var minimumDuration = GestureThresholds.pressDuration
    /// Points.
    package var allowableMovement = GestureThresholds.pressMovement
    /// At least 1.
    package var touchesRequired = 1
    private var state = State.idle
    private var touches = TouchSet()

    package init() {}

    package var deadline: TimeInterval? {
        guard case .pressing(let since) = state else { return nil }
        return since + minimumDuration
    }

    package mutating func touchDown(_ touch: TouchSample) -> GestureStep {
        switch state {
        case .idle:
            touches.add(touch)
            if touches.count == touchesRequired { state = .pressing(since: touch.time) }
            return .stay
        case .pressing:
            return finish(.fail)
        case .pressed, .done:
            return .stay
        }
    }

    package mutating func touchMoved(_ touch: TouchSample) -> GestureStep {
        guard touches.move(touch) else { return .stay }
        switch state {
        case .idle, .pressing: return touches.largestTravel > allowableMovement ? finish(.fail) : .stay
        case .pressed: return .change
        case .done: return .stay
        }
    }

    package mutating func touchUp(_ touch: TouchSample) -> GestureStep {
        guard touches.move(touch) else { return .stay }
        return finish(isPressed ? .end : .fail)
    }

    package mutating func touchCancelled(_ touch: TouchSample) -> GestureStep {
        guard touches.remove(touch.id) else { return .stay }
        return finish(isPressed ? .cancel : .fail)
    }

    package mutating func timePassed(to now: TimeInterval) -> GestureStep {
        guard let deadline, now >= deadline else { return .stay }
        state = .pressed
        return .begin
    }

    package mutating func reset() {
        state = .idle
        touches = TouchSet()
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
