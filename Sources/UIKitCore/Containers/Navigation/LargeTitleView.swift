/// The large title below a navigation bar's row. Clipped at the row, under which the title moves when content
/// scrolls.
@MainActor final class LargeTitleView: UIView {
    private let label = UILabel()
    /// The greatest enlargement of the title while content is pulled down, as a share of its size.
    private static let growth: CGFloat = 0.1

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        label.accessibilityTraits = .header
        label.adjustsFontSizeToFitWidth = false
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String?, _ attributes: UIBarAppearance.Attributes) {
        let font = UIFont.systemFont(ofSize: BarMetrics.largeSize, weight: .bold)
        BarText.set(title, on: label, font: font, color: .label, attributes)
    }

    /// Places the title at the lower edge, aligned to the leading side.
    func place(edge: CGFloat, stretch: CGFloat) {
        label.transform = .identity
        let size = label.sizeThatFits(CGSize(width: max(0, bounds.width - 2 * edge), height: .greatestFiniteMagnitude))
        let width = min(size.width, max(0, bounds.width - 2 * edge))
        let y = (bounds.height - BarMetrics.largeBottom - size.height).rounded()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.frame = CGRect(x: isMirrored ? bounds.width - edge - width : edge, y: y, width: width, height: size.height)
        guard stretch > 0 else { return }
        let scale = 1 + min(Self.growth, stretch / 600)
        let growth = width * (scale - 1) / 2
        label.transform = CGAffineTransform(translationX: isMirrored ? -growth : growth, y: -size.height * (scale - 1) / 2)
            .scaledBy(x: scale, y: scale)
    }
}
