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
    private let scroll = UIScrollView()
    private let rows: [(title: UILabel, keys: UILabel)]

    init(_ hints: [KeyHint]) {
        rows = hints.map { (Self.label($0.title, .label), Self.label($0.signs, .secondaryLabel)) }
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
        card.contentView.addSubview(scroll)
        scroll.contentInsetAdjustmentBehavior = .never
        for row in rows {
            scroll.addSubview(row.title)
            scroll.addSubview(row.keys)
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

    /// Touches outside the panel pass to the views behind. The panel itself receives touches because it may be
    /// scrollable.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { card.frame.contains(point) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: window?.safeAreaInsets ?? .zero).insetBy(dx: Metrics.margin, dy: Metrics.margin)
        let fitting = max(1, Int((room.width - 2 * Metrics.side + Metrics.gap) / (Metrics.columnWidth + Metrics.gap)))
        let perColumn = max(1, Int((room.height - 2 * Metrics.inset) / Metrics.rowHeight))
        let columns = min(fitting, (rows.count + perColumn - 1) / perColumn)
        let lines = (rows.count + columns - 1) / columns
        let width = min(room.width, CGFloat(columns) * (Metrics.columnWidth + Metrics.gap) - Metrics.gap + 2 * Metrics.side)
        let height = CGFloat(lines) * Metrics.rowHeight + 2 * Metrics.inset
        let shown = CGSize(width: width, height: min(room.height, height))
        card.frame = CGRect(
            x: (bounds.midX - width / 2).rounded(), y: (room.midY - shown.height / 2).rounded(), width: width, height: shown.height)
        layer.shadowPath = UIBezierPath(roundedRect: card.frame, cornerRadius: Metrics.radius).cgPath
        scroll.frame = card.bounds
        scroll.contentSize = CGSize(width: width, height: height)
        let column = (width - 2 * Metrics.side - CGFloat(columns - 1) * Metrics.gap) / CGFloat(columns)
        for (index, row) in rows.enumerated() {
            let x = Metrics.side + CGFloat(index / lines) * (column + Metrics.gap)
            let y = Metrics.inset + CGFloat(index % lines) * Metrics.rowHeight
            place(row, CGRect(x: x, y: y, width: column, height: Metrics.rowHeight))
        }
    }

    private func place(_ row: (title: UILabel, keys: UILabel), _ cell: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let cell = isMirrored ? CGRect(x: card.bounds.width - cell.maxX, y: cell.minY, width: cell.width, height: cell.height) : cell
        let keys = min(cell.width / 2, row.keys.intrinsicContentSize.width.rounded(.up))
        let words = max(0, cell.width - keys - 12)
        row.title.frame = CGRect(x: isMirrored ? cell.maxX - words : cell.minX, y: cell.minY, width: words, height: cell.height)
        row.keys.frame = CGRect(x: isMirrored ? cell.minX : cell.maxX - keys, y: cell.minY, width: keys, height: cell.height)
    }
}
