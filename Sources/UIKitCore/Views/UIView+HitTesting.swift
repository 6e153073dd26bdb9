extension UIView {
    /// The opacity below which views receive no touches, as Apple documents.
    private static let minimumTouchableAlpha: CGFloat = 0.01

    /// Whether the view can receive touches.
    var acceptsTouches: Bool {
        !isHidden && isUserInteractionEnabled && alpha >= Self.minimumTouchableAlpha && interaction.blockingAnimationCount == 0
    }

    func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard acceptsTouches, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convertPoint(point, fromSuperview: self), with: event) { return hit }
        }
        return self
    }

    /// Converts a point from the superview's to this view's coordinates. While an animator moves the view, its
    /// presented position is used, otherwise its model position.
    private func convertPoint(_ point: CGPoint, fromSuperview superview: UIView) -> CGPoint {
        guard interaction.animatorChangeCount > 0 else { return superview.layer.convert(point, to: layer) }
        return point.applying(layer.presented.transformToSuperlayer.inverted())
    }

    /// Whether the view receives more than one touch at a time; `false` by default.
    public var isMultipleTouchEnabled: Bool {
        get { interaction.isMultipleTouchEnabled }
        set { interaction.isMultipleTouchEnabled = newValue }
    }

    /// Whether touches of this view keep other views of the window from receiving touches; `false` by default.
    public var isExclusiveTouch: Bool {
        get { interaction.isExclusiveTouch }
        set { interaction.isExclusiveTouch = newValue }
    }

    func endEditingInTree(_ force: Bool) -> Bool {
        // The responder chain of an input accessory view leads to the window of the text input. A view controller edits
        // no text, and so remains first responder.
        guard let window = chainWindow ?? windowForSubviews, let responder = window.firstResponder, !(responder is UIViewController),
            responder.firstInChain(where: { $0 === self }) != nil
        else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.revokeFirstResponder()
        responder.passFirstResponderToController(in: window)
        return true
    }
}
