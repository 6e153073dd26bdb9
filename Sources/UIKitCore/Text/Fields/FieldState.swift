/// What a text field knows beside its text.
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
    /// How far the text is moved to the left to show the caret, in points.
    var scroll: CGFloat = 0
    /// Where the text's container stands, in points of the field.
    var origin = CGPoint.zero
    /// The width of the text as one line, in points; `nil` if it is not known.
    var naturalWidth: CGFloat?
    /// Whether letters become smaller where the text is too wide.
    var shrinks = false
    /// How small they may become, in points; 0 for as small as they must.
    var smallestFont: CGFloat = 0
    /// What the letters were multiplied by last, for a room; `nil` if that is not known.
    var fitted: (room: CGFloat, factor: CGFloat)?
    /// A picture in the border's place.
    var background: UIImage?
    /// The same while the field is disabled.
    var disabledBackground: UIImage?
    /// Whether `canBecomeFirstResponder` leaves the delegate out.
    var isNotAsking = false
    /// What the app gives to type with.
    var inputs = InputViews.Content()
}
