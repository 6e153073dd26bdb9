/// A cell with the message for the field above.
final class FormMessageCell: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        label.font = .preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .systemRed
        label.numberOfLines = 0
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: min(FormMetrics.margin, contentView.bounds.width / 2), dy: 0)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let space = CGSize(width: targetSize.width - 2 * FormMetrics.margin, height: .greatestFiniteMagnitude)
        return CGSize(width: targetSize.width, height: (label.sizeThatFits(space).height + 2 * FormMetrics.padding).rounded(.up))
    }
}
