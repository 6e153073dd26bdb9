import Foundation

/// The address in the bar: the host, with a lock for an encrypted connection, and the button that reloads.
final class AddressView: UIView {
    private let lock = UIImageView(image: UIImage(systemName: "lock.fill"))
    private let host = UILabel()
    private let reload = UIButton(type: .system)
    /// The heights of the field in a bar and in a low bar, in points.
    private static let heights: (regular: CGFloat, compact: CGFloat) = (36, 28)

    /// - Parameter onReload: Called when the user taps the button.
    init(onReload: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        lock.tintColor = .label
        lock.contentMode = .scaleAspectFit
        // The sizes do not follow the text size, because the height of the bar does not either.
        host.font = .systemFont(ofSize: 17)
        host.lineBreakMode = .byTruncatingHead
        reload.setImage(UIImage(systemName: "arrow.clockwise"), for: .normal)
        reload.accessibilityLabel = "Reload"
        reload.addAction(UIAction { _ in onReload() }, for: .primaryActionTriggered)
        let address = UIStackView(arrangedSubviews: [lock, host])
        address.spacing = 4
        address.alignment = .center
        for part in [address, reload] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        let width = widthAnchor.constraint(equalToConstant: 1_000)
        width.priority = .defaultLow
        NSLayoutConstraint.activate([
            width, lock.widthAnchor.constraint(equalToConstant: 13), lock.heightAnchor.constraint(equalToConstant: 15),
            address.centerXAnchor.constraint(equalTo: centerXAnchor), address.centerYAnchor.constraint(equalTo: centerYAnchor),
            address.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: Self.heights.regular),
            address.trailingAnchor.constraint(lessThanOrEqualTo: reload.leadingAnchor),
            reload.trailingAnchor.constraint(equalTo: trailingAnchor), reload.centerYAnchor.constraint(equalTo: centerYAnchor),
            reload.widthAnchor.constraint(equalToConstant: Self.heights.regular), reload.heightAnchor.constraint(equalTo: heightAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Wide enough for every bar, which makes the view narrower.
    override var intrinsicContentSize: CGSize {
        CGSize(width: 1_000, height: traitCollection.verticalSizeClass == .compact ? Self.heights.compact : Self.heights.regular)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
    }

    /// Shows a URL.
    func show(_ url: URL) {
        let name = url.host ?? ""
        host.text = name.lowercased().hasPrefix("www.") ? String(name.dropFirst(4)) : name
        host.accessibilityLabel = url.isEncrypted ? "\(name), secure" : name
        lock.isHidden = !url.isEncrypted
    }
}

extension URL {
    /// Whether the connection to the host is encrypted.
    fileprivate var isEncrypted: Bool { scheme?.lowercased() == "https" }
}
