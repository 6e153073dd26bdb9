extension UIView {
    /// The closure that draws the view if `draw(_:)` is not overridden; `nil` by default. The view retains it.
    package var drawing: (@MainActor (CGContext, CGRect) -> Void)? {
        get { viewAppearance.drawing }
        set {
            viewAppearance.drawing = newValue
            updateLayerOpacity()
            if newValue == nil { layer.discardBackingStore() } else { layer.setNeedsDisplay() }
        }
    }

    /// Draws with the closure, and draws again when an observable value that the closure read changes.
    func drawByClosure(_ rect: CGRect) {
        guard let drawing = viewAppearance.drawing, let context = UIGraphicsGetCurrentContext() else { return }
        ObservedReads.track {
            drawing(context, rect)
        } onChange: { [weak self] in
            self?.setNeedsDisplay()
        }
    }
}
