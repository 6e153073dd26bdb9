/// The panel of the large content viewer: an image above a title, on a blurred background at the centre of the
/// screen.
@MainActor final class LargeContentPanel: UIView {
    /// The maximum width of the panel, in points. The panel is at least as high as it is wide.
    private static let maximumWidth: CGFloat = 252
    private static let padding: CGFloat = 20
    private static let gap: CGFloat = 12
    private static let imageSide: CGFloat = 120
    /// The font size at which a typical title fits in three lines, in points.
    private static let fontSize: CGFloat = 30
    private static let fadeDuration: TimeInterval = 0.2

    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let imageView = UIImageView()
    private let label = UILabel()
    private var insets = UIEdgeInsets.zero

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "LargeContentViewer"
        background.layer.cornerRadius = 16
        background.layer.cornerCurve = .continuous
        background.clipsToBounds = true
        label.font = .systemFont(ofSize: Self.fontSize, weight: .semibold)
        label.textColor = .label
        label.textAlignment = .center
        label.numberOfLines = 3
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        imageView.tintColor = .label
        for part in [background, imageView, label] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// Displays the content of an item.
    func show(_ item: any UILargeContentViewerItem) {
        label.text = item.largeContentTitle
        insets = item.largeContentImageInsets
        imageView.image = Self.image(of: item)
        imageView.contentMode = item.scalesLargeContentImage ? .scaleAspectFit : .center
        setNeedsLayout()
    }

    private static func image(of item: any UILargeContentViewerItem) -> UIImage? {
        guard let image = item.largeContentImage else { return nil }
        let sizedImage =
            item.scalesLargeContentImage ? image.applyingSymbolConfiguration(.init(pointSize: imageSide * 0.75)) ?? image : image
        return sizedImage.renderingMode == .automatic ? sizedImage.withRenderingMode(.alwaysTemplate) : sizedImage
    }

    /// Fades in at the centre of a view.
    func open(in container: UIView) {
        (container.window ?? container).addSubview(self)
        center(in: container)
        layoutIfNeeded()
        alpha = 0
        UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) { self.alpha = 1 }
    }

    /// Centres the panel in a view, at whole points.
    func center(in container: UIView) {
        guard let superview else { return }
        let size = sizeThatFits(container.bounds.size)
        let middle = superview.convert(CGPoint(x: container.bounds.midX, y: container.bounds.midY), from: container)
        frame = CGRect(
            x: (middle.x - size.width / 2).rounded(), y: (middle.y - size.height / 2).rounded(), width: size.width, height: size.height)
    }

    /// Fades out, then removes the panel from its superview.
    func close() {
        UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    private var imageHeight: CGFloat { imageView.image == nil ? 0 : Self.imageSide }

    private func textHeight(_ width: CGFloat) -> CGFloat {
        guard label.text?.isEmpty == false else { return 0 }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    private func spacing(textHeight: CGFloat) -> CGFloat { textHeight > 0 && imageHeight > 0 ? Self.gap : 0 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = min(Self.maximumWidth, size.width)
        let labelHeight = textHeight(width - 2 * Self.padding)
        return CGSize(width: width, height: max(width, imageHeight + spacing(textHeight: labelHeight) + labelHeight + 2 * Self.padding))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let width = bounds.width - 2 * Self.padding
        let labelHeight = textHeight(width)
        let top = (bounds.height - imageHeight - spacing(textHeight: labelHeight) - labelHeight) / 2
        imageView.frame = CGRect(x: Self.padding, y: top, width: width, height: imageHeight).inset(by: insets)
        label.frame = CGRect(x: Self.padding, y: top + imageHeight + spacing(textHeight: labelHeight), width: width, height: labelHeight)
    }
}
