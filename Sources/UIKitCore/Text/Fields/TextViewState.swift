/// The state of a text view besides its text.
struct TextViewState {
    var font: UIFont?
    /// Whether fonts follow the user's text size.
    var adjustsFont = false
    var color: UIColor?
    var alignment = NSTextAlignment.natural
    var insets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    var isEditable = true
    var isSelectable = true
    /// The part of the content for which text is drawn, in content coordinates.
    var drawnRect = CGRect.null
    var needsTextRedraw = true
    /// Whether the content size was computed from the text with lines broken at `measuredWidth`.
    var isMeasured = false
    var measuredWidth: CGFloat = 0
    /// The width that Auto Layout has determined and for which it requests the height; `nil` outside of that request.
    var solvedWidth: CGFloat?
    /// Whether to scroll to the caret after the next layout.
    var scrollsToCaret = false
    var dataDetectorTypes: UIDataDetectorTypes = []
    /// The ranges of the detected links, in UTF-16 units.
    var detected: [Range<Int>] = []
    var isDetecting = false
    /// The attributes that the app specifies for links.
    var linkAttributes: [NSAttributedString.Key: Any]?
    /// The input views of the app.
    var inputs = InputViews.Content()
    /// The font of text without a font attribute: the system font at 12 points, as on Apple's systems.
    static let standardFont = UIFont.systemFont(ofSize: 12)
    /// The search in the text; `nil` until a search begins.
    var finder: TextFinder?
}
