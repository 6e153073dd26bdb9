/// The standard accessory of a cell: a disclosure indicator, a checkmark, an info button, or an info button with an
/// indicator.
final class AccessoryView: UIView {
    private let type: UITableViewCell.AccessoryType
    private weak var cell: UITableViewCell?
    private let mark = UIImageView()
    private let button = TableControl(symbol: "info.circle", pointSize: 22, weight: .regular)
    private static let gap: CGFloat = 12

    init(_ type: UITableViewCell.AccessoryType, cell: UITableViewCell) {
        self.type = type
        self.cell = cell
        super.init(frame: .zero)
        if hasButton {
            addSubview(button)
            button.addAction(UIAction { [weak cell] _ in cell.map { $0.placement.table?.accessoryWasTapped(of: $0) } }, for: .touchUpInside)
            button.accessibilityLabel = "More info"
        }
        guard type != .detailButton else { return }
        let isTick = type == .checkmark
        let look = UIImage.SymbolConfiguration(pointSize: isTick ? 18 : 17, weight: .semibold)
        mark.image = UIImage(systemName: isTick ? "checkmark" : isMirrored ? "chevron.left" : "chevron.right", withConfiguration: look)
        if !isTick { mark.tintColor = .tertiaryLabel }
        addSubview(mark)
    }

    required init?(coder: NSCoder) { nil }

    private var hasButton: Bool { type == .detailButton || type == .detailDisclosureButton }
    private var isMirrored: Bool { cell?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let mark = type == .detailButton ? .zero : markSize
        guard hasButton else { return mark }
        let button = button.sizeThatFits(.zero)
        return CGSize(width: mark.width + (mark.width > 0 ? Self.gap : 0) + button.width, height: max(mark.height, button.height))
    }

    /// The size of the symbol without empty space. A chevron's symbol is a square, of which the table uses half the
    /// width.
    private var markSize: CGSize {
        let size = mark.sizeThatFits(.zero)
        return CGSize(width: type == .checkmark ? size.width : (size.width / 2).rounded(.up), height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = mark.sizeThatFits(.zero)
        let width = type == .detailButton ? 0 : markSize.width
        let centre = isMirrored ? width / 2 : bounds.width - width / 2
        mark.frame = CGRect(x: centre - image.width / 2, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
        let size = button.sizeThatFits(.zero)
        button.frame = CGRect(
            x: isMirrored ? bounds.width - size.width : 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
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
    private let picture = UIImageView()
    private var background: UIView?

    init(symbol: String, pointSize: CGFloat, weight: UIImage.SymbolWeight) {
        super.init(frame: .zero)
        set(symbol: symbol, pointSize: pointSize, weight: weight)
        addSubview(picture)
        accessibilityTraits = .button
    }

    /// Whether the control is an accessibility element. By default only controls with a label are. The selection
    /// circle has no label, because the row already describes its state.
    override var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? (accessibilityLabel != nil) }
        set { super.isAccessibilityElement = newValue }
    }

    required init?(coder: NSCoder) { nil }

    func set(symbol: String, pointSize: CGFloat, weight: UIImage.SymbolWeight) {
        picture.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight))
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { picture.sizeThatFits(.zero) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = picture.sizeThatFits(.zero)
        picture.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        background?.frame = picture.frame.insetBy(dx: size.width / 5, dy: size.height / 5)
    }

    /// The colour behind the symbol, visible through the symbol's cutouts; `nil` shows the view below.
    var cutoutColor: UIColor? {
        didSet {
            guard cutoutColor != oldValue else { return }
            let view = background ?? UIView()
            background = view
            view.isUserInteractionEnabled = false
            view.backgroundColor = cutoutColor
            if view.superview == nil { insertSubview(view, at: 0) }
            setNeedsLayout()
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        picture.alpha = isHighlighted ? 0.4 : 1
        background?.alpha = isHighlighted ? 0 : 1
    }
}
