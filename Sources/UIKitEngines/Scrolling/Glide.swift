import CoreGraphics

/// The movement of one axis after the touch ended, from start to rest, as a function of time.
///
/// Content that is released outside its range springs back to the nearest edge. Content inside decelerates. If the
/// deceleration would pass an edge, a spring takes over when the content reaches the edge, and continues with the
/// velocity at that time. Every part has a closed form: a position costs constant time and does not depend on the
/// frame rate.
package enum Glide: Equatable, Sendable {
    case rest(CGFloat)
    case decelerate(Deceleration)
    /// Decelerates for `until` seconds up to an edge, then bounces at the edge.
    case decelerateAndBounce(Deceleration, until: TimeInterval, SpringBack)
    case spring(SpringBack)
    case ease(Ease)

    /// Returns the movement after a release at `offset` with `velocity`. `range` contains the offsets without
    /// bouncing.
    ///
    /// If `bounces` is `false`, content stops at an edge.
    package static func release(
        at offset: CGFloat, velocity: CGFloat, rate: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool
    ) -> Glide {
        let nearest = min(max(offset, range.lowerBound), range.upperBound)
        if nearest != offset {
            return .spring(SpringBack(start: offset, target: nearest, velocity: velocity))
        }
        let deceleration = Deceleration(start: offset, velocity: velocity, rate: rate)
        let edge = min(max(deceleration.target, range.lowerBound), range.upperBound)
        guard edge != deceleration.target else { return deceleration.duration > 0 ? .decelerate(deceleration) : .rest(offset) }
        let time = deceleration.time(of: edge) ?? 0
        let bounceVelocity = bounces ? deceleration.velocity(at: time) : 0
        return .decelerateAndBounce(deceleration, until: time, SpringBack(start: edge, target: edge, velocity: bounceVelocity))
    }

    /// Returns the position in points at `time`, in seconds since the touch ended.
    package func position(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return target }
        switch self {
        case .rest(let offset): return offset
        case .decelerate(let deceleration): return deceleration.position(at: time)
        case .decelerateAndBounce(let deceleration, let edgeTime, let spring):
            return time < edgeTime ? deceleration.position(at: time) : spring.position(at: time - edgeTime)
        case .spring(let spring): return spring.position(at: time)
        case .ease(let ease): return ease.position(at: time)
        }
    }

    /// Returns the velocity of a movement that still decelerates freely, in points per second; `nil` for a movement
    /// with a fixed target.
    func freeVelocity(at time: TimeInterval) -> CGFloat? {
        switch self {
        case .decelerate(let deceleration): deceleration.velocity(at: time)
        case .decelerateAndBounce(let deceleration, let edgeTime, _): time < edgeTime ? deceleration.velocity(at: time) : nil
        case .rest, .spring, .ease: nil
        }
    }

    /// The position at rest, in points.
    package var target: CGFloat {
        switch self {
        case .rest(let offset): offset
        case .decelerate(let deceleration): deceleration.target
        case .decelerateAndBounce(_, _, let spring), .spring(let spring): spring.target
        case .ease(let ease): ease.target
        }
    }

    /// The time until rest, in seconds.
    package var duration: TimeInterval {
        switch self {
        case .rest: 0
        case .decelerate(let deceleration): deceleration.duration
        case .decelerateAndBounce(_, let edgeTime, let spring): edgeTime + spring.duration
        case .spring(let spring): spring.duration
        case .ease(let ease): ease.duration
        }
    }

    /// Returns the same movement, shifted by `distance` points.
    package func shifted(by distance: CGFloat) -> Glide {
        switch self {
        case .rest(let offset): .rest(offset + distance)
        case .decelerate(let deceleration): .decelerate(deceleration.shifted(by: distance))
        case .decelerateAndBounce(let deceleration, let edgeTime, let spring):
            .decelerateAndBounce(deceleration.shifted(by: distance), until: edgeTime, spring.shifted(by: distance))
        case .spring(let spring): .spring(spring.shifted(by: distance))
        case .ease(let ease):
            .ease(Ease(start: ease.start + distance, target: ease.target + distance, duration: ease.duration))
        }
    }
}
