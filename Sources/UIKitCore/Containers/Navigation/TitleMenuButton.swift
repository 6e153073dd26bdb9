/// A title that opens a menu: the text, followed by a chevron on a disc.
@MainActor final class TitleMenuButton: UIControl {
    private let label: UILabel
    private let arrow = UIImageView()
    /// The distance from the text to the chevron's disc, and the diameter of the disc, in points.
    private static let gap: CGFloat = 6
    private static let discDiameter: CGFloat = 20

    init(_ label: UILabel, of item: UINavigationItem) {
        self.label = label
        super.init(frame: .zero)
        let configuration = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
        arrow.image = UIImage(systemName: "chevron.down", withConfiguration: configuration)?.withRenderingMode(.alwaysTemplate)
        arrow.contentMode = .center
        arrow.tintColor = .secondaryLabel
        arrow.backgroundColor = .tertiarySystemFill
        arrow.layer.cornerRadius = Self.discDiameter / 2
        for part in [label, arrow] as [UIView] { addSubview(part) }
        isAccessibilityElement = true
        accessibilityLabel = label.text
        accessibilityTraits = [.header, .button]
        accessibilityIdentifier = "TitleMenu"
        let opener = MenuOpener(
            self, owner: item, menu: { [weak item] in item?.titleMenuProvider?([]) }, order: { .fixed })
        opener.onOpenChange = { [weak self] isOpen in self?.alpha = isOpen ? 0.4 : 1 }
        opener.attach(isPrimary: true)
        menuOpener = opener
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let textSize = label.sizeThatFits(size)
        return CGSize(width: textSize.width.rounded(.up) + Self.gap + Self.discDiameter, height: textSize.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - Self.gap - Self.discDiameter)
        label.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
        let y = ((bounds.height - Self.discDiameter) / 2).rounded()
        arrow.frame = CGRect(x: width + Self.gap, y: y, width: Self.discDiameter, height: Self.discDiameter)
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for part in [label, arrow] as [UIView] { part.frame.origin.x = bounds.width - part.frame.maxX }
    }
}
