import UIKitEngines

/// Looks for two fingers that turn about each other.
///
/// - Source: https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer, MachineDriven {
    var machine = TwoFingerMachine(.rotation)
    var timer: DelayToken?
    private var lastTime: TimeInterval = 0

    /// How far the fingers have turned, in radians, clockwise; 0 at first. Setting it starts anew from there.
    open var rotation: CGFloat {
        get { machine.amount }
        set { if newValue.isFinite { machine.amount = newValue } }
    }

    /// Radians a second; of the last tenth of one.
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
