/// What is seen of a transition.
package enum TransitionStyle: Hashable, Sendable {
    /// Where something comes from.
    package enum Side: Hashable, Sendable {
        case left
        case right
        case top
        case bottom

        /// Which way is gone from there, in lengths of the layer.
        var direction: SIMD2<Double> {
            switch self {
            case .left: SIMD2(1, 0)
            case .right: SIMD2(-1, 0)
            case .top: SIMD2(0, 1)
            case .bottom: SIMD2(0, -1)
            }
        }
    }

    case fade
    case moveIn(Side)
    case push(Side)
    case reveal(Side)
    /// Both looks are sides of one card, which is turned about its middle; the side that comes forward.
    case flip(Side)
    /// The old look is a page that is turned off the new one, from a side on.
    case curlOff(Side)
    /// The new look is a page that is turned onto the old one, and comes to lie there at a side last.
    case curlOn(Side)

    init(_ type: CATransitionType, _ subtype: CATransitionSubtype?) {
        let side: Side =
            switch subtype {
            case CATransitionSubtype.fromRight: .right
            // Core Animation names them by a y axis that grows upwards: on iOS, from the top goes up, and comes from below.
            case CATransitionSubtype.fromTop: .bottom
            case CATransitionSubtype.fromBottom: .top
            default: .left
            }
        switch type {
        case .moveIn: self = .moveIn(side)
        case .push: self = .push(side)
        case .reveal: self = .reveal(side)
        default: self = .fade
        }
    }
}
