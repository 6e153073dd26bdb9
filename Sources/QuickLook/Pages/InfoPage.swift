/// The symbol, the name, the kind and the size of a file.
final class InfoPage: UIView, PreviewContent {
    private static let symbolSide: CGFloat = 96
    private static let margin: CGFloat = 24

    private let stack = UIStackView()

    init(name: String, details: String, symbol: String) {
        super.init(frame: .zero)
        let symbolView = UIImageView(image: UIImage(systemName: symbol))
        symbolView.tintColor = .secondaryLabel
        symbolView.contentMode = .scaleAspectFit
        symbolView.translatesAutoresizingMaskIntoConstraints = false
        symbolView.heightAnchor.constraint(equalToConstant: Self.symbolSide).isActive = true
        let nameLabel = Self.label(name, .headline, .label)
        let detailsLabel = Self.label(details, .subheadline, .secondaryLabel)
        stack.axis = .vertical
        stack.spacing = 8
        stack.addArrangedSubview(symbolView)
        stack.setCustomSpacing(16, after: symbolView)
        for label in [nameLabel, detailsLabel] { stack.addArrangedSubview(label) }
        addSubview(stack)
    }

    required init?(coder: NSCoder) { nil }

    private static func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    func show(between insets: UIEdgeInsets) {
        let area = bounds.inset(by: insets).insetBy(dx: Self.margin, dy: 0)
        let size = stack.systemLayoutSizeFitting(
            CGSize(width: area.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        stack.frame = CGRect(x: area.minX, y: area.midY - size.height / 2, width: area.width, height: size.height)
    }
}
