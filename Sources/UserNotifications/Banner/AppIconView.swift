internal import UIKitCore

/// The icon of the app; without an icon, the first letter of the app's name.
@MainActor final class AppIconView: UIView {
    private static let side: CGFloat = 38
    private static let cornerRadius: CGFloat = 9
    private let imageView = UIImageView()
    private let letter = UILabel()

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = Self.cornerRadius
        layer.cornerCurve = .continuous
        isAccessibilityElement = false
        imageView.image = UIImage.appIcon()
        imageView.contentMode = .scaleAspectFill
        letter.text = PermissionRequests.appName.first.map { String($0).uppercased() }
        letter.font = .systemFont(ofSize: Self.side / 2, weight: .semibold)
        letter.textColor = .white
        letter.textAlignment = .center
        letter.isHidden = imageView.image != nil
        letter.isAccessibilityElement = false
        backgroundColor = imageView.image == nil ? .systemGray : nil
        for view in [imageView, letter] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        letter.frame = bounds
    }
}
