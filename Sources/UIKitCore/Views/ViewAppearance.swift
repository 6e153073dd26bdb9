/// The part of a view's appearance that its layer does not store.
struct ViewAppearance {
    /// The background colour if it is dynamic; a fixed colour is stored in the layer only.
    var background: UIColor?
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var contentMode = UIView.ContentMode.scaleToFill
    var isOpaque = true
    /// The closure that draws the view instead of an override of `draw(_:)`.
    var drawing: (@MainActor (CGContext, CGRect) -> Void)?
}
