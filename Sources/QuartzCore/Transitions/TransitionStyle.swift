/// The visual effect of a transition.
package enum TransitionStyle: Hashable, Sendable {
    /// The side from which content moves.
    package enum Side: Hashable, Sendable {
        case left
        case right
        case top
        case bottom

        /// The direction of movement from the side, in multiples of the layer's size.
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
    /// The contents are the front and the back of a card that rotates about its centre; the value is the edge that
    /// comes forward.
    case flip(Side)
    /// The old content curls away from the new content like a page, starting at a side.
    case curlOff(Side)
    /// The new content uncurls onto the old content like a page, ending at a side.
    case curlOn(Side)

    init(_ type: CATransitionType, _ subtype: CATransitionSubtype?) {
        let side: Side =
            switch subtype {
            case CATransitionSubtype.fromRight: .right
            // Core Animation names the sides for a y axis that points upwards: on iOS, content `fromTop` comes from
            // the bottom.
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
