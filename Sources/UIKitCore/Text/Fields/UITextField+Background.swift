/// The background images of a field, which replace the border.
extension UITextField {
    /// The background image, which replaces the border and fills ``borderRect(forBounds:)``; use a stretchable image.
    /// `nil` by default.
    ///
    /// The image is not shown in a field whose ``borderStyle`` is `.roundedRect`.
    public var background: UIImage? {
        get { field.background }
        set {
            field.background = newValue
            setNeedsLayout()
        }
    }
    /// The background image of a disabled field. `nil`, the default, uses ``background``. The image is shown only if
    /// ``background`` is set.
    public var disabledBackground: UIImage? {
        get { field.disabledBackground }
        set {
            field.disabledBackground = newValue
            setNeedsLayout()
        }
    }

    func stateOfFieldDidChange() {
        setNeedsLayout()
        if !isEnabled, isFirstResponder { resignFirstResponder() }
    }

    /// The background image for the field's state.
    var currentBackground: UIImage? { field.background.map { isEnabled ? $0 : field.disabledBackground ?? $0 } }
}
