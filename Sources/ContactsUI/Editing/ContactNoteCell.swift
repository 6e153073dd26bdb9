import UIKitCore

/// The row of a contact's form for the note, as high as its text.
final class ContactNoteCell: UITableViewCell, UITextViewDelegate {
    let textView = UITextView()
    private let titleLabel = UILabel()
    var onChange: ((String) -> Void)?

    /// The distance above and below the text, between the title and the text, and the minimum height of the text, in
    /// points.
    private static let margin: CGFloat = 11
    private static let spacing: CGFloat = 3
    private static let minimumTextHeight: CGFloat = 44

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        titleLabel.text = "Notes"
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        titleLabel.adjustsFontForContentSizeCategory = true
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.isScrollEnabled = false
        textView.backgroundColor = .clear
        textView.textContainerInset = .zero
        textView.textContainer.lineFragmentPadding = 0
        textView.accessibilityLabel = "Notes"
        textView.delegate = self
        for part in [titleLabel, textView] as [UIView] { contentView.addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    func textViewDidChange(_ textView: UITextView) { onChange?(textView.text) }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = max(0, targetSize.width - contentView.layoutMargins.left - contentView.layoutMargins.right)
        let height = textHeight(width) + titleLabel.intrinsicContentSize.height + Self.spacing + 2 * Self.margin
        return CGSize(width: targetSize.width, height: height.rounded(.up))
    }

    private func textHeight(_ width: CGFloat) -> CGFloat {
        max(Self.minimumTextHeight, textView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds.inset(by: contentView.layoutMargins)
        let titleHeight = titleLabel.intrinsicContentSize.height
        titleLabel.frame = CGRect(x: area.minX, y: Self.margin, width: area.width, height: titleHeight)
        let top = Self.margin + titleHeight + Self.spacing
        textView.frame = CGRect(
            x: area.minX, y: top, width: area.width, height: max(0, contentView.bounds.height - top - Self.margin))
    }
}
