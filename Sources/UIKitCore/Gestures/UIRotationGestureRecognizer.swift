import UIKitEngines

/// A recognizer for rotations of two touches.
///
/// - Source: https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer, MachineDriven {
    var machine = TwoTouchMachine(.rotation)
    var timer: DelayToken?

    /// The rotation of the touches in radians, clockwise; initially 0. Setting the rotation continues from the new
    /// value.
    open var rotation: CGFloat {
        get { machine.amount }
        set { if newValue.isFinite { machine.amount = newValue } }
    }

    /// The velocity in radians per second, over the last tenth of a second.
    open var velocity: CGFloat { machine.velocity(at: gesture.lastTime) }
}
