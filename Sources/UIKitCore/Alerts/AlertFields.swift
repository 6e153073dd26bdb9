/// The text fields of an alert, in one frame with hairlines between them.
final class AlertFields: UIView {
    /// The height of a row minus the height of its line of text: 14 points. A row is 30 points high at the default text
    /// size.
    private static let padding: CGFloat = 14
    private static let inset: CGFloat = 6
    private(set) var fields: [UITextField] = []
    private var separators: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.09, alpha: 1) : .white }
        layer.cornerRadius = 7
        layer.cornerCurve = .continuous
        layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
        clipsToBounds = true
        updateColors()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: AlertFields, _: UITraitCollection) in view.updateColors() }
    }

    required init?(coder: NSCoder) { nil }

    private func updateColors() {
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    func add(_ field: UITextField) {
        field.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        field.adjustsFontForContentSizeCategory = true
        field.clearButtonMode = .whileEditing
        if !fields.isEmpty {
            let line = UIView()
            line.backgroundColor = .separator
            separators.append(line)
            addSubview(line)
        }
        fields.append(field)
        addSubview(field)
        setNeedsLayout()
    }

    private var rowHeight: CGFloat {
        UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection).lineHeight.rounded(.up) + Self.padding
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CGFloat(fields.count) * rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hairline = 1 / max(traitCollection.displayScale, 1)
        let height = rowHeight
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: Self.inset, y: CGFloat(index) * height, width: bounds.width - 2 * Self.inset, height: height)
        }
        for (index, line) in separators.enumerated() {
            line.frame = CGRect(x: 0, y: CGFloat(index + 1) * height, width: bounds.width, height: hairline)
        }
    }
}
