/// The view of a token: a rounded rectangle with an icon and text.
final class SearchTokenView: UIView {
    private let icon = UIImageView()
    private let label = UILabel()
    let token: UISearchToken

    /// The height of a token in the field's line, in points.
    static let height: CGFloat = 26
    /// The offset of a token's lower edge from the baseline, in points; negative is below.
    static let baselineOffset: CGFloat = -7
    /// The space between tokens, and between the last token and the text, in points.
    private static let gap: CGFloat = 4
    private static let inset: CGFloat = 6
    private static let radius: CGFloat = 6
    /// The maximum width of a token's text, in points, which leaves space for text of the field. Longer text is
    /// truncated.
    private static let maximumTextWidth: CGFloat = 180

    init(_ token: UISearchToken) {
        self.token = token
        super.init(frame: .zero)
        layer.cornerRadius = Self.radius
        icon.image = token.icon
        icon.contentMode = .scaleAspectFit
        label.text = token.text
        label.lineBreakMode = .byTruncatingTail
        for part in [icon, label] as [UIView] { addSubview(part) }
        isAccessibilityElement = true
        accessibilityLabel = token.text
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { return nil }

    /// Returns the size of a token in a line, including the space after the token.
    static func size(of token: UISearchToken, font: UIFont) -> CGSize {
        let textWidth = min(maximumTextWidth, ceil(token.text.size(withAttributes: [.font: font]).width))
        let iconWidth = token.icon == nil ? 0 : iconSide(font)
        let spacing = textWidth > 0 && iconWidth > 0 ? gap : 0
        return CGSize(width: 2 * inset + textWidth + spacing + iconWidth + gap, height: height)
    }

    private static func iconSide(_ font: UIFont) -> CGFloat { font.pointSize.rounded() }

    func show(isSelected: Bool, background: UIColor?, font: UIFont) {
        backgroundColor = isSelected ? tintColor : background ?? .secondarySystemFill
        let color: UIColor = isSelected || background != nil ? .white : .label
        label.font = font
        label.textColor = color
        icon.tintColor = color
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        setNeedsLayout()
    }

    /// Places the view in the space that the line provides for the token.
    func place(in rect: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        frame = CGRect(
            x: rect.minX + (isMirrored ? Self.gap : 0), y: rect.midY - Self.height / 2, width: max(0, rect.width - Self.gap),
            height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // In a narrow field there may be almost no space.
        let contentRect = bounds.insetBy(dx: min(Self.inset, bounds.width / 2), dy: 0)
        let side = icon.image == nil ? 0 : min(Self.iconSide(label.font), contentRect.width)
        let offset = side > 0 ? side + Self.gap : 0
        icon.frame = CGRect(
            x: isMirrored ? contentRect.maxX - side : contentRect.minX, y: contentRect.midY - side / 2, width: side, height: side)
        label.frame = CGRect(
            x: contentRect.minX + (isMirrored ? 0 : offset), y: 0, width: max(0, contentRect.width - offset), height: contentRect.height)
    }
}
