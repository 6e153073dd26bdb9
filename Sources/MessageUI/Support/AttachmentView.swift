import Foundation

/// A file in a composer: the picture of an image, or else a tile with name and size.
final class AttachmentView: UIView {
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - data: The content.
    ///   - isImage: Whether the type of the file is an image. Images that cannot be decoded are shown as a tile.
    ///   - maximumHeight: The maximum height of a picture, in points.
    init(name: String, data: Data, isImage: Bool, maximumHeight: CGFloat) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = name
        if isImage, let image = UIImage(data: data), image.size.width > 0, image.size.height > 0 {
            showImage(image, maximumHeight: maximumHeight)
        } else {
            showTile(name, size: data.count)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The maximum width of a tile, in points.
    private static let maximumTileWidth: CGFloat = 280

    private func showImage(_ image: UIImage, maximumHeight: CGFloat) {
        let imageView = UIImageView(image: image)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 8
        imageView.translatesAutoresizingMaskIntoConstraints = false
        imageView.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        imageView.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        addSubview(imageView)
        let width = imageView.widthAnchor.constraint(equalToConstant: image.size.width)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: topAnchor), imageView.bottomAnchor.constraint(equalTo: bottomAnchor),
            imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
            imageView.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor), fitting(imageView),
            imageView.heightAnchor.constraint(lessThanOrEqualToConstant: maximumHeight),
            imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor, multiplier: image.size.width / image.size.height), width,
        ])
    }

    private func showTile(_ name: String, size: Int) {
        let icon = UIImageView(image: UIImage(systemName: "doc"))
        icon.tintColor = .secondaryLabel
        icon.setContentHuggingPriority(.required, for: .horizontal)
        let nameLabel = label(name, .subheadline, .label)
        nameLabel.lineBreakMode = .byTruncatingMiddle
        let sizeText = ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file)
        let texts = UIStackView(arrangedSubviews: [nameLabel, label(sizeText, .caption1, .secondaryLabel)])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [icon, texts])
        row.spacing = 12
        row.alignment = .center
        row.isLayoutMarginsRelativeArrangement = true
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 12)
        row.backgroundColor = .secondarySystemBackground
        row.layer.cornerRadius = 10
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor), row.bottomAnchor.constraint(equalTo: bottomAnchor),
            row.leadingAnchor.constraint(equalTo: leadingAnchor), row.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
            row.widthAnchor.constraint(lessThanOrEqualToConstant: Self.maximumTileWidth), fitting(row),
        ])
    }

    /// Returns a constraint that makes this view as wide as its content if no other constraint determines the width.
    private func fitting(_ content: UIView) -> NSLayoutConstraint {
        let constraint = trailingAnchor.constraint(equalTo: content.trailingAnchor)
        constraint.priority = .fittingSizeLevel
        return constraint
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        return label
    }
}
