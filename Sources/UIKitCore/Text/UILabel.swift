/// A view that shows text: one line or several, in one look or many.
///
/// The text is centred vertically. Defaults: the system font at 17 points, the colour `.label`, one line that ends with an
/// ellipsis where there is no room.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor
open class UILabel: UIView {
    var content = LabelText()
    package var layouts = LabelLayouts()
    var colors = LabelColors()

    /// Makes an empty label. `frame` in points, in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishMakingLabel()
    }

    /// Makes an empty label; what an archive says of its text is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishMakingLabel()
        NibCoder.read(coder, into: self, at: UILabel.self)
    }

    /// The text without its looks. Setting it drops those of ``attributedText``. Defaults to `nil`.
    open var text: String? {
        get { content.string }
        set { setText(newValue) }
    }

    /// The text with its looks; for a plain ``text``, with the label's. Defaults to `nil`.
    ///
    /// The label's font, colour, alignment and mode of breaking lines become those of the first character, as far as it has any; a paragraph
    /// style has all of its values, so that one which does not name a mode wraps, without an ellipsis. Set them afterwards to change all.
    ///
    /// > Difference from Apple: Foundation on Linux keeps the attributes of every attributed string that an app makes, and what they hold,
    /// > for ever. Words that change often are better a ``text`` with the label's looks.
    open var attributedText: NSAttributedString? {
        get { currentAttributedText }
        set { setAttributedText(newValue) }
    }

    /// Setting it changes the whole of ``attributedText``. Defaults to the system font at 17 points; `nil` sets that.
    open var font: UIFont! {
        get { currentFont }
        set { setFont(newValue) }
    }

    /// Setting it changes the whole of ``attributedText``. Defaults to `.label`; `nil` sets that.
    open var textColor: UIColor! {
        get { colors.text }
        set { setTextColor(newValue) }
    }

    /// Setting it changes the whole of ``attributedText``. Defaults to `.natural`: where the text's own direction starts, and on the right
    /// wherever the interface is read from right to left.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { setAlignment(newValue) }
    }

    /// Setting it changes the whole of ``attributedText``. Defaults to `.byTruncatingTail`. With more than one line, lines wrap between
    /// words and the mode is that of the last.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { setLineBreakMode(newValue) }
    }

    /// The most lines shown; 0 for as many as there is room for. Negative values count as 0. Defaults to 1.
    open var numberOfLines: Int {
        get { content.numberOfLines }
        set { change(\.numberOfLines, max(0, newValue)) }
    }

    /// Makes the text of a label smaller where it is too wide for its line, or its lines do not fit the label. Defaults to `false`.
    open var adjustsFontSizeToFitWidth: Bool {
        get { content.adjustsFontSizeToFitWidth }
        set { change(\.adjustsFontSizeToFitWidth, newValue, affectsSize: false) }
    }

    /// The smallest share of its size, 0…1, that text is made smaller to; 0, the default, sets no limit.
    open var minimumScaleFactor: CGFloat {
        get { content.minimumScaleFactor }
        set { change(\.minimumScaleFactor, newValue.isFinite ? min(1, max(0, newValue)) : 0, affectsSize: false) }
    }

    /// Where text stands that was made smaller. Defaults to `.alignBaselines`.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { content.baselineAdjustment }
        set { change(\.baselineAdjustment, newValue, affectsSize: false) }
    }

    /// Moves letters a little closer together before an ellipsis stands in for some. Defaults to `false`.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { content.allowsDefaultTighteningForTruncation }
        set { change(\.allowsDefaultTighteningForTruncation, newValue, affectsSize: false) }
    }

    /// What else counts where lines are broken; a string's own paragraph style goes first. Defaults to `.standard`.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { content.lineBreakStrategy }
        set { change(\.lineBreakStrategy, newValue) }
    }

    /// Whether fonts that grow with the user's text size follow when it changes: those of text styles and of ``UIFontMetrics``,
    /// in ``font`` and in ``attributedText``. Defaults to `false`.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { followTextSize() } }
    }

    /// The width in points that ``intrinsicContentSize`` breaks lines at; 0, the default, breaks none.
    open var preferredMaxLayoutWidth: CGFloat {
        get { solvedWidth ?? givenWidth }
        set {
            guard newValue != givenWidth else { return }
            givenWidth = newValue
            invalidateIntrinsicContentSize()
        }
    }
    private var givenWidth: CGFloat = 0
    /// While the height is asked for that goes with a width, in points.
    var solvedWidth: CGFloat?

    /// Draws the text fainter if `false`. Defaults to `true`.
    open var isEnabled: Bool {
        get { colors.isEnabled }
        set { changeColor(\.isEnabled, newValue) }
    }

    /// Draws the text in ``highlightedTextColor``. Defaults to `false`.
    open var isHighlighted: Bool {
        get { colors.isHighlighted }
        set { changeColor(\.isHighlighted, newValue) }
    }

    /// Defaults to `nil`, which is ``textColor``.
    open var highlightedTextColor: UIColor? {
        get { colors.highlighted }
        set { changeColor(\.highlighted, newValue) }
    }

    /// Of a copy of the text behind it. Defaults to `nil`, no shadow.
    open var shadowColor: UIColor? {
        get { colors.shadow }
        set { changeColor(\.shadow, newValue) }
    }

    /// In points, right and down. Defaults to (0, -1).
    open var shadowOffset: CGSize {
        get { colors.shadowOffset }
        set { changeColor(\.shadowOffset, newValue) }
    }

    /// The rectangle that the text takes up in `bounds`, centred vertically, in points and rounded up to whole pixels.
    ///
    /// Override it to place or inset the text: measuring and drawing ask it.
    ///
    /// `numberOfLines` is the most lines; 0 for no limit.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredTextRect(bounds, lines: numberOfLines)
    }

    /// Draws the text in `rect`, in the current context. Override it to draw in another rectangle, through `super`.
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

    /// The ``text``, unless another label was set.
    open override var largeContentTitle: String? {
        get { super.largeContentTitle ?? text }
        set { super.largeContentTitle = newValue }
    }
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    /// Whether assistive technology sees the label; `true` by default.
    open override var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// `.staticText` by default.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .staticText }
        set { super.accessibilityTraits = newValue }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsChanged(from: previousTraitCollection)
    }
}
