internal import UIKitCore

/// A banner: the app's icon, the texts of the notification, and its image.
@MainActor final class BannerView: UIView {
    private static let cornerRadius: CGFloat = 22
    private static let padding: CGFloat = 12
    private static let gap: CGFloat = 10
    private static let imageSide: CGFloat = 38
    /// The maximum number of lines of the body, until the user expands the banner.
    private static let lineCount = 4

    let content: BannerContent
    private let isExpanded: Bool
    private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let bodyLabel = UILabel()
    private let timeLabel = UILabel()
    private let imageView = UIImageView()

    /// Creates a banner with a width in points.
    init(_ content: BannerContent, width: CGFloat, isExpanded: Bool = false) {
        self.content = content
        self.isExpanded = isExpanded
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: Self.minimumHeight))
        setUpCard()
        setUpLabels()
        setUpStacks()
        isAccessibilityElement = true
        accessibilityLabel = content.spokenText
        accessibilityIdentifier = "NotificationBanner"
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    private func setUpCard() {
        layer.shadowColor = .black
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 6)
        card.clipsToBounds = true
        card.layer.cornerRadius = Self.cornerRadius
        card.layer.cornerCurve = .continuous
        card.frame = bounds
        addSubview(card)
    }

    private func setUpLabels() {
        let style = UIFont.TextStyle.subheadline
        let bold = UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
        set(titleLabel, content.title, bold, .label)
        set(subtitleLabel, content.subtitle, bold, .label)
        set(bodyLabel, content.body, .preferredFont(forTextStyle: style), .label)
        set(timeLabel, "now", .preferredFont(forTextStyle: .footnote), .secondaryLabel)
        titleLabel.numberOfLines = isExpanded ? 0 : 1
        subtitleLabel.numberOfLines = isExpanded ? 0 : 1
        bodyLabel.numberOfLines = isExpanded ? 0 : Self.lineCount
        timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        timeLabel.setContentHuggingPriority(.required, for: .horizontal)
        imageView.image = content.image
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 6
        imageView.isHidden = content.image == nil
    }

    private func set(_ label: UILabel, _ text: String, _ font: UIFont, _ color: UIColor) {
        label.text = text
        label.font = font
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.isHidden = text.isEmpty
        // The banner is one element for assistive technology.
        label.isAccessibilityElement = false
    }

    private func setUpStacks() {
        let heading = UIStackView(arrangedSubviews: [titleLabel, timeLabel])
        heading.spacing = 8
        heading.alignment = .firstBaseline
        let texts = UIStackView(arrangedSubviews: [heading, subtitleLabel, bodyLabel])
        texts.axis = .vertical
        texts.spacing = 1
        if isExpanded {
            texts.addArrangedSubview(imageView)
            texts.setCustomSpacing(8, after: bodyLabel)
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: imageRatio).isActive = content.image != nil
        }
        let icon = AppIconView()
        let row = UIStackView(arrangedSubviews: isExpanded ? [icon, texts] : [icon, texts, imageView])
        row.spacing = Self.gap
        row.alignment = isExpanded ? .top : .center
        row.translatesAutoresizingMaskIntoConstraints = false
        card.contentView.addSubview(row)
        let box = card.contentView
        let bottom = row.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -Self.padding)
        // The card may be shorter for a moment while its height animates.
        bottom.priority = UILayoutPriority(999)
        var constraints = [
            row.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: Self.padding + 2),
            row.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -Self.padding - 2),
            row.topAnchor.constraint(equalTo: box.topAnchor, constant: Self.padding), bottom,
            icon.widthAnchor.constraint(equalToConstant: icon.intrinsicContentSize.width),
            icon.heightAnchor.constraint(equalToConstant: icon.intrinsicContentSize.height),
        ]
        if !isExpanded {
            constraints += [
                imageView.widthAnchor.constraint(equalToConstant: Self.imageSide),
                imageView.heightAnchor.constraint(equalToConstant: Self.imageSide),
            ]
        }
        NSLayoutConstraint.activate(constraints)
    }

    /// The height of the expanded image for its width, at most a square.
    private var imageRatio: CGFloat {
        guard let size = content.image?.size, size.width > 0 else { return 1 }
        return min(1, size.height / size.width)
    }

    /// Returns the height for a width, in points.
    func height(for width: CGFloat) -> CGFloat {
        let size = card.contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return max(Self.minimumHeight, size.height.rounded(.up))
    }

    private static let minimumHeight: CGFloat = 64

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
    }
}
