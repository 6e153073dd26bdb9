import UIKit

/// Samples in rows, each a square with its caption below.
final class SampleGridView: UIView {
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 12
    private static let captionHeight: CGFloat = 30

    private let columns: CGFloat
    private let tiles: [UIView]
    private let captions: [UILabel]

    init(_ samples: [Sample], columns: Int = 3) {
        self.columns = CGFloat(columns)
        tiles = samples.map(\.view)
        captions = samples.map { Self.label($0.caption) }
        super.init(frame: .zero)
        tiles.forEach(addSubview)
        captions.forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    private static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .caption2)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        return label
    }

    /// The square's side, in whole pixels, so that all squares are drawn alike.
    private func side(for width: CGFloat) -> CGFloat {
        let scale = traitCollection.displayScale
        let side = (width - 2 * Self.margin - (columns - 1) * Self.spacing) / columns
        return max(0, (side * scale).rounded(.down) / scale)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let rows = (CGFloat(tiles.count) / columns).rounded(.up)
        return CGSize(width: size.width, height: Self.margin + rows * (side(for: size.width) + Self.captionHeight))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = side(for: bounds.width)
        for (index, (tile, caption)) in zip(tiles, captions).enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: Int(columns))
            let origin = CGPoint(
                x: Self.margin + CGFloat(column) * (side + Self.spacing),
                y: Self.margin + CGFloat(row) * (side + Self.captionHeight))
            tile.frame = CGRect(origin: origin, size: CGSize(width: side, height: side))
            caption.frame = CGRect(x: origin.x - 4, y: origin.y + side + 3, width: side + 8, height: 16)
        }
    }
}
