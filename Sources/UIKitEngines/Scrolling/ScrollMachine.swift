import CoreGraphics

/// The state machine that moves a scroll view's content by touches, momentum, edges, pages and animations.
///
/// A drag stores its origin as an offset without resistance; beyond an edge, ``RubberBand`` reduces the movement.
/// When the drag ends, each axis gets a ``Glide``, which decelerates, bounces, settles on a page, or springs to the
/// target that the delegate requested. `advance(to:)` evaluates both glides at a time and ends the movement after the
/// longer one. All movements are closed-form functions of time, so that dropped frames do not change the path.
package struct ScrollMachine: Equatable, Sendable {
    package enum State: Equatable, Sendable {
        /// Nothing moves. Touch → `tracking`; `animate` → `animating`.
        case idle
        /// A touch is down. Moved beyond the slop → `dragging`; up → `idle`.
        case tracking
        /// A touch drags content. Up → `decelerating`, or `idle`.
        case dragging(Drag)
        /// Content moves by momentum. At rest → `idle`; touch → `tracking`.
        case decelerating(ScrollAnimation)
        /// Content moves to a target that the app set. At the target → `idle`.
        case animating(ScrollAnimation)
    }

    package struct Drag: Equatable, Sendable {
        /// The offset at the start of the drag, before resistance is applied.
        var origin: CGPoint
        var movesX: Bool
        var movesY: Bool
    }

    package struct ScrollAnimation: Equatable, Sendable {
        var startTime: TimeInterval
        package var x: Glide
        package var y: Glide
        var duration: TimeInterval { max(x.duration, y.duration) }

        func shifted(by distance: CGPoint) -> ScrollAnimation {
            ScrollAnimation(startTime: startTime, x: x.shifted(by: distance.x), y: y.shifted(by: distance.y))
        }
    }

    package private(set) var state = State.idle
    /// The content offset in points, before rounding to pixels.
    package private(set) var offset = CGPoint.zero

    package init() {}

    package var isMoving: Bool {
        switch state {
        case .decelerating, .animating: true
        case .idle, .tracking, .dragging: false
        }
    }

    /// Stops all movement because a touch is down.
    package mutating func track() {
        state = .tracking
    }

    /// Stops all movement after all touches ended, or after the app set the content offset.
    package mutating func stop() {
        state = .idle
    }

    /// Sets the content offset for the app. A drag continues from the new offset. Any other movement ends.
    package mutating func setOffset(_ target: CGPoint) {
        switch state {
        case .dragging(var drag):
            drag.origin.x += target.x - offset.x
            drag.origin.y += target.y - offset.y
            state = .dragging(drag)
        case .decelerating, .animating:
            state = .idle
        case .idle, .tracking:
            break
        }
        offset = target
    }

    /// Returns whether content decelerates freely on both axes, without an edge ahead at which the content would
    /// bounce. Such content may be shifted during the movement.
    package func deceleratesFreely(at time: TimeInterval) -> Bool {
        guard case .decelerating(let animation) = state else { return false }
        return [animation.x, animation.y].allSatisfy { glide in
            switch glide {
            case .rest, .ease, .decelerate: true
            case .decelerateAndBounce, .spring: glide.freeVelocity(at: time - animation.startTime) != nil
            }
        }
    }

    /// Shifts the offset and any movement in progress by `distance`, in points, because the content itself moved. The
    /// displayed content does not jump.
    package mutating func shift(by distance: CGPoint) {
        offset.x += distance.x
        offset.y += distance.y
        switch state {
        case .idle, .tracking: break
        case .dragging(var drag):
            drag.origin.x += distance.x
            drag.origin.y += distance.y
            state = .dragging(drag)
        case .decelerating(let animation): state = .decelerating(animation.shifted(by: distance))
        case .animating(let animation): state = .animating(animation.shifted(by: distance))
        }
    }

    /// Recomputes a deceleration after the extent changed, so that content comes to rest at the current edges.
    package mutating func retargetDeceleration(at time: TimeInterval, in extent: ScrollConfiguration) {
        guard case .decelerating(var animation) = state, !extent.isPaging else { return }
        let elapsed = time - animation.startTime
        let x = Self.retargeted(animation.x, at: elapsed, extent.horizontalRange, extent.bouncesHorizontally, extent)
        let y = Self.retargeted(animation.y, at: elapsed, extent.verticalRange, extent.bouncesVertically, extent)
        guard let x, let y else { return }
        (animation.startTime, animation.x, animation.y) = (time, x, y)
        state = .decelerating(animation)
    }

    private static func retargeted(
        _ glide: Glide, at elapsed: TimeInterval, _ range: ClosedRange<CGFloat>, _ bounces: Bool, _ extent: ScrollConfiguration
    ) -> Glide? {
        if case .rest = glide { return glide }
        guard let velocity = glide.freeVelocity(at: elapsed) else { return nil }
        return .release(
            at: glide.position(at: elapsed), velocity: velocity, rate: extent.decelerationRate, range: range, bounces: bounces)
    }

    /// Begins a drag after the touch moved beyond the slop in the direction of `travel`.
    package mutating func beginDrag(travel: CGPoint, in extent: ScrollConfiguration) {
        var movesX = extent.canScrollHorizontally
        var movesY = extent.canScrollVertically
        if extent.isDirectionalLockEnabled, movesX, movesY {
            // Only a clear direction locks the other axis: an angle of at most about 30 degrees to an axis.
            if abs(travel.x) > 1.7 * abs(travel.y) { movesY = false }
            if abs(travel.y) > 1.7 * abs(travel.x) { movesX = false }
        }
        let origin = CGPoint(
            x: RubberBand(dimension: extent.viewport.width).unclamp(offset.x, from: extent.horizontalRange),
            y: RubberBand(dimension: extent.viewport.height).unclamp(offset.y, from: extent.verticalRange))
        state = .dragging(Drag(origin: origin, movesX: movesX, movesY: movesY))
    }

    /// Moves content by `translation` points from the start of the drag.
    package mutating func drag(by translation: CGPoint, in extent: ScrollConfiguration) {
        guard case .dragging(let drag) = state else { return }
        if drag.movesX {
            offset.x = Self.resisted(
                drag.origin.x - translation.x, range: extent.horizontalRange, dimension: extent.viewport.width,
                bounces: extent.bouncesHorizontally && (extent.alwaysBouncesHorizontally || extent.horizontalRange.allowsMovement))
        }
        if drag.movesY {
            offset.y = Self.resisted(
                drag.origin.y - translation.y, range: extent.verticalRange, dimension: extent.viewport.height,
                bounces: extent.bouncesVertically && (extent.alwaysBouncesVertically || extent.verticalRange.allowsMovement))
        }
    }

    private static func resisted(_ offset: CGFloat, range: ClosedRange<CGFloat>, dimension: CGFloat, bounces: Bool) -> CGFloat {
        bounces
            ? RubberBand(dimension: dimension).clamp(offset, to: range) : min(max(offset, range.lowerBound), range.upperBound)
    }

    /// Returns the offset at which content would come to rest if the touch ended now.
    ///
    /// - Parameter velocity: The velocity of the offset, in points per second. Its sign is opposite to that of the
    ///   touch.
    package func proposedTarget(velocity: CGPoint, in extent: ScrollConfiguration) -> CGPoint {
        let velocity = effective(velocity)
        let x = glide(offset.x, velocity.x, range: extent.horizontalRange, page: extent.viewport.width, extent.bouncesHorizontally, extent)
        let y = glide(offset.y, velocity.y, range: extent.verticalRange, page: extent.viewport.height, extent.bouncesVertically, extent)
        return CGPoint(x: x.target, y: y.target)
    }

    /// Ends the drag at `time`. Content comes to rest at `target`; if `target` is `nil`, at the end of its momentum.
    package mutating func endDrag(velocity: CGPoint, target: CGPoint?, at time: TimeInterval, in extent: ScrollConfiguration) {
        let velocity = effective(velocity)
        var x = glide(offset.x, velocity.x, range: extent.horizontalRange, page: extent.viewport.width, extent.bouncesHorizontally, extent)
        var y = glide(offset.y, velocity.y, range: extent.verticalRange, page: extent.viewport.height, extent.bouncesVertically, extent)
        if let target {
            x = Self.redirect(x, from: offset.x, velocity: velocity.x, to: target.x)
            y = Self.redirect(y, from: offset.y, velocity: velocity.y, to: target.y)
        }
        let animation = ScrollAnimation(startTime: time, x: x, y: y)
        state = animation.duration > 0 ? .decelerating(animation) : .idle
        if animation.duration == 0 { offset = CGPoint(x: x.target, y: y.target) }
    }

    /// Moves content to `target` in `duration` seconds.
    package mutating func animate(to target: CGPoint, at time: TimeInterval, duration: TimeInterval = Ease.scrollDuration) {
        let animation = ScrollAnimation(
            startTime: time, x: .ease(Ease(start: offset.x, target: target.x, duration: duration)),
            y: .ease(Ease(start: offset.y, target: target.y, duration: duration)))
        state = .animating(animation)
    }

    /// Changes the target of an animated movement. The movement continues from its current position and keeps its
    /// remaining time.
    package mutating func retarget(to target: CGPoint, at time: TimeInterval) {
        guard case .animating(let animation) = state else { return }
        let remainingTime = max(0.05, animation.startTime + animation.duration - time)
        animate(to: target, at: time, duration: remainingTime)
    }

    /// Moves content that is past an edge back to the edge, for example after a change of size.
    package mutating func springBack(at time: TimeInterval, in extent: ScrollConfiguration) {
        endDrag(velocity: .zero, target: nil, at: time, in: extent)
    }

    /// Advances the movement to a time. Returns whether content is still moving.
    package mutating func advance(to time: TimeInterval) -> Bool {
        switch state {
        case .idle, .tracking, .dragging:
            return false
        case .decelerating(let animation), .animating(let animation):
            let elapsed = time - animation.startTime
            // A microsecond allows for rounding of timestamps, which would otherwise cost another frame.
            if elapsed < animation.duration - 1e-6 {
                offset = CGPoint(x: animation.x.position(at: elapsed), y: animation.y.position(at: elapsed))
                return true
            }
            offset = CGPoint(x: animation.x.target, y: animation.y.target)
            state = .idle
            return false
        }
    }

    /// Returns the velocity, with 0 on the axes that the drag does not move.
    private func effective(_ velocity: CGPoint) -> CGPoint {
        guard case .dragging(let drag) = state else { return velocity }
        return CGPoint(x: drag.movesX ? velocity.x : 0, y: drag.movesY ? velocity.y : 0)
    }

    private func glide(
        _ offset: CGFloat, _ velocity: CGFloat, range: ClosedRange<CGFloat>, page: CGFloat, _ bounces: Bool, _ extent: ScrollConfiguration
    ) -> Glide {
        let isInside = range.contains(offset)
        guard extent.isPaging, isInside, range.allowsMovement else {
            return .release(at: offset, velocity: velocity, rate: extent.decelerationRate, range: range, bounces: bounces)
        }
        let target = Paging(pageLength: page, range: range).target(offset: offset, velocity: velocity)
        return Self.settle(from: offset, to: target, velocity: velocity)
    }

    private static func redirect(_ glide: Glide, from offset: CGFloat, velocity: CGFloat, to target: CGFloat) -> Glide {
        abs(glide.target - target) < 0.01 ? glide : settle(from: offset, to: target, velocity: velocity)
    }

    private static func settle(from offset: CGFloat, to target: CGFloat, velocity: CGFloat) -> Glide {
        guard offset != target else { return .rest(target) }
        return .spring(.settling(start: offset, target: target, velocity: velocity, frequency: SpringBack.pageFrequency))
    }
}

extension ClosedRange<CGFloat> {
    /// Whether the range is longer than 0, so that content can move.
    fileprivate var allowsMovement: Bool { upperBound > lowerBound }
}
