/// A control on which a finger chooses from the moment it comes down.
class ColorPad: UIControl {
    /// Where the finger was last.
    private var last = CGPoint.zero

    /// A finger is at a place, in points of the control; `isOver` once it left or was taken away.
    func take(_ point: CGPoint, isOver: Bool) { preconditionFailure("ColorPad: \(Self.self) does not say what a touch chooses") }

    private func follow(_ touch: UITouch, isOver: Bool) {
        last = touch.location(in: self)
        take(last, isOver: isOver)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch, isOver: false)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch, isOver: false)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if let touch { follow(touch, isOver: true) } }

    /// What was chosen until then holds, and is told as the last word.
    override func cancelTracking(with event: UIEvent?) { take(last, isOver: true) }

    /// A finger here chooses, and does not move the sheet below.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let isDragAround = gestureRecognizer is UIPanGestureRecognizer && gestureRecognizer.view !== self
        return !(isTracking && isDragAround) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
