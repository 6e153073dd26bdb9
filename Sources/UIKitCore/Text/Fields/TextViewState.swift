/// What a text view knows beside its text.
struct TextViewState {
    var font: UIFont?
    /// Whether fonts follow the user's text size.
    var adjustsFont = false
    var color: UIColor?
    var alignment = NSTextAlignment.natural
    var insets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    var isEditable = true
    var isSelectable = true
    /// The part of the content that letters are drawn for, in points of the content.
    var window = CGRect.null
    var needsLetters = true
    /// Whether the content's size is that of the text in lines `measuredWidth` points wide.
    var isMeasured = false
    var measuredWidth: CGFloat = 0
    /// Whether the caret has to be scrolled to once the text is set.
    var followsCaret = false
    var dataDetectorTypes: UIDataDetectorTypes = []
    /// The links that were found and marked, in UTF-16 units.
    var detected: [Range<Int>] = []
    var isDetecting = false
    /// What the app gives for links.
    var linkAttributes: [NSAttributedString.Key: Any]?
    /// What the app gives to type with.
    var inputs = InputViews.Content()
    /// The font of text that names none: the system's in 12 points, as Apple's.
    static let standardFont = UIFont.systemFont(ofSize: 12)
    /// Searches the text; `nil` where nobody wants that.
    var finder: TextFinder?
}
