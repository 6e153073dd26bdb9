/// The panel in the middle of a window that lists key commands in one or more columns.
@MainActor final class KeyHintList: UIView {
    /// The lengths in points, measured on iPadOS 17.
    private enum Metrics {
        static let rowHeight: CGFloat = 40
        static let columnWidth: CGFloat = 300
        static let side: CGFloat = 20
        static let gap: CGFloat = 24
        static let inset: CGFloat = 14
        static let margin: CGFloat = 20
        static let radius: CGFloat = 16
    }

    private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let scrollView = UIScrollView()
    private let rows: [(title: UILabel, keys: UILabel)]

    init(_ hints: [KeyHint]) {
        rows = hints.map { (Self.label($0.title, .label), Self.label($0.symbols, .secondaryLabel)) }
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityIdentifier = "KeyHints"
        layer.shadowColor = .black
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        card.clipsToBounds = true
        card.layer.cornerRadius = Metrics.radius
        card.layer.cornerCurve = .continuous
        addSubview(card)
        card.contentView.addSubview(scrollView)
        scrollView.contentInsetAdjustmentBehavior = .never
        for row in rows {
            scrollView.addSubview(row.title)
            scrollView.addSubview(row.keys)
        }
    }

    required init?(coder: NSCoder) { nil }

    private static func label(_ text: String, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 17)
        label.textColor = color
        return label
    }

    /// Touches outside the panel pass to the views behind it. The panel itself receives touches, because it may be
    /// scrollable.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { card.frame.contains(point) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: window?.safeAreaInsets ?? .zero).insetBy(dx: Metrics.margin, dy: Metrics.margin)
        let maximumColumns = max(1, Int((area.width - 2 * Metrics.side + Metrics.gap) / (Metrics.columnWidth + Metrics.gap)))
        let maximumRows = max(1, Int((area.height - 2 * Metrics.inset) / Metrics.rowHeight))
        let columns = min(maximumColumns, (rows.count + maximumRows - 1) / maximumRows)
        let rowsPerColumn = (rows.count + columns - 1) / columns
        let width = min(area.width, CGFloat(columns) * (Metrics.columnWidth + Metrics.gap) - Metrics.gap + 2 * Metrics.side)
        let height = CGFloat(rowsPerColumn) * Metrics.rowHeight + 2 * Metrics.inset
        let cardSize = CGSize(width: width, height: min(area.height, height))
        card.frame = CGRect(
            x: (bounds.midX - width / 2).rounded(), y: (area.midY - cardSize.height / 2).rounded(), width: width, height: cardSize.height)
        layer.shadowPath = UIBezierPath(roundedRect: card.frame, cornerRadius: Metrics.radius).cgPath
        scrollView.frame = card.bounds
        scrollView.contentSize = CGSize(width: width, height: height)
        let columnWidth = (width - 2 * Metrics.side - CGFloat(columns - 1) * Metrics.gap) / CGFloat(columns)
        for (index, row) in rows.enumerated() {
            let x = Metrics.side + CGFloat(index / rowsPerColumn) * (columnWidth + Metrics.gap)
            let y = Metrics.inset + CGFloat(index % rowsPerColumn) * Metrics.rowHeight
            layOut(row, in: CGRect(x: x, y: y, width: columnWidth, height: Metrics.rowHeight))
        }
    }

    private func layOut(_ row: (title: UILabel, keys: UILabel), in cell: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let cell = isMirrored ? CGRect(x: card.bounds.width - cell.maxX, y: cell.minY, width: cell.width, height: cell.height) : cell
        let keysWidth = min(cell.width / 2, row.keys.intrinsicContentSize.width.rounded(.up))
        let titleWidth = max(0, cell.width - keysWidth - 12)
        row.title.frame = CGRect(x: isMirrored ? cell.maxX - titleWidth : cell.minX, y: cell.minY, width: titleWidth, height: cell.height)
        row.keys.frame = CGRect(x: isMirrored ? cell.minX : cell.maxX - keysWidth, y: cell.minY, width: keysWidth, height: cell.height)
    }
}
