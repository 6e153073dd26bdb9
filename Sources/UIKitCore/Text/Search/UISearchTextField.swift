import Platform

/// A field for search text, with a magnifying glass, a background and rounded corners.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisearchtextfield
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    /// The height of the field: 36 points, with corners of 10, and the centre of the magnifying glass 18 from the
    /// edge. Measured on iOS 17.
    static let height: CGFloat = 36
    /// The minimum space above and below a line of text together, in points.
    private static let verticalPadding: CGFloat = 14
    static let radius: CGFloat = 10
    private static let inset: CGFloat = 8
    /// The width and height of the magnifying glass next to text of the default size. The icon grows with the line
    /// height of the text.
    private static let iconSide: CGFloat = 20
    /// The line height of body text at the default text size, next to which the icon has the size `iconSide`.
    private static let iconLineHeight = UIFont.systemFont(ofSize: 17).lineHeight

    /// The height of the field: the default height, more for larger text, or the height of a background image.
    var fittingHeight: CGFloat {
        if let height = background?.size.height, height > 0 { return height }
        return max(Self.height, ((font?.lineHeight ?? 0) + Self.verticalPadding).rounded())
    }

    /// The button at the trailing end of an empty field.
    var bookmark: UIButton?
    var tokenViews: [SearchTokenView] = []
    private var hasDimmedContent = false
    /// The default magnifying glass, which the app may replace by another left view.
    private weak var magnifier: UIImageView?
    /// The suggestions of the field.
    private(set) lazy var suggestions = SearchSuggestions(self)
    /// The offsets of a search bar's icons and text.
    var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
    var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    /// The background colour of tokens; `nil`, the default, for light grey. With a custom colour the text of tokens
    /// is white.
    open var tokenBackgroundColor: UIColor! { didSet { setNeedsLayout() } }
    /// Whether the user may delete tokens; `true` by default. A first Delete selects the token before the caret.
    open var allowsDeletingTokens = true

    /// Creates an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearchField()
    }

    /// Creates an empty field from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearchField()
        NibCoder.read(coder, into: self, at: UISearchTextField.self)
    }

    private func setUpSearchField() {
        layer.cornerRadius = Self.radius
        backgroundColor = .tertiarySystemFill
        clearButtonMode = .always
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        returnKeyType = .search
        autocorrectionType = .no
        accessibilityTraits = .searchField
        let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .secondaryLabel
        icon.frame = CGRect(x: 0, y: 0, width: Self.iconSide, height: Self.iconSide)
        magnifier = icon
        leftView = icon
        leftViewMode = .always
    }

    /// Returns the frame of the magnifying glass, which follows the line height of the text.
    private func magnifierRect(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        guard leftView === magnifier, let font else { return rect }
        let side = min(max(Self.iconSide, (Self.iconSide * font.lineHeight / Self.iconLineHeight).rounded()), bounds.height)
        return CGRect(x: isMirrored ? rect.maxX - side : rect.minX, y: bounds.midY - side / 2, width: side, height: side)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let rect = magnifierRect(super.leftViewRect(forBounds: bounds), in: bounds)
        return rect.offsetBy(dx: isMirrored ? -Self.inset : Self.inset, dy: 0).moved(iconOffsets[.search])
    }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.rightViewRect(forBounds: bounds)
        return rect.offsetBy(dx: isMirrored ? Self.inset : -Self.inset, dy: 0)
    }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.clearButtonRect(forBounds: bounds)
        return rect.offsetBy(dx: isMirrored ? Self.inset : -Self.inset, dy: 0).moved(iconOffsets[.clear])
    }
    open override func textRect(forBounds bounds: CGRect) -> CGRect { insetTextRect(super.textRect(forBounds: bounds)) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { insetTextRect(super.editingRect(forBounds: bounds)) }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width + 2 * Self.inset, height: fittingHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

    /// Returns a text rectangle inset by the space after the magnifying glass and by the bookmark button.
    private func insetTextRect(_ rect: CGRect) -> CGRect {
        let gap: CGFloat = leftViewMode == .never ? Self.inset : 6
        let end: CGFloat = showsBookmark ? clearButtonRect(forBounds: bounds).width + Self.inset + 4 : 0
        let insets = UIEdgeInsets(top: 0, left: isMirrored ? end : gap, bottom: 0, right: isMirrored ? gap : end)
        return rect.inset(by: insets).moved(textOffset)
    }
    private var showsBookmark: Bool { bookmark != nil && !hasText && !showsRightView }
    open override func layoutSubviews() {
        super.layoutSubviews()
        bookmark?.isHidden = !showsBookmark
        let buttonRect = super.clearButtonRect(forBounds: bounds).offsetBy(dx: isMirrored ? Self.inset : -Self.inset, dy: 0)
        bookmark?.frame = buttonRect.moved(iconOffsets[.bookmark] ?? iconOffsets[.resultsList])
        placeTokens()
        dim(!isEnabled)
        suggestions.place()
    }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        let hasBecomeFirst = super.becomeFirstResponder()
        suggestions.update()
        return hasBecomeFirst
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        let hasResigned = super.resignFirstResponder()
        suggestions.update()
        return hasResigned
    }
    override func didLoseFirstResponder(in window: UIWindow) {
        super.didLoseFirstResponder(in: window)
        suggestions.update()
    }
    override var leadingTokens: Int { countTokens() }
    override var deletesTokens: Bool { allowsDeletingTokens }
    override func token(at point: CGPoint) -> Range<Int>? { findToken(at: point) }
    open override var accessibilityValue: String? {
        get {
            let value = super.accessibilityValue
            // A value that the app set takes precedence.
            guard value == textWithoutTokens, leadingTokens > 0 else { return value }
            return (tokens.map(\.text) + [textWithoutTokens]).filter { !$0.isEmpty }.joined(separator: ", ")
        }
        set { super.accessibilityValue = newValue }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .searchField }
}

extension UISearchTextField {
    /// Reduces the opacity of a disabled field's content, as in other controls. The background keeps its opacity.
    private func dim(_ isDimmed: Bool) {
        guard isDimmed != hasDimmedContent else { return }
        hasDimmedContent = isDimmed
        let alpha = isDimmed ? ControlStyle.disabledAlpha : 1
        for part in [leftView, parts.selectionView, parts.placeholder, bookmark] { part?.alpha = alpha }
    }
}

extension CGRect {
    fileprivate func moved(_ offset: UIOffset?) -> CGRect { offsetBy(dx: offset?.horizontal ?? 0, dy: offset?.vertical ?? 0) }
}
