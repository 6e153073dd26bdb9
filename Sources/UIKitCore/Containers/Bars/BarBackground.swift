/// The background of a bar. Crossfades between its scroll-edge and its standard background as content scrolls under
/// the bar.
@MainActor final class BarBackground: UIView {
    /// The edge of the bar along which the shadow line is drawn, just outside the bar.
    enum Side {
        case top, bottom
    }

    private let scrollEdge: BarAppearanceView
    private let standard: BarAppearanceView
    /// The crossfade from the scroll-edge background, 0, to the standard background, 1.
    private(set) var progress: CGFloat = 0

    init(hairlineEdge side: Side) {
        scrollEdge = BarAppearanceView(hairlineEdge: side)
        standard = BarAppearanceView(hairlineEdge: side)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for part in [scrollEdge, standard] { addSubview(part) }
        setProgress(0)
    }

    required init?(coder: NSCoder) { nil }

    func show(standard: UIBarAppearance, atScrollEdge appearance: UIBarAppearance?) {
        self.standard.show(standard)
        scrollEdge.show(appearance)
    }

    func setProgress(_ value: CGFloat) {
        progress = min(max(value, 0), 1)
        standard.alpha = progress
        scrollEdge.alpha = 1 - progress
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in [scrollEdge, standard] { part.frame = bounds }
    }
}

/// The background that one appearance describes: blur, colour, image and shadow line.
@MainActor private final class BarAppearanceView: UIView {
    private let side: BarBackground.Side
    private let blurView = UIVisualEffectView(effect: nil)
    private let colorView = UIView()
    private let imageView = UIImageView()
    private let shadowView = UIImageView()

    init(hairlineEdge side: BarBackground.Side) {
        self.side = side
        super.init(frame: .zero)
        for part in [blurView, colorView, imageView, shadowView] as [UIView] { addSubview(part) }
        imageView.clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ appearance: UIBarAppearance?) {
        blurView.effect = appearance?.backgroundEffect
        blurView.isHidden = appearance?.backgroundEffect == nil
        colorView.backgroundColor = appearance?.backgroundColor
        imageView.image = appearance?.backgroundImage
        imageView.contentMode = appearance?.backgroundImageContentMode ?? .scaleToFill
        shadowView.image = appearance?.shadowImage
        shadowView.backgroundColor = appearance?.shadowImage == nil ? appearance?.shadowColor : nil
        if let tint = appearance?.shadowColor { shadowView.tintColor = tint }
        shadowView.isHidden = appearance?.shadowImage == nil && appearance?.shadowColor == nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in [blurView, colorView, imageView] as [UIView] { part.frame = bounds }
        let height = shadowView.image.map(\.size.height) ?? 1 / max(1, traitCollection.displayScale)
        shadowView.frame = CGRect(x: 0, y: side == .bottom ? bounds.height : -height, width: bounds.width, height: height)
    }
}
