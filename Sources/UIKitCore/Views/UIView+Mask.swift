extension UIView {
    /// The view whose alpha channel masks this view, in this view's coordinates; `nil`, the default, for no mask.
    ///
    /// Set its frame: the mask is not resized. It is removed from its superview, and retained until it is replaced.
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
