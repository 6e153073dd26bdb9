/// The standard accessory of a cell: a disclosure indicator, a checkmark, an info button, or an info button with an
/// indicator.
final class AccessoryView: UIView {
    private let type: UITableViewCell.AccessoryType
    private weak var cell: UITableViewCell?
    private let symbolView = UIImageView()
    private let button = TableControl(symbol: "info.circle", pointSize: 22, weight: .regular)
    private static let spacing: CGFloat = 12

    init(_ type: UITableViewCell.AccessoryType, cell: UITableViewCell) {
        self.type = type
        self.cell = cell
        super.init(frame: .zero)
        if hasButton {
            addSubview(button)
            button.addAction(
                UIAction { [weak cell] _ in if let cell { cell.placement.table?.accessoryWasTapped(of: cell) } }, for: .touchUpInside)
            button.accessibilityLabel = "More info"
        }
        guard type != .detailButton else { return }
        let isCheckmark = type == .checkmark
        let symbolConfiguration = UIImage.SymbolConfiguration(pointSize: isCheckmark ? 18 : 17, weight: .semibold)
        let arrowName = isMirrored ? "chevron.left" : "chevron.right"
        let name = isCheckmark ? "checkmark" : arrowName
        symbolView.image = UIImage(systemName: name, withConfiguration: symbolConfiguration)
        if !isCheckmark { symbolView.tintColor = .tertiaryLabel }
        addSubview(symbolView)
    }

    required init?(coder: NSCoder) { nil }

    private var hasButton: Bool { type == .detailButton || type == .detailDisclosureButton }
    private var isMirrored: Bool { cell?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let symbolSize = type == .detailButton ? .zero : visibleSymbolSize
        guard hasButton else { return symbolSize }
        let buttonSize = button.sizeThatFits(.zero)
        return CGSize(
            width: symbolSize.width + (symbolSize.width > 0 ? Self.spacing : 0) + buttonSize.width,
            height: max(symbolSize.height, buttonSize.height))
    }

    /// The size of the symbol without its empty space. A chevron fills half the width of its square symbol.
    private var visibleSymbolSize: CGSize {
        let size = symbolView.sizeThatFits(.zero)
        return CGSize(width: type == .checkmark ? size.width : (size.width / 2).rounded(.up), height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let imageSize = symbolView.sizeThatFits(.zero)
        let width = type == .detailButton ? 0 : visibleSymbolSize.width
        let centerX = isMirrored ? width / 2 : bounds.width - width / 2
        symbolView.frame = CGRect(
            x: centerX - imageSize.width / 2, y: (bounds.height - imageSize.height) / 2, width: imageSize.width, height: imageSize.height)
        let buttonSize = button.sizeThatFits(.zero)
        button.frame = CGRect(
            x: isMirrored ? bounds.width - buttonSize.width : 0, y: (bounds.height - buttonSize.height) / 2, width: buttonSize.width,
            height: buttonSize.height)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard hasButton else { return false }
        return button.frame.insetBy(dx: -10, dy: -12).contains(point)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard hasButton, isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else { return nil }
        return button
    }
}

/// A small control with a symbol that a table adds to a cell, such as the delete button or the reorder handle.
class TableControl: UIControl {
    private let imageView = UIImageView()
    private var cutoutView: UIView?

    init(symbol: String, pointSize: CGFloat, weight: UIImage.SymbolWeight) {
        super.init(frame: .zero)
        set(symbol: symbol, pointSize: pointSize, weight: weight)
        addSubview(imageView)
        accessibilityTraits = .button
    }

    /// Whether the control is an accessibility element. By default, a control with a label is an element. The selection
    /// circle has no label, because the row already describes its state.
    override var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? (accessibilityLabel != nil) }
        set { super.isAccessibilityElement = newValue }
    }

    required init?(coder: NSCoder) { nil }

    func set(symbol: String, pointSize: CGFloat, weight: UIImage.SymbolWeight) {
        imageView.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight))
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { imageView.sizeThatFits(.zero) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = imageView.sizeThatFits(.zero)
        imageView.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        cutoutView?.frame = imageView.frame.insetBy(dx: size.width / 5, dy: size.height / 5)
    }

    /// The colour behind the symbol, visible through the symbol's cutouts; `nil` shows the view below.
    var cutoutColor: UIColor? {
        didSet {
            guard cutoutColor != oldValue else { return }
            let view = cutoutView ?? UIView()
            cutoutView = view
            view.isUserInteractionEnabled = false
            view.backgroundColor = cutoutColor
            if view.superview == nil { insertSubview(view, at: 0) }
            setNeedsLayout()
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        imageView.alpha = isHighlighted ? 0.4 : 1
        cutoutView?.alpha = isHighlighted ? 0 : 1
    }
}
