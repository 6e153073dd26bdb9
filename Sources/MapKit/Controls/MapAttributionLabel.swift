import UIKitCore

/// The label in the lower corner of a map: the attribution of the data, and a note where the built-in map has no more
/// detail.
@MainActor final class MapAttributionLabel: UILabel {
    /// The margin around the text, in points.
    private static let margin = CGSize(width: 5, height: 2)

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .systemFont(ofSize: 10)
        textColor = .secondaryLabel
        textAlignment = .center
        numberOfLines = 0
        backgroundColor = .systemBackground.withAlphaComponent(0.75)
        layer.cornerRadius = 4
        clipsToBounds = true
        isUserInteractionEnabled = false
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Displays lines in the bottom trailing corner of a rectangle of the map. An empty array hides the label.
    func show(_ lines: [String], in area: CGRect) {
        let joinedLines = lines.joined(separator: "\n")
        if text != joinedLines { text = joinedLines }
        let maximumSize = CGSize(width: area.width - 2 * Self.margin.width, height: area.height - 2 * Self.margin.height)
        isHidden = lines.isEmpty || maximumSize.width <= 0 || maximumSize.height <= 0
        guard !isHidden else { return }
        let fittingSize = sizeThatFits(maximumSize)
        let size = CGSize(
            width: (min(fittingSize.width, maximumSize.width) + 2 * Self.margin.width).rounded(.up),
            height: (min(fittingSize.height, maximumSize.height) + 2 * Self.margin.height).rounded(.up))
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        frame = CGRect(
            origin: CGPoint(x: isLeftToRight ? area.maxX - size.width : area.minX, y: area.maxY - size.height), size: size)
    }
}
