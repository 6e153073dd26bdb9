/// The content of a link view: a picture above a bar with title, host and icon.
final class LinkCard: UIView {
    /// The width without other requirements, in points.
    static let naturalWidth: CGFloat = 320

    private static let margin: CGFloat = 12
    private static let iconSide: CGFloat = 30
    private static let cornerRadius: CGFloat = 12
    /// The limits of the ratio of width to height of the picture. Other pictures are cropped.
    private static let ratios: ClosedRange<CGFloat> = 0.8...3

    private let pictureView = UIImageView()
    private let iconView = UIImageView()
    private let titleLabel = UILabel()
    private let hostLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.cornerRadius
        layer.cornerCurve = .continuous
        clipsToBounds = true
        backgroundColor = Self.background
        pictureView.contentMode = .scaleAspectFill
        pictureView.clipsToBounds = true
        iconView.contentMode = .scaleAspectFit
        iconView.layer.cornerRadius = 5
        iconView.clipsToBounds = true
        titleLabel.font = Self.titleFont
        titleLabel.numberOfLines = 2
        hostLabel.font = .preferredFont(forTextStyle: .footnote)
        hostLabel.textColor = .secondaryLabel
        for label in [titleLabel, hostLabel] { label.adjustsFontForContentSizeCategory = true }
        for view in [pictureView, iconView, titleLabel, hostLabel] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private static var titleFont: UIFont {
        UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
    }

    /// The grey of cards in Messages.
    private static let background = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 38 / 255, green: 38 / 255, blue: 41 / 255, alpha: 1)
            : UIColor(red: 233 / 255, green: 233 / 255, blue: 235 / 255, alpha: 1)
    }

    var isHighlighted = false { didSet { alpha = isHighlighted ? 0.6 : 1 } }

    var picture: UIImage? {
        get { pictureView.image }
        set {
            pictureView.image = newValue
            updateIcon()
        }
    }

    var icon: UIImage? { didSet { updateIcon() } }

    /// Shows the texts. Without a title, the host is the title.
    func show(title: String?, host: String) {
        let title = title.flatMap { $0.isEmpty ? nil : $0 }
        titleLabel.text = title ?? host
        hostLabel.text = title == nil ? nil : host
        setNeedsLayout()
    }

    /// A card with a picture has no icon. A card with neither has the symbol of a link.
    private func updateIcon() {
        iconView.image = icon ?? UIImage(systemName: "safari") ?? UIImage(systemName: "link")
        iconView.isHidden = picture != nil
        iconView.tintColor = .secondaryLabel
        setNeedsLayout()
    }

    private func pictureHeight(forWidth width: CGFloat) -> CGFloat {
        guard let size = picture?.size, size.width > 0, size.height > 0 else { return 0 }
        return (width / min(max(size.width / size.height, Self.ratios.lowerBound), Self.ratios.upperBound)).rounded()
    }

    private func textWidth(forWidth width: CGFloat) -> CGFloat {
        max(0, width - 2 * Self.margin - (picture == nil ? Self.iconSide + Self.margin : 0))
    }

    private func textHeights(forWidth width: CGFloat) -> (title: CGFloat, host: CGFloat) {
        let space = CGSize(width: textWidth(forWidth: width), height: .greatestFiniteMagnitude)
        return (titleLabel.sizeThatFits(space).height, hostLabel.text == nil ? 0 : hostLabel.sizeThatFits(space).height)
    }

    private func barHeight(forWidth width: CGFloat) -> CGFloat {
        let texts = textHeights(forWidth: width)
        return (max(texts.title + texts.host, picture == nil ? Self.iconSide : 0) + 2 * Self.barMargin).rounded(.up)
    }

    private static let barMargin: CGFloat = 10

    func height(forWidth width: CGFloat) -> CGFloat { pictureHeight(forWidth: width) + barHeight(forWidth: width) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bar = barHeight(forWidth: bounds.width)
        let top = max(0, bounds.height - bar)
        pictureView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: picture == nil ? 0 : top)
        let texts = textHeights(forWidth: bounds.width)
        let width = textWidth(forWidth: bounds.width)
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let x = isLeftToRight ? Self.margin : bounds.width - Self.margin - width
        // Without a picture the bar fills the card, in whose middle the texts are located.
        let barFrame = CGRect(x: 0, y: picture == nil ? 0 : top, width: bounds.width, height: picture == nil ? bounds.height : bar)
        let y = barFrame.midY - (texts.title + texts.host) / 2
        titleLabel.frame = CGRect(x: x, y: y, width: width, height: texts.title)
        hostLabel.frame = CGRect(x: x, y: y + texts.title, width: width, height: texts.host)
        iconView.frame = CGRect(
            x: isLeftToRight ? bounds.width - Self.margin - Self.iconSide : Self.margin, y: barFrame.midY - Self.iconSide / 2,
            width: Self.iconSide, height: Self.iconSide)
    }
}
