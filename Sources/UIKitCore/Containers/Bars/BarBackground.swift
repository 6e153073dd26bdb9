/// The background of a bar. Crossfades between its scroll-edge and its standard background as content scrolls under
/// the bar.
@MainActor final class BarBackground: UIView {
    /// The edge of the bar along which the shadow line is drawn, just outside the bar.
    enum Side {
        case top, bottom
    }

    private let edge: BarBackgroundLayer
    private let standard: BarBackgroundLayer
    /// The crossfade from the scroll-edge background, 0, to the standard background, 1.
    private(set) var progress: CGFloat = 0

    init(line side: Side) {
        edge = BarBackgroundLayer(line: side)
        standard = BarBackgroundLayer(line: side)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for part in [edge, standard] { addSubview(part) }
        setProgress(0)
    }

    required init?(coder: NSCoder) { nil }

    func show(standard: UIBarAppearance, atEdge: UIBarAppearance?) {
        self.standard.show(standard)
        edge.show(atEdge)
    }

    func setProgress(_ value: CGFloat) {
        progress = min(max(value, 0), 1)
        standard.alpha = progress
        edge.alpha = 1 - progress
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in [edge, standard] { part.frame = bounds }
    }
}

/// The background that one appearance describes: blur, colour, image and shadow line.
@MainActor private final class BarBackgroundLayer: UIView {
    private let side: BarBackground.Side
    private let blur = UIVisualEffectView(effect: nil)
    private let color = UIView()
    private let picture = UIImageView()
    private let line = UIImageView()

    init(line side: BarBackground.Side) {
        self.side = side
        super.init(frame: .zero)
        for part in [blur, color, picture, line] as [UIView] { addSubview(part) }
        picture.clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ appearance: UIBarAppearance?) {
        blur.effect = appearance?.backgroundEffect
        blur.isHidden = appearance?.backgroundEffect == nil
        color.backgroundColor = appearance?.backgroundColor
        picture.image = appearance?.backgroundImage
        picture.contentMode = appearance?.backgroundImageContentMode ?? .scaleToFill
        line.image = appearance?.shadowImage
        line.backgroundColor = appearance?.shadowImage == nil ? appearance?.shadowColor : nil
        if let tint = appearance?.shadowColor { line.tintColor = tint }
        line.isHidden = appearance?.shadowImage == nil && appearance?.shadowColor == nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in [blur, color, picture] as [UIView] { part.frame = bounds }
        let height = line.image.map(\.size.height) ?? 1 / max(1, traitCollection.displayScale)
        line.frame = CGRect(x: 0, y: side == .bottom ? bounds.height : -height, width: bounds.width, height: height)
    }
}
