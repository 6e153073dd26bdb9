import UIKitEngines

/// Looks for fingers that stay down.
///
/// Begins when the press is long enough, changes while fingers move, and ends when one leaves.
/// - Source: https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer, MachineDriven {
    var machine = LongPressMachine()
    var timer: DelayToken?

    /// How long fingers have to stay, in seconds. Defaults to 0.5; with 0 the press begins when the fingers are down.
    open var minimumPressDuration: TimeInterval {
        get { machine.minimumDuration }
        set { machine.minimumDuration = max(0, newValue) }
    }

    /// How far fingers may wander before the press is recognized, in points. Defaults to 10.
    open var allowableMovement: CGFloat {
        get { machine.allowableMovement }
        set { machine.allowableMovement = max(0, newValue) }
    }

    /// How many taps come before the press, at least 0. Defaults to 0.
    open var numberOfTapsRequired: Int {
        get { machine.tapsRequired }
        set { machine.tapsRequired = max(0, newValue) }
    }

    /// How many fingers press, at least 1. Defaults to 1.
    open var numberOfTouchesRequired: Int {
        get { machine.touchesRequired }
        set { machine.touchesRequired = max(1, newValue) }
    }
}
