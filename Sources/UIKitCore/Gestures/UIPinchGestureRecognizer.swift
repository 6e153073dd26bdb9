import UIKitEngines

/// A recognizer for pinches of two touches.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer, MachineDriven {
    var machine = TwoTouchMachine(.scale)
    var timer: DelayToken?

    /// The distance between the touches as a multiple of the distance at the beginning; initially 1. Setting the
    /// scale continues from the new value.
    open var scale: CGFloat {
        get { machine.amount }
        set { if newValue.isFinite { machine.amount = newValue } }
    }

    /// The change of ``scale`` per second, over the last tenth of a second.
    open var velocity: CGFloat { machine.velocity(at: gesture.lastTime) }
}
