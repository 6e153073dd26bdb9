/// An item of an edit menu.
final class EditMenuItem: UIControl {
    private let label = UILabel()
    private let picture = UIImageView()
    private let line = UIView()
    private let isDestructive: Bool
    var hasLine = false { didSet { line.isHidden = !hasLine } }

    init(_ element: UIMenuElement, choose: @escaping @MainActor () -> Void) {
        isDestructive = element.attributesOfElement.contains(.destructive)
        super.init(frame: .zero)
        label.text = element.shownTitle
        picture.image = element.shownTitle.isEmpty ? element.shownImage : nil
        accessibilityLabel = element.accessibilityLabel ?? element.shownTitle
        accessibilityIdentifier = element.accessibilityIdentifier
        isEnabled = element.isChoosable
        setUp(choose)
    }

    /// - Parameter name: the accessibility label of the arrow.
    init(arrow symbol: String, _ name: String, choose: @escaping @MainActor () -> Void) {
        isDestructive = false
        super.init(frame: .zero)
        picture.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .medium))
        accessibilityLabel = name
        setUp(choose)
    }

    required init?(coder: NSCoder) { nil }

    private func setUp(_ choose: @escaping @MainActor () -> Void) {
        label.font = .systemFont(ofSize: EditMenuMetrics.fontSize)
        label.textAlignment = .center
        label.isAccessibilityElement = false
        picture.contentMode = .center
        picture.tintColor = .label
        line.backgroundColor = .separator
        line.isHidden = true
        for part in [label, picture, line] {
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

    var naturalWidth: CGFloat {
        guard label.text?.isEmpty == false else { return EditMenuMetrics.moreWidth }
        let text = label.sizeThatFits(CGSize(width: 240, height: EditMenuMetrics.height)).width
        return (min(text, 240) + 2 * EditMenuMetrics.itemSide).rounded(.up)
    }

    override func stateDidChange() {
        super.stateDidChange()
        label.textColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        backgroundColor = isHighlighted ? MenuMetrics.pressed : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.shrunk(dx: 6, dy: 0)
        picture.frame = bounds
        let hairline = 1 / max(1, traitCollection.displayScale)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        line.frame = CGRect(x: isMirrored ? bounds.width - hairline : 0, y: 0, width: hairline, height: bounds.height)
    }
}
