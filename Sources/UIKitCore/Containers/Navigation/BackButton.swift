/// The back button: a chevron, followed by the previous screen's title if it fits, or else by "Back" if that fits.
@MainActor final class BackButton: UIControl {
    let label = UILabel()
    let chevron = ChevronView()
    private let content: BackButtonContent
    private let navigationBarStyle: NavigationBarStyle
    private let imageView = UIImageView()
    private var opener: MenuOpener?

    init(_ content: BackButtonContent, navigationBarStyle: NavigationBarStyle) {
        self.content = content
        self.navigationBarStyle = navigationBarStyle
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: BarMetrics.titleFontSize)
        label.text = content.title
        accessibilityLabel = content.title
        accessibilityIdentifier = "BackButton"
        accessibilityTraits = .button
        isAccessibilityElement = true
        showsLargeContentViewer = true
        largeContentTitle = content.title
        chevron.image = navigationBarStyle.indicator
        imageView.image = content.image?.withRenderingMode(.alwaysTemplate)
        addSubview(chevron)
        addSubview(label)
        if content.image != nil { addSubview(imageView) }
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    /// Makes a long press open a menu.
    func attachLongPressMenu(_ menu: @escaping @MainActor () -> UIMenu?) {
        let opener = MenuOpener(self, owner: self, menu: menu, order: { .fixed })
        opener.onOpenChange = { [weak self] in self?.isHighlighted = $0 }
        opener.attach(isPrimary: false)
        self.opener = opener
    }

    /// The possible titles, in order of preference; empty if the button shows an image or only the chevron.
    private var titles: [String] {
        guard content.image == nil else { return [] }
        switch content.mode {
        case .default: return [content.title, "Back"]
        case .generic: return ["Back"]
        case .minimal: return []
        }
    }

    /// Shows the first of the possible titles that fits into `width`, and returns the button's width in points.
    func showLongestTitle(into width: CGFloat) -> CGFloat {
        let text = titles.first { self.width(of: $0) <= width }
        BarText.set(text, on: label, font: .systemFont(ofSize: BarMetrics.titleFontSize), color: tintColor, attributes)
        if let image = content.image { return chevronWidth + BarMetrics.chevronGap + image.size.width }
        return text.map { self.width(of: $0) } ?? chevronWidth
    }

    private var chevronWidth: CGFloat { navigationBarStyle.indicator?.size.width ?? BarMetrics.chevronSize.width }

    private var attributes: UIBarAppearance.Attributes {
        navigationBarStyle.back?.attributes(isEnabled: isEnabled, isHighlighted: isHighlighted) ?? [:]
    }

    private func width(of text: String) -> CGFloat {
        BarText.set(text, on: label, font: .systemFont(ofSize: BarMetrics.titleFontSize), color: tintColor, attributes)
        return chevronWidth + BarMetrics.chevronGap + label.intrinsicContentSize.width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = navigationBarStyle.indicator?.size ?? BarMetrics.chevronSize
        chevron.isMirrored = isMirrored
        let origin = CGPoint(x: isMirrored ? bounds.width - size.width : 0, y: (bounds.height - size.height) / 2)
        // Only the vertical position is aligned to pixels: in a mirrored bar the edge of the button is not on a
        // pixel.
        chevron.frame = CGRect(
            x: origin.x, y: pixelAligned(CGRect(origin: origin, size: size)).minY, width: size.width, height: size.height)
        let textInset = size.width + BarMetrics.chevronGap
        label.frame = CGRect(x: isMirrored ? 0 : textInset, y: 0, width: max(0, bounds.width - textInset), height: bounds.height)
        imageView.frame = label.frame
        let shift = content.titleOffset ?? navigationBarStyle.back?.titleOffset(isEnabled: isEnabled, isHighlighted: isHighlighted) ?? .zero
        label.frame = label.frame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
        imageView.contentMode = isMirrored ? .right : .left
    }

    /// Returns whether a point is in the button. The touch area extends to the edge of the bar.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -BarMetrics.backButtonInset, dy: 0).contains(point)
    }

    override func stateDidChange() { updateColor() }
    override func tintColorDidChange() { updateColor() }

    private func updateColor() {
        let color = (attributes[.foregroundColor] as? UIColor) ?? tintColor
        label.textColor = color
        imageView.tintColor = tintColor
        chevron.color = tintColor
        alpha = isHighlighted ? 0.2 : 1
    }
}

/// The arrow of the back button.
@MainActor final class ChevronView: UIView {
    var color: UIColor = .systemBlue { didSet { setNeedsDisplay() } }
    /// The image that replaces the arrow; `nil` for the arrow.
    var image: UIImage? { didSet { setNeedsDisplay() } }
    var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsDisplay() } } }
    /// The width of the line, and the distances of its centre line from the edges, in points. Measured on screenshots
    /// of iOS 17 and 18: the chevron extends from 9.33 to 20.33 points from the screen's edge, and is 19 points high.
    private static let lineWidth: CGFloat = 7.0 / 3
    private static let tipInset: CGFloat = 2.5
    private static let endInset: CGFloat = 0.95
    private static let sideInset: CGFloat = 2.25

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let image {
            let tintedImage = image.withTintColor(color.resolvedColor(with: traitCollection), renderingMode: .alwaysOriginal)
            return tintedImage.draw(in: bounds)
        }
        let tip = isMirrored ? bounds.maxX - Self.tipInset : Self.tipInset
        let end = isMirrored ? bounds.minX + Self.endInset : bounds.maxX - Self.endInset
        context.setStrokeColor(color.resolvedColor(with: traitCollection).cgColor)
        context.setLineWidth(Self.lineWidth)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.move(to: CGPoint(x: end, y: Self.sideInset))
        context.addLine(to: CGPoint(x: tip, y: bounds.midY))
        context.addLine(to: CGPoint(x: end, y: bounds.maxY - Self.sideInset))
        context.strokePath()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
}
