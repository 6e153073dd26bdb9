/// Pictures in the border's place.
extension UITextField {
    /// A picture in the border's place, as large as ``borderRect(forBounds:)``: let it be one that can be stretched. `nil` by default.
    ///
    /// It does not show in a field whose ``borderStyle`` is `.roundedRect`.
    public var background: UIImage? {
        get { field.background }
        set {
            field.background = newValue
            setNeedsLayout()
        }
    }
    /// The same while the field is disabled; `nil`, which is ``background``, by default. It does not show without ``background``.
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

    /// The picture for the field's state.
    var shownBackground: UIImage? { field.background.map { isEnabled ? $0 : field.disabledBackground ?? $0 } }
}
