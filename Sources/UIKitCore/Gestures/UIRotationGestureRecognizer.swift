import UIKitEngines

/// Looks for two fingers that turn about each other.
///
/// - Source: https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer, MachineDriven {
    var machine = TwoFingerMachine(.rotation)
    var timer: DelayToken?

    /// How far the fingers have turned, in radians, clockwise; 0 at first. Setting it starts anew from there.
    open var rotation: CGFloat {
        get { machine.amount }
        set { if newValue.isFinite { machine.amount = newValue } }
    }

    /// Radians a second; of the last tenth of one.
    open var velocity: CGFloat { machine.velocity(at: gesture.lastTime) }
}
