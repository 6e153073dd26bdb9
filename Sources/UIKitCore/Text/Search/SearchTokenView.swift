/// What a token looks like: a rounded plate with a picture and words.
final class SearchTokenView: UIView {
    private let icon = UIImageView()
    private let label = UILabel()
    let token: UISearchToken

    /// How high it is in the field's line, in points.
    static let height: CGFloat = 26
    /// How far it reaches below the line's base, in points; negative is down.
    static let drop: CGFloat = -7
    /// Between tokens, and between the last one and the text.
    private static let gap: CGFloat = 4
    private static let inset: CGFloat = 6
    private static let radius: CGFloat = 6
    /// Longer words end in dots, so that something of the text is seen.
    private static let longest: CGFloat = 180

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

    /// The room that a token takes in a line, with the gap behind it.
    static func size(of token: UISearchToken, font: UIFont) -> CGSize {
        let words = min(longest, ceil(token.text.size(withAttributes: [.font: font]).width))
        let picture = token.icon == nil ? 0 : side(font)
        let between = words > 0 && picture > 0 ? gap : 0
        return CGSize(width: 2 * inset + words + between + picture + gap, height: height)
    }

    private static func side(_ font: UIFont) -> CGFloat { font.pointSize.rounded() }

    func show(isSelected: Bool, background: UIColor?, font: UIFont) {
        backgroundColor = isSelected ? tintColor : background ?? .secondarySystemFill
        let color: UIColor = isSelected || background != nil ? .white : .label
        (label.font, label.textColor, icon.tintColor) = (font, color, color)
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        setNeedsLayout()
    }

    /// Takes its place in what the line keeps free for it.
    func place(in room: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        frame = CGRect(
            x: room.minX + (isMirrored ? Self.gap : 0), y: room.midY - Self.height / 2, width: max(0, room.width - Self.gap),
            height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // In a field that is too narrow there may be next to no room.
        let inner = bounds.insetBy(dx: min(Self.inset, bounds.width / 2), dy: 0)
        let side = icon.image == nil ? 0 : min(Self.side(label.font), inner.width)
        let offset = side > 0 ? side + Self.gap : 0
        icon.frame = CGRect(x: isMirrored ? inner.maxX - side : inner.minX, y: inner.midY - side / 2, width: side, height: side)
        label.frame = CGRect(x: inner.minX + (isMirrored ? 0 : offset), y: 0, width: max(0, inner.width - offset), height: inner.height)
    }
}
