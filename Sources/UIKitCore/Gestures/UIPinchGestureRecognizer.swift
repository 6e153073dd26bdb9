import UIKitEngines

/// Looks for two fingers that come apart or together.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer, MachineDriven {
    var machine = TwoFingerMachine(.scale)
    var timer: DelayToken?

    /// How much farther apart the fingers are than where they began; 1 at first. Setting it starts anew from there.
    open var scale: CGFloat {
        get { machine.amount }
        set { if newValue.isFinite { machine.amount = newValue } }
    }

    /// How much ``scale`` changes in a second; of the last tenth of one.
    open var velocity: CGFloat { machine.velocity(at: gesture.lastTime) }
}
