import UIKitEngines

/// Looks for fingers that go quickly one way.
///
/// Recognized as soon as they went far enough, while they are still down.
/// - Source: https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer, MachineDriven {
    var machine = SwipeMachine()
    var timer: DelayToken?

    /// Ways that fingers go.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The ways as bits.
        public let rawValue: UInt
        /// Takes any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// The way that fingers have to go; of several, any. Defaults to `.right`.
    open var direction: Direction {
        get { Direction(rawValue: machine.directions.rawValue) }
        set { machine.directions = SwipeMachine.Direction(rawValue: newValue.rawValue) }
    }

    /// The one way that the fingers went, of those that are looked for; these while nothing is recognized.
    package final var recognizedDirection: Direction { machine.recognized.map { Direction(rawValue: $0.rawValue) } ?? direction }

    /// How many fingers swipe, at least 1. Defaults to 1.
    open var numberOfTouchesRequired: Int {
        get { machine.touchesRequired }
        set { machine.touchesRequired = max(1, newValue) }
    }

    /// Where the swipe began, the middle of its fingers, in the coordinates of `view`, or of the window for `nil`. In points.
    open override func location(in view: UIView?) -> CGPoint {
        machine.recognized == nil ? super.location(in: view) : convert(machine.start, to: view)
    }

    /// Where one of the fingers came down, in the coordinates of `view`, or of the window for `nil`. In points.
    ///
    /// - Precondition: `touchIndex` is at least 0 and less than `numberOfTouches`.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard machine.recognized != nil, machine.starts.indices.contains(touchIndex) else {
            return super.location(ofTouch: touchIndex, in: view)
        }
        return convert(machine.starts[touchIndex], to: view)
    }
}
