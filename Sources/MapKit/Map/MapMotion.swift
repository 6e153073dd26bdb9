import MapEngines
import UIKitCore
import UIKitEngines

/// How a map moves by itself.
@MainActor struct MapMotion {
    enum Kind {
        case flight(ViewportFlight)
        /// Coasting after a finger has left: along both axes, and where it was last.
        case glide(x: Deceleration, y: Deceleration)
    }

    var kind: Kind?
    /// On the frame clock; `nil` before the first frame.
    var start: TimeInterval?
    var last = CGPoint.zero
    var link: CADisplayLink?
    /// How many fingers' gestures are under way.
    var gestures = 0
}
