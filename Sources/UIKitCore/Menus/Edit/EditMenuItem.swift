/// An item of an edit menu.
final class EditMenuItem: UIControl {
    private let label = UILabel()
    private let imageView = UIImageView()
    private let separator = UIView()
    private let isDestructive: Bool
    var hasSeparator = false { didSet { separator.isHidden = !hasSeparator } }

    init(_ element: UIMenuElement, choose: @escaping @MainActor () -> Void) {
        isDestructive = element.effectiveAttributes.contains(.destructive)
        super.init(frame: .zero)
        label.text = element.displayedTitle
        imageView.image = element.displayedTitle.isEmpty ? element.displayedImage : nil
        accessibilityLabel = element.accessibilityLabel ?? element.displayedTitle
        accessibilityIdentifier = element.accessibilityIdentifier
        isEnabled = element.isChoosable
        setUp(choose)
    }

    /// - Parameter name: the accessibility label of the arrow.
    init(arrow symbol: String, _ name: String, choose: @escaping @MainActor () -> Void) {
        isDestructive = false
        super.init(frame: .zero)
        imageView.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .medium))
        accessibilityLabel = name
        setUp(choose)
    }

    required init?(coder: NSCoder) { nil }

    private func setUp(_ choose: @escaping @MainActor () -> Void) {
        label.font = .systemFont(ofSize: EditMenuMetrics.fontSize)
        label.textAlignment = .center
        label.isAccessibilityElement = false
        imageView.contentMode = .center
        imageView.tintColor = .label
        separator.backgroundColor = .separator
        separator.isHidden = true
        for part in [label, imageView, separator] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { _ in choose() }, for: .touchUpInside)
        stateDidChange()
    }

    /// A tap on an item leaves the text view first responder.
    override var canBecomeFirstResponder: Bool { false }

    var intrinsicWidth: CGFloat {
        guard label.text?.isEmpty == false else { return EditMenuMetrics.pageArrowWidth }
        let text = label.sizeThatFits(CGSize(width: 240, height: EditMenuMetrics.height)).width
        return (min(text, 240) + 2 * EditMenuMetrics.itemInset).rounded(.up)
    }

    override func stateDidChange() {
        super.stateDidChange()
        let enabledColor: UIColor = isDestructive ? .systemRed : .label
        label.textColor = isEnabled ? enabledColor : .tertiaryLabel
        backgroundColor = isHighlighted ? MenuMetrics.pressedColor : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.shrunk(dx: 6, dy: 0)
        imageView.frame = bounds
        let hairline = 1 / max(1, traitCollection.displayScale)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        separator.frame = CGRect(x: isMirrored ? bounds.width - hairline : 0, y: 0, width: hairline, height: bounds.height)
    }
}
