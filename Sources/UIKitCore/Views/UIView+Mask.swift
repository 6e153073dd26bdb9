extension UIView {
    /// The view whose alpha channel masks this view, in this view's coordinates; `nil`, the default, for no mask.
    ///
    /// The app sets the frame of the mask: the mask is not resized. A new mask is removed from its superview, and
    /// retained until another mask replaces it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/mask
    public var mask: UIView? {
        get { layer.mask?.delegate as? UIView }
        set {
            newValue?.removeFromSuperview()
            layer.mask = newValue?.layer
            // The layer retains the mask's layer, but not its view.
            layer.setValue(newValue, forKey: "caret.mask-view")
        }
    }
}
