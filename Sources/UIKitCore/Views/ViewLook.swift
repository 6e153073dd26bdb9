/// What a view's layer does not hold of its look.
struct ViewLook {
    /// The background, if it depends on traits; a fixed one is the layer's.
    var background: UIColor?
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var contentMode = UIView.ContentMode.scaleToFill
    var isOpaque = true
    /// What draws the view, in place of an override.
    var drawing: (@MainActor (CGContext, CGRect) -> Void)?
}
