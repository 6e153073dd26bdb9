import UIKit

/// A row of the list: a page's title, and its summary below.
final class IndexCell: UICollectionViewCell {
    static let reuseIdentifier = "IndexCell"
    private static let margin: CGFloat = 16

    private let title = UILabel()
    private let summary = UILabel()
    private let separator = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .preferredFont(forTextStyle: .body)
        summary.font = .preferredFont(forTextStyle: .footnote)
        summary.textColor = .secondaryLabel
        separator.backgroundColor = .separator
        [title, summary, separator].forEach(contentView.addSubview)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    var page: DrawingPage? {
        didSet {
            title.text = page?.title
            summary.text = page?.summary
            accessibilityLabel = page?.title
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width - 2 * Self.margin
        let hairline = 1 / traitCollection.displayScale
        title.frame = CGRect(x: Self.margin, y: 11, width: width, height: 22)
        summary.frame = CGRect(x: Self.margin, y: 34, width: width, height: 18)
        separator.frame = CGRect(
            x: Self.margin, y: contentView.bounds.height - hairline, width: contentView.bounds.width - Self.margin, height: hairline)
    }

    override var isHighlighted: Bool {
        didSet { contentView.backgroundColor = isHighlighted ? .systemGray5 : nil }
    }
}
