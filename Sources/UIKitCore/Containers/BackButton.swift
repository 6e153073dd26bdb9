/// The button that goes back: a chevron and the last screen's title, or "Back", or the chevron alone, as there is room.
@MainActor final class BackButton: UIControl {
    let label = UILabel()
    let chevron = ChevronView()
    private let fullTitle: String

    init(title: String) {
        fullTitle = title
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: BarMetrics.titleSize)
        label.text = title
        accessibilityLabel = title
        accessibilityIdentifier = "BackButton"
        accessibilityTraits = .button
        isAccessibilityElement = true
        addSubview(chevron)
        addSubview(label)
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    /// The width with all of the title, in points.
    var fullWidth: CGFloat { width(of: fullTitle) }

    /// Takes the longest text that fits into `width`, and that text's width.
    func fit(into width: CGFloat) -> CGFloat {
        let text = [fullTitle, "Back"].first { self.width(of: $0) <= width }
        label.text = text
        return text.map { self.width(of: $0) } ?? BarMetrics.chevron.width
    }

    private func width(of text: String) -> CGFloat {
        label.text = text
        return BarMetrics.chevron.width + BarMetrics.chevronGap + label.intrinsicContentSize.width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = BarMetrics.chevron
        chevron.isMirrored = isMirrored
        chevron.frame = CGRect(
            x: isMirrored ? bounds.width - size.width : 0, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
            height: size.height)
        let start = size.width + BarMetrics.chevronGap
        label.frame = CGRect(x: isMirrored ? 0 : start, y: 0, width: max(0, bounds.width - start), height: bounds.height)
    }

    override func stateDidChange() { updateColor() }
    override func tintColorDidChange() { updateColor() }

    private func updateColor() {
        label.textColor = tintColor
        chevron.color = tintColor
        alpha = isHighlighted ? 0.2 : 1
    }
}

/// The arrow that points back.
@MainActor final class ChevronView: UIView {
    var color: UIColor = .systemBlue { didSet { setNeedsDisplay() } }
    var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let tip = isMirrored ? bounds.maxX - 1.5 : 1.5
        let end = isMirrored ? bounds.minX + 1.5 : bounds.maxX - 1.5
        context.setStrokeColor(color.resolvedColor(with: traitCollection).cgColor)
        context.setLineWidth(2.5)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.move(to: CGPoint(x: end, y: 2))
        context.addLine(to: CGPoint(x: tip, y: bounds.midY))
        context.addLine(to: CGPoint(x: end, y: bounds.maxY - 2))
        context.strokePath()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
}
