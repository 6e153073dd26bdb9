/// A control that selects the value at the location of a touch, as soon as the touch begins.
class ColorPad: UIControl {
    /// The last location of the touch.
    private var lastLocation = CGPoint.zero

    /// Selects the value at a location, in the control's coordinates. `isFinal` is `true` when the touch ended or was
    /// cancelled.
    func pickColor(_ point: CGPoint, isFinal: Bool) {
        preconditionFailure("ColorPad: \(Self.self) does not override pickColor(_:isFinal:)")
    }

    private func pickColor(at touch: UITouch, isFinal: Bool) {
        lastLocation = touch.location(in: self)
        pickColor(lastLocation, isFinal: isFinal)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pickColor(at: touch, isFinal: false)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pickColor(at: touch, isFinal: false)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if let touch { pickColor(at: touch, isFinal: true) } }

    /// Reports the value that was selected last as the final value.
    override func cancelTracking(with event: UIEvent?) { pickColor(lastLocation, isFinal: true) }

    /// Returns `false` for pan recognizers of superviews during tracking, so that a drag does not move a sheet.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let isSuperviewDrag = gestureRecognizer is UIPanGestureRecognizer && gestureRecognizer.view !== self
        return !(isTracking && isSuperviewDrag) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
