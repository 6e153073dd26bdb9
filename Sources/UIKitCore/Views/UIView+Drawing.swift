extension UIView {
    /// The closure that draws the view where `draw(_:)` is not overridden; `nil`, none, by default. It is kept as long as the view.
    package var drawing: (@MainActor (CGContext, CGRect) -> Void)? {
        get { look.drawing }
        set {
            look.drawing = newValue
            updateLayerOpacity()
            if newValue == nil { layer.dropBacking() } else { layer.setNeedsDisplay() }
        }
    }

    /// Draws by the closure, and again once something changes that the closure read and that can be observed.
    func drawByClosure(_ rect: CGRect) {
        guard let drawing = look.drawing, let context = UIGraphicsGetCurrentContext() else { return }
        ObservedReads.track {
            drawing(context, rect)
        } onChange: { [weak self] in
            self?.setNeedsDisplay()
        }
    }
}
