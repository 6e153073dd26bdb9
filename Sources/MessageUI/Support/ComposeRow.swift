/// A row of a composer: a grey label, a field, and a line below them.
final class ComposeRow: UIView {
    /// The field.
    let content: UIView

    /// - Parameter label: The text before the field.
    init(_ label: String, _ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        let labelView = UILabel()
        labelView.text = label
        labelView.textColor = .secondaryLabel
        labelView.font = .preferredFont(forTextStyle: .body)
        labelView.adjustsFontForContentSizeCategory = true
        // The field has the same text as its accessibility label.
        labelView.isAccessibilityElement = false
        labelView.setContentHuggingPriority(.required, for: .horizontal)
        labelView.setContentCompressionResistancePriority(.required, for: .horizontal)
        content.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        install(UIStackView(arrangedSubviews: [labelView, content]))
    }

    /// Creates a row that consists of its content.
    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        install(UIStackView(arrangedSubviews: [content]))
    }

    required init?(coder: NSCoder) { nil }

    /// The height of a row without enlarged text, in points.
    private static let height: CGFloat = 44

    /// The distance of the content from the edges of the screen, in points.
    static let margin: CGFloat = 16

    private func install(_ stack: UIStackView) {
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: Self.margin, bottom: 0, trailing: Self.margin)
        stack.spacing = 6
        stack.alignment = .center
        let line = UIView()
        line.backgroundColor = .separator
        for part in [stack, line] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            heightAnchor.constraint(greaterThanOrEqualToConstant: Self.height),
            line.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.bottomAnchor.constraint(equalTo: bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 1 / max(1, traitCollection.displayScale)),
        ])
    }

    /// Returns a text field for a row.
    static func field(_ text: String, label: String, identifier: String, keyboard: UIKeyboardType = .default) -> UITextField {
        let field = UITextField()
        field.text = text
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.keyboardType = keyboard
        field.accessibilityLabel = label
        field.accessibilityIdentifier = identifier
        if keyboard == .emailAddress {
            field.autocapitalizationType = .none
            field.autocorrectionType = .no
        }
        return field
    }
}
