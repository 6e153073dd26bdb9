extension UIView {
    /// The view whose alpha says how much of this view is seen, in this view's coordinates; `nil`, the default, for all.
    ///
    /// Give it a frame: it is not resized. It leaves the view that it is in, and is kept until it is replaced.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/mask
    public var mask: UIView? {
        get { layer.mask?.delegate as? UIView }
        set {
            newValue?.removeFromSuperview()
            layer.mask = newValue?.layer
            // The layer keeps the mask's layer, whose view it does not.
            layer.setValue(newValue, forKey: "caret.mask-view")
        }
    }
}
