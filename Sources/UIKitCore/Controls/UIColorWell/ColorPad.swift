/// A control that selects the value at the location of a touch, as soon as the touch begins.
class ColorPad: UIControl {
    /// The last location of the touch.
    private var last = CGPoint.zero

    /// Selects the value at a location, in the control's coordinates. `isOver` is `true` when the touch ended or was
    /// cancelled.
    func pickColor(_ point: CGPoint, isOver: Bool) { preconditionFailure("ColorPad: \(Self.self) does not override pickColor(_:isOver:)") }

    private func follow(_ touch: UITouch, isOver: Bool) {
        last = touch.location(in: self)
        pickColor(last, isOver: isOver)
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

    /// Reports the value that was selected last as the final value.
    override func cancelTracking(with event: UIEvent?) { pickColor(last, isOver: true) }

    /// Returns `false` for pan recognizers of superviews during tracking, so that a drag does not move a sheet.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let isDragAround = gestureRecognizer is UIPanGestureRecognizer && gestureRecognizer.view !== self
        return !(isTracking && isDragAround) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
