/// The state of a text field besides its text.
struct FieldState {
    var borderStyle = UITextField.BorderStyle.none
    var font = UIFont.systemFont(ofSize: 17)
    /// Whether fonts follow the user's text size.
    var adjustsFont = false
    var color: UIColor?
    var alignment = NSTextAlignment.natural
    var placeholder: NSAttributedString?
    var isPlainPlaceholder = true
    var clearButtonMode = UITextField.ViewMode.never
    var leftViewMode = UITextField.ViewMode.never
    var rightViewMode = UITextField.ViewMode.never
    /// The horizontal scroll offset of the text that keeps the caret visible, in points.
    var scrollOffset: CGFloat = 0
    /// The origin of the text container, in the field's coordinates.
    var origin = CGPoint.zero
    /// The width of the text in one line, in points; `nil` if unknown.
    var naturalWidth: CGFloat?
    /// Whether the font size is reduced if the text is too wide.
    var adjustsFontSizeToFitWidth = false
    /// The minimum font size, in points; 0 for the default limit.
    var minimumFontSize: CGFloat = 0
    /// The available width and font size factor of the last fit; `nil` if unknown.
    var lastFit: (width: CGFloat, factor: CGFloat)?
    /// The background image, which replaces the border.
    var background: UIImage?
    /// The background image of a disabled field.
    var disabledBackground: UIImage?
    /// Whether `canBecomeFirstResponder` must not ask the delegate.
    var suppressesDelegateQuery = false
    /// The input views of the app.
    var inputs = InputViews.Content()
}
