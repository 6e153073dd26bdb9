import CoreGraphics

/// Recognises a quick movement of one or more touches in one direction.
///
/// The gesture starts when the required number of touches is down. Every move compares the movement of the touches'
/// centroid with the allowed directions. The swipe is recognised when the centroid is far enough along a direction
/// and not too far to its side. The gesture fails when no direction is possible any more, when time is up, or when a
/// touch is lifted or added.
package struct SwipeMachine: GestureMachine {
    /// The directions of a swipe. A set of several directions allows any of them.
    package struct Direction: OptionSet, Hashable, Sendable {
        package let rawValue: UInt
        package init(rawValue: UInt) { self.rawValue = rawValue }
        package static let right = Direction(rawValue: 1)
        package static let left = Direction(rawValue: 2)
        package static let up = Direction(rawValue: 4)
        package static let down = Direction(rawValue: 8)
    }

    private enum State {
        /// Fewer touches than required are down. Enough touches → `moving`.
        case idle
        /// All touches are down. Moved far enough → recognised; moved sideways, too late, or lifted → failed.
        case moving(since: TimeInterval)
        /// The gesture is over; input is ignored until `reset()`.
        case done
    }

    /// The allowed directions.
    package var directions = Direction.right
    /// The number of touches required; at least 1.
    package var touchesRequired = 1
    /// The direction of the swipe; `nil` until it is recognised.
    package private(set) var recognized: Direction?
    private var state = State.idle
    private var touches = TouchSet()
    /// The centroid of all touches when the last of them began.
    package private(set) var start = CGPoint.zero
    /// The locations at which the touches began, in order.
    package var starts: [CGPoint] { touches.contacts.map(\.start.location) }

    package init() {}

    package var deadline: TimeInterval? {
        if case .moving(let since) = state { since + GestureThresholds.swipeDuration } else { nil }
    }

    package mutating func touchDown(_ touch: TouchSample) -> GestureStep {
        switch state {
        case .idle:
            touches.add(touch)
            guard touches.count == touchesRequired else { return .stay }
            state = .moving(since: touch.time)
            start = touches.centroid
            return .stay
        case .moving: return finish(.fail)
        case .done: return .stay
        }
    }

    package mutating func touchMoved(_ touch: TouchSample) -> GestureStep {
        guard touches.move(touch), case .moving(let since) = state else { return .stay }
        guard touch.time - since <= GestureThresholds.swipeDuration else { return finish(.fail) }
        let middle = touches.centroid
        let move = CGPoint(x: middle.x - start.x, y: middle.y - start.y)
        recognized = directions.first {
            forwardDistance($0, move) >= GestureThresholds.swipeDistance && sidewaysDistance($0, move) <= maximumDeviation
        }
        if recognized != nil { return finish(.recognize) }
        let hasNoDirection = directions.all {
            sidewaysDistance($0, move) > maximumDeviation || forwardDistance($0, move) < -GestureThresholds.panSlop
        }
        return hasNoDirection ? finish(.fail) : .stay
    }

    package mutating func touchUp(_ touch: TouchSample) -> GestureStep {
        // The end of a touch may report the last part of its movement.
        let step = touchMoved(touch)
        guard step == .stay, touches.remove(touch.id) else { return step }
        return finish(.fail)
    }

    package mutating func touchCancelled(_ touch: TouchSample) -> GestureStep {
        touches.remove(touch.id) ? finish(.fail) : .stay
    }

    package mutating func timePassed(to now: TimeInterval) -> GestureStep {
        guard let deadline, now >= deadline else { return .stay }
        return finish(.fail)
    }

    package mutating func reset() {
        state = .idle
        touches = TouchSet()
        recognized = nil
    }

    private var maximumDeviation: CGFloat { GestureThresholds.swipeDeviation }

    private func forwardDistance(_ direction: Direction, _ move: CGPoint) -> CGFloat {
        switch direction {
        case .right: move.x
        case .left: -move.x
        case .up: -move.y
        default: move.y
        }
    }

    private func sidewaysDistance(_ direction: Direction, _ move: CGPoint) -> CGFloat {
        direction == .right || direction == .left ? abs(move.y) : abs(move.x)
    }

    private mutating func finish(_ step: GestureStep) -> GestureStep {
        if case .done = state { return .stay }
        state = .done
        return step
    }
}

extension SwipeMachine.Direction {
    private var each: [SwipeMachine.Direction] { [.right, .left, .up, .down].filter(contains) }
    fileprivate func first(where body: (SwipeMachine.Direction) -> Bool) -> SwipeMachine.Direction? { each.first(where: body) }
    fileprivate func all(_ body: (SwipeMachine.Direction) -> Bool) -> Bool { each.allSatisfy(body) }
}
