/// A button of an alert: a row with a title.
final class AlertButton: UIView {
    let action: UIAlertAction
    private let label = UILabel()
    private let isBold: Bool
    var isPressed = false {
        didSet { if isPressed != oldValue { backgroundColor = isPressed ? AlertMetrics.pressedColor : nil } }
    }

    init(_ action: UIAlertAction, size: CGFloat, isBold: Bool) {
        self.action = action
        self.isBold = isBold
        super.init(frame: .zero)
        label.text = action.title
        label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = action.accessibilityLabel ?? action.title
        accessibilityHint = action.accessibilityHint
        accessibilityIdentifier = action.accessibilityIdentifier
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// The intrinsic width of the title, including its margins.
    var intrinsicWidth: CGFloat { label.intrinsicContentSize.width + 2 * Self.margin }
    private static let margin: CGFloat = 8

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.shrunk(dx: Self.margin, dy: 0)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    func update() {
        if action.isEnabled {
            label.textColor = action.style == .destructive ? .systemRed : tintColor
        } else {
            label.textColor = .tertiaryLabel
        }
        accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    }
}
