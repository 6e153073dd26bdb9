import MapEngines
import UIKitCore
import UIKitEngines

/// The animation of a map.
@MainActor struct MapMotion {
    enum Kind {
        case animation(ViewportAnimation)
        /// Deceleration after a pan, along both axes.
        case deceleration(x: Deceleration, y: Deceleration)
    }

    var kind: Kind?
    /// The start time on the frame clock; `nil` before the first frame.
    var start: TimeInterval?
    var lastOffset = CGPoint.zero
    var link: CADisplayLink?
    /// The number of active gestures.
    var gestureCount = 0
}
