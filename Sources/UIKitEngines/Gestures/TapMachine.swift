import CoreGraphics

/// Recognises one or more taps with one or more touches.
///
/// Each tap has to have exactly the required number of touches, and all of them have to lift in time and without
/// moving too far. The next tap has to begin within the tap interval and near the first one. The gesture is
/// recognised when the last touch of the last tap lifts. Anything else fails the gesture.
package struct TapMachine: GestureMachine {
    private enum State {
        /// No touch yet. Touch down → `pressing`.
        case idle
        /// The touches of tap `count` (from 0) are down. All lifted in time → `between`, or recognised after the last
        /// tap; moved too far or held too long → failed.
        case pressing(count: Int, since: TimeInterval)
        /// `count` taps are complete. A touch in time and near enough → `pressing`; otherwise failed.
        case between(count: Int, since: TimeInterval)
        /// Recognised or failed; input is ignored until `reset()`.
        case done
    }

    /// The number of taps required; at least 1.
    package var tapsRequired = 1
    /// The number of touches required; at least 1.
    package var touchesRequired = 1
    private var state = State.idle
    private var touches = TouchSet()
    private var maximumTouches = 0
    private var firstLocation: CGPoint?

    package init(tapsRequired: Int = 1, touchesRequired: Int = 1) {
        self.tapsRequired = tapsRequired
        self.touchesRequired = touchesRequired
    }

    package var deadline: TimeInterval? {
        switch state {
        case .idle, .done: nil
        case .pressing(_, let since): since + GestureThresholds.tapDuration
        case .between(_, let since): since + GestureThresholds.tapInterval
        }
    }

    package mutating func touchDown(_ touch: TouchSample) -> GestureStep {
        switch state {
        case .done:
            return .stay
        case .idle:
            state = .pressing(count: 0, since: touch.time)
        case .pressing:
            break
        case .between(let count, let since):
            guard touch.time - since <= GestureThresholds.tapInterval, isNearFirstTap(touch) else { return fail() }
            state = .pressing(count: count, since: touch.time)
            maximumTouches = 0
        }
        touches.add(touch)
        maximumTouches = max(maximumTouches, touches.count)
        firstLocation = firstLocation ?? touch.location
        return touches.count > touchesRequired ? fail() : .stay
    }

    package mutating func touchMoved(_ touch: TouchSample) -> GestureStep {
        guard case .pressing = state, touches.move(touch) else { return .stay }
        return touches.largestTravel > GestureThresholds.tapMovement ? fail() : .stay
    }

    package mutating func touchUp(_ touch: TouchSample) -> GestureStep {
        guard case .pressing(let count, let since) = state, touches.move(touch) else { return .stay }
        guard touch.time - since <= GestureThresholds.tapDuration, touches.largestTravel <= GestureThresholds.tapMovement else {
            return fail()
        }
        touches.remove(touch.id)
        guard touches.isEmpty else { return .stay }
        guard maximumTouches == touchesRequired else { return fail() }
        guard count + 1 >= tapsRequired else {
            state = .between(count: count + 1, since: touch.time)
            return .stay
        }
        state = .done
        return .recognize
    }

    package mutating func touchCancelled(_ touch: TouchSample) -> GestureStep {
        guard touches.remove(touch.id) else { return .stay }
        return fail()
    }

    package mutating func timePassed(to now: TimeInterval) -> GestureStep {
        guard let deadline, now >= deadline else { return .stay }
        return fail()
    }

    package mutating func reset() {
        self = TapMachine(tapsRequired: tapsRequired, touchesRequired: touchesRequired)
    }

    private func isNearFirstTap(_ touch: TouchSample) -> Bool {
        guard let firstLocation else { return true }
        return touch.distance(from: firstLocation) <= GestureThresholds.tapSeparation
    }

    private mutating func fail() -> GestureStep {
        if case .done = state { return .stay }
        state = .done
        return .fail
    }
}
