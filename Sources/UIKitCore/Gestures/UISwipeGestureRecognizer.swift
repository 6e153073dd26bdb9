import UIKitEngines

/// A recognizer for swipes.
///
/// The gesture is recognised as soon as the touches have moved far enough, while they are still down.
/// - Source: https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer, MachineDriven {
    var machine = SwipeMachine()
    var timer: DelayToken?

    /// The directions of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits of the directions.
        public let rawValue: UInt
        /// Creates the directions from any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }

    /// The allowed directions. Defaults to `.right`.
    open var direction: Direction {
        get { Direction(rawValue: machine.directions.rawValue) }
        set { machine.directions = SwipeMachine.Direction(rawValue: newValue.rawValue) }
    }

    /// The direction of the recognised swipe. While no swipe is recognised, the allowed directions.
    package final var recognizedDirection: Direction { machine.recognized.map { Direction(rawValue: $0.rawValue) } ?? direction }

    /// The number of touches, at least 1. Defaults to 1.
    open var numberOfTouchesRequired: Int {
        get { machine.touchesRequired }
        set { machine.touchesRequired = max(1, newValue) }
    }

    /// Returns the centroid of the touches at the beginning of the swipe, in points of `view`, or of the window for
    /// `nil`.
    open override func location(in view: UIView?) -> CGPoint {
        machine.recognized == nil ? super.location(in: view) : convert(machine.start, to: view)
    }

    /// Returns the location at which a touch began, in points of `view`, or of the window for `nil`.
    ///
    /// - Precondition: `touchIndex` is at least 0 and less than `numberOfTouches`.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard machine.recognized != nil, machine.starts.indices.contains(touchIndex) else {
            return super.location(ofTouch: touchIndex, in: view)
        }
        return convert(machine.starts[touchIndex], to: view)
    }
}
