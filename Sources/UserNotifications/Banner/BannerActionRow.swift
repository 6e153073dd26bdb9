internal import UIKitCore

/// An action of an expanded banner.
@MainActor final class BannerActionRow: UIControl {
    private static let minimumHeight: CGFloat = 48
    private static let padding: CGFloat = 16

    init(_ action: UNNotificationAction) {
        super.init(frame: .zero)
        let color: UIColor = action.options.contains(.destructive) ? .systemRed : .label
        let label = UILabel()
        label.text = action.title
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 2
        let icon = UIImageView(image: action.icon.flatMap(Self.image))
        icon.tintColor = color
        icon.isHidden = icon.image == nil
        icon.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, icon])
        row.alignment = .center
        row.spacing = 8
        row.isUserInteractionEnabled = false
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.padding),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.padding),
            row.topAnchor.constraint(equalTo: topAnchor, constant: 8), row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            heightAnchor.constraint(greaterThanOrEqualToConstant: Self.minimumHeight),
        ])
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemFill : nil }
    }

    private static func image(_ icon: UNNotificationActionIcon) -> UIImage? {
        let image = icon.isSymbol ? UIImage(systemName: icon.name) : UIImage(named: icon.name)
        return image?.withRenderingMode(.alwaysTemplate)
    }
}
