/// A badge: text on a coloured capsule.
@MainActor final class BadgeView: UIView {
    private let label = UILabel()
    var titleAdjustment = UIOffset.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = TabBarMetrics.badgeHeight / 2
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, color: UIColor, attributes: UIBarAppearance.Attributes) {
        backgroundColor = color
        accessibilityLabel = text
        BarText.set(text, on: label, font: .systemFont(ofSize: TabBarMetrics.badgeFontSize), color: .white, attributes)
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = TabBarMetrics.badgeHeight
        let width = label.intrinsicContentSize.width + 2 * TabBarMetrics.badgeMargin
        return CGSize(width: max(height, width.rounded(.up)), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.offsetBy(dx: titleAdjustment.horizontal, dy: titleAdjustment.vertical)
    }
}
