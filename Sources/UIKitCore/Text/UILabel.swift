/// A view that shows one or more lines of text, with uniform or varying attributes.
///
/// The text is centred vertically. By default the font is the system font at 17 points and the colour is `.label`.
/// The text is a single line, truncated at the end.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor
open class UILabel: UIView {
    var content = LabelText()
    package var layouts = LabelLayouts()
    var colors = LabelColors()

    /// Creates an empty label. `frame` is in points, in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpLabel()
    }

    /// Creates an empty label, and reads its properties if `coder` reads a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpLabel()
        NibCoder.read(coder, into: self, at: UILabel.self)
    }

    /// The plain text. Setting this property removes the attributes of ``attributedText``. Defaults to `nil`.
    open var text: String? {
        get { content.string }
        set { setText(newValue) }
    }

    /// The text with its attributes. A plain ``text`` has the label's attributes. Defaults to `nil`.
    ///
    /// Setting this property sets the label's font, colour, alignment and line break mode to the attributes that the
    /// first character has. A paragraph style always has a line break mode: its default mode wraps the text and shows
    /// no ellipsis. To change the whole text, set the label's properties afterwards.
    ///
    /// > Difference from Apple: Foundation on Linux never releases the attributes of attributed strings that an app
    /// > makes. Text that changes often should be a ``text`` with the label's attributes.
    open var attributedText: NSAttributedString? {
        get { currentAttributedText }
        set { setAttributedText(newValue) }
    }

    /// The font. Setting this property changes the whole of ``attributedText``. Defaults to the system font at 17
    /// points; setting `nil` restores the default.
    open var font: UIFont! {
        get { currentFont }
        set { setFont(newValue) }
    }

    /// The colour of the text. Setting this property changes the whole of ``attributedText``. Defaults to `.label`;
    /// setting `nil` restores the default.
    open var textColor: UIColor! {
        get { colors.text }
        set { setTextColor(newValue) }
    }

    /// The alignment. Setting this property changes the whole of ``attributedText``.
    ///
    /// Defaults to `.natural`: the leading edge of the text's direction. In a right-to-left interface it is always the
    /// right edge.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { setAlignment(newValue) }
    }

    /// The line break mode. Setting this property changes the whole of ``attributedText``. Defaults to
    /// `.byTruncatingTail`.
    ///
    /// With several lines, the text wraps between words and the mode applies to the last line.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { setLineBreakMode(newValue) }
    }

    /// The maximum number of lines; 0 for as many as fit. Negative values count as 0. Defaults to 1.
    open var numberOfLines: Int {
        get { content.numberOfLines }
        set { change(\.numberOfLines, max(0, newValue)) }
    }

    /// Whether the font size is reduced if the text is too wide for its line, or its lines do not fit the label.
    /// Defaults to `false`.
    open var adjustsFontSizeToFitWidth: Bool {
        get { content.adjustsFontSizeToFitWidth }
        set { change(\.adjustsFontSizeToFitWidth, newValue, affectsSize: false) }
    }

    /// The smallest factor for reducing the font size, 0…1; 0, the default, means 0.05.
    open var minimumScaleFactor: CGFloat {
        get { content.minimumScaleFactor }
        set { change(\.minimumScaleFactor, newValue.isFinite ? min(1, max(0, newValue)) : 0, affectsSize: false) }
    }

    /// The vertical position of text with a reduced font size. Defaults to `.alignBaselines`.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { content.baselineAdjustment }
        set { change(\.baselineAdjustment, newValue, affectsSize: false) }
    }

    /// Whether letter spacing is reduced before text is truncated. Defaults to `false`.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { content.allowsDefaultTighteningForTruncation }
        set { change(\.allowsDefaultTighteningForTruncation, newValue, affectsSize: false) }
    }

    /// The additional rules for breaking lines. The rules in the paragraph styles of ``attributedText`` apply, too.
    /// Defaults to `.standard`.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { content.lineBreakStrategy }
        set { change(\.lineBreakStrategy, newValue) }
    }

    /// Whether the fonts in ``font`` and ``attributedText`` follow changes of the user's text size. Defaults to
    /// `false`.
    ///
    /// This applies to fonts of text styles and of ``UIFontMetrics``.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { updateFontsForContentSize() } }
    }

    /// The width, in points, at which ``intrinsicContentSize`` breaks lines; 0, the default, breaks no lines.
    open var preferredMaxLayoutWidth: CGFloat {
        get { solvedWidth ?? assignedMaxLayoutWidth }
        set {
            guard newValue != assignedMaxLayoutWidth else { return }
            assignedMaxLayoutWidth = newValue
            invalidateIntrinsicContentSize()
        }
    }
    private var assignedMaxLayoutWidth: CGFloat = 0
    /// The width, in points, for which the height is being computed; otherwise `nil`.
    var solvedWidth: CGFloat?

    /// Whether the text is drawn at full strength; `false` draws the text at reduced opacity. Defaults to `true`.
    open var isEnabled: Bool {
        get { colors.isEnabled }
        set { changeColor(\.isEnabled, newValue) }
    }

    /// Whether the text is drawn in ``highlightedTextColor``. Defaults to `false`.
    open var isHighlighted: Bool {
        get { colors.isHighlighted }
        set { changeColor(\.isHighlighted, newValue) }
    }

    /// The colour of highlighted text. Defaults to `nil`, which means ``textColor``.
    open var highlightedTextColor: UIColor? {
        get { colors.highlighted }
        set { changeColor(\.highlighted, newValue) }
    }

    /// The colour of the text's shadow. Defaults to `nil`, no shadow.
    open var shadowColor: UIColor? {
        get { colors.shadow }
        set { changeColor(\.shadow, newValue) }
    }

    /// The offset of the shadow, in points to the right and down. Defaults to (0, -1).
    open var shadowOffset: CGSize {
        get { colors.shadowOffset }
        set { changeColor(\.shadowOffset, newValue) }
    }

    /// Returns the rectangle of the text in `bounds`, centred vertically, in points and rounded up to whole pixels.
    ///
    /// Override this method to place or inset the text; measuring uses the result.
    ///
    /// `numberOfLines` is the maximum number of lines; 0 for no limit.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredTextRect(bounds, lines: numberOfLines)
    }

    /// Draws the text in `rect`, in the current context. To draw in another rectangle, override this method and call
    /// `super`.
    open func drawText(in rect: CGRect) {
        drawLayout(in: rect)
    }

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    open override var intrinsicContentSize: CGSize {
        naturalSize(width: preferredMaxLayoutWidth)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        naturalSize(width: size.width)
    }

    /// The title for the large content viewer: ``text``, unless another title was set.
    open override var largeContentTitle: String? {
        get { super.largeContentTitle ?? text }
        set { super.largeContentTitle = newValue }
    }
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    /// Whether the label is an accessibility element; `true` by default.
    open override var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The accessibility traits; `.staticText` by default.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .staticText }
        set { super.accessibilityTraits = newValue }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsChanged(from: previousTraitCollection)
    }
}
