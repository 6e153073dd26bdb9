import UIKitEngines

/// A recognizer for long presses.
///
/// The gesture begins when the press is long enough, changes when touches move, and ends when a touch ends.
/// - Source: https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer, MachineDriven {
    var machine = LongPressMachine()
    var timer: DelayToken?

    /// The minimum duration of the press, in seconds. Defaults to 0.5; with 0 the press begins when the touches are
    /// down.
    open var minimumPressDuration: TimeInterval {
        get { machine.minimumDuration }
        set { machine.minimumDuration = max(0, newValue) }
    }

    /// The maximum movement before the press is recognised, in points. Defaults to 10.
    open var allowableMovement: CGFloat {
        get { machine.allowableMovement }
        set { machine.allowableMovement = max(0, newValue) }
    }

    /// The number of taps before the press, at least 0. Defaults to 0.
    open var numberOfTapsRequired: Int {
        get { machine.tapsRequired }
        set { machine.tapsRequired = max(0, newValue) }
    }

    /// The number of touches, at least 1. Defaults to 1.
    open var numberOfTouchesRequired: Int {
        get { machine.touchesRequired }
        set { machine.touchesRequired = max(1, newValue) }
    }
}
