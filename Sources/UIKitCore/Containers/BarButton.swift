/// A bar item as a control: text or a picture in the bar's tint, dimmed under a finger.
@MainActor final class BarButton: UIControl {
    let item: UIBarButtonItem
    private let label = UILabel()
    private let picture = UIImageView()

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: BarMetrics.titleSize, weight: item.style == .done ? .semibold : .regular)
        label.text = item.title
        isEnabled = item.isEnabled
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityTraits = .button
        isAccessibilityElement = true
        if let tint = item.tintColor { tintColor = tint }
        picture.image = item.image?.withRenderingMode(.alwaysTemplate)
        picture.contentMode = .center
        addSubview(item.customView ?? (item.image == nil ? label : picture))
        addAction(UIAction { [weak item] _ in item?.fire() }, for: .touchUpInside)
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let custom = item.customView { return custom.bounds.size }
        let natural = item.image?.size.width ?? label.intrinsicContentSize.width
        let width = item.width > 0 ? item.width : natural
        return CGSize(width: width, height: BarMetrics.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        picture.frame = bounds
        item.customView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override func stateDidChange() { updateColor() }
    override func tintColorDidChange() { updateColor() }

    private func updateColor() {
        label.textColor = isEnabled ? tintColor : .tertiaryLabel
        picture.tintColor = label.textColor
        for part in [label, picture] { part.alpha = isHighlighted ? 0.2 : 1 }
    }
}
