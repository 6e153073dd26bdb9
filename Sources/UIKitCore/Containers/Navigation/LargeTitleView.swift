/// The large title below the row of a navigation bar. When content scrolls, the title moves up under the row and is
/// clipped at the row's lower edge.
@MainActor final class LargeTitleView: UIView {
    private let label = UILabel()
    /// The maximum enlargement of the title while content is pulled down, as a fraction of its size.
    private static let growth: CGFloat = 0.1

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        label.accessibilityTraits = .header
        label.adjustsFontSizeToFitWidth = false
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: UINavigationItem, _ attributes: UIBarAppearance.Attributes) {
        let font = UIFont.systemFont(ofSize: BarMetrics.largeTitleFontSize, weight: .bold)
        BarText.set(item.title, on: label, font: font, color: .label, attributes)
        label.accessibilityLabel = item.accessibilityLabel
        label.accessibilityHint = item.accessibilityHint
    }

    /// Positions the title at the lower edge and the leading margin, enlarged by the bar's stretch. All distances are
    /// in points.
    func place(edge: CGFloat, stretch: CGFloat) {
        label.transform = .identity
        let size = label.sizeThatFits(CGSize(width: max(0, bounds.width - 2 * edge), height: .greatestFiniteMagnitude))
        let width = min(size.width, max(0, bounds.width - 2 * edge))
        let y = (bounds.height - BarMetrics.largeTitleBottomInset - size.height).rounded()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.frame = CGRect(x: isMirrored ? bounds.width - edge - width : edge, y: y, width: width, height: size.height)
        guard stretch > 0 else { return }
        let scale = 1 + min(Self.growth, stretch / 600)
        let halfGrowth = width * (scale - 1) / 2
        label.transform = CGAffineTransform(translationX: isMirrored ? -halfGrowth : halfGrowth, y: -size.height * (scale - 1) / 2)
            .scaledBy(x: scale, y: scale)
    }
}
