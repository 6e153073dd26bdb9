import UIKitEngines

/// Looks for two fingers that come apart or together.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer, MachineDriven {
    var machine = TwoFingerMachine(.scale)
    var timer: DelayToken?
    private var lastTime: TimeInterval = 0

    /// How much farther apart the fingers are than where they began; 1 at first. Setting it starts anew from there.
    open var scale: CGFloat {
        get { machine.amount }
        set { if newValue.isFinite { machine.amount = newValue } }
    }

    /// How much ``scale`` changes in a second; of the last tenth of one.
    open var velocity: CGFloat { machine.velocity(at: lastTime) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = touches.map(\.timestamp).max() ?? lastTime
        feed(touches) { machine, touch in machine.touchDown(touch) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = touches.map(\.timestamp).max() ?? lastTime
        feed(touches) { machine, touch in machine.touchMoved(touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = touches.map(\.timestamp).max() ?? lastTime
        feed(touches) { machine, touch in machine.touchUp(touch) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = touches.map(\.timestamp).max() ?? lastTime
        feed(touches) { machine, touch in machine.touchCancelled(touch) }
    }

    open override func reset() {
        resetMachine()
    }
}
