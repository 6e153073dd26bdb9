/// The view of a list cell's accessory.
final class ListAccessoryView: UIView {
    let accessory: UICellAccessory
    private weak var cell: UICollectionViewListCell?
    private var contentView: UIView?
    private var control: TableControl?
    private let separator = UIView()

    init(_ accessory: UICellAccessory, cell: UICollectionViewListCell) {
        self.accessory = accessory
        self.cell = cell
        super.init(frame: .zero)
        addContent()
        if let tint = accessory.tintColor { tintColor = tint }
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func addContent() {
        switch accessory.kind {
        case .disclosure: addSymbol("chevron.forward", 17, .semibold, .tertiaryLabel)
        case .checkmark: addSymbol("checkmark", 18, .semibold, nil)
        case .outline: addControl("chevron.forward", 17, .semibold, "Toggle") { [weak cell] in cell?.toggleOutline() }
        case .detail: addControl("info.circle", 22, .regular, "More info") { [accessory] in accessory.handler?() }
        case .delete:
            addDiscButton("minus.circle.fill", "Delete", .systemRed) { [accessory, weak cell] in
                if let handler = accessory.handler { handler() } else { cell?.openTrailingActions() }
            }
        case .insert: addDiscButton("plus.circle.fill", "Insert", .systemGreen) { [accessory] in accessory.handler?() }
        case .multiselect:
            addControl("circle", 20, .regular, nil) {}
            control?.isUserInteractionEnabled = false
        case .reorder: addHandle()
        case .label(let text, let font, let adjustsFontSize): addLabel(text, font, adjustsFontSize)
        case .custom(let view, let isFixed):
            if !isFixed { view.sizeToFit() }
            contentView = view
            addSubview(view)
        }
    }

    /// Returns the symbol name for the reading direction.
    private func directionalName(_ name: String) -> String {
        guard name == "chevron.forward" else { return name }
        return cell?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
    }

    private func addSymbol(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor?) {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
        let view = UIImageView(image: UIImage(systemName: directionalName(name), withConfiguration: configuration))
        if let color = accessory.tintColor ?? color { view.tintColor = color }
        contentView = view
        addSubview(view)
    }

    private func addLabel(_ text: String, _ font: UIFont, _ adjustsFontSize: Bool) {
        let label = UILabel()
        label.text = text
        label.font = font
        label.adjustsFontForContentSizeCategory = adjustsFontSize
        label.textColor = accessory.tintColor ?? .secondaryLabel
        contentView = label
        addSubview(label)
    }

    private func addControl(
        _ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ label: String?, _ handler: @escaping () -> Void
    ) {
        let control = TableControl(symbol: directionalName(name), pointSize: size, weight: weight)
        control.addAction(UIAction { _ in handler() }, for: .touchUpInside)
        control.accessibilityLabel = label
        self.control = control
        addSubview(control)
    }

    private func addHandle() {
        let handle = ReorderHandle(
            begin: { [weak cell] touch in cell?.beginReorder(touch) ?? false }, move: { [weak cell] touch in cell?.moveReorder(touch) },
            end: { [weak cell] isCancelled in cell?.endReorder(isCancelled: isCancelled) })
        if let tint = accessory.tintColor { handle.tintColor = tint }
        control = handle
        addSubview(handle)
        guard showsSeparator else { return }
        separator.backgroundColor = .separator
        separator.isUserInteractionEnabled = false
        addSubview(separator)
    }

    /// Whether a vertical separator is shown before the reorder handle.
    private var showsSeparator: Bool {
        guard case .reorder(let explicit) = accessory.kind, let cell else { return false }
        let otherAccessories = cell.accessories.filter { !$0.isLeading && $0.isDisplayed(whileEditing: cell.showsEditingState) }
        return explicit ?? (otherAccessories.count > 1)
    }

    /// Adds a button with a white symbol on a coloured disc.
    private func addDiscButton(_ name: String, _ label: String, _ color: UIColor, _ handler: @escaping () -> Void) {
        addControl(name, 20, .regular, label, handler)
        control?.cutoutColor = .white
        control?.tintColor = accessory.tintColor ?? color
    }

    /// The width of the accessory's content, in points. A chevron is only half as wide as its symbol.
    private var contentWidth: CGFloat {
        switch accessory.kind {
        case .disclosure: ((contentView?.sizeThatFits(.zero).width ?? 0) / 2).rounded(.up)
        case .custom(let view, _): view.bounds.width
        default: (contentView ?? control)?.sizeThatFits(.zero).width ?? 0
        }
    }

    var reservedWidth: CGFloat {
        switch accessory.width {
        case .actual: contentWidth
        case .standard: max(TableMetrics.symbolWidth, contentWidth)
        case .custom(let width): width.isFinite ? max(0, width) : contentWidth
        }
    }

    /// Updates the accessory for the state of the cell.
    func update() {
        guard let cell else { return }
        switch accessory.kind {
        case .multiselect:
            control?.set(symbol: cell.isSelected ? "checkmark.circle.fill" : "circle", pointSize: 20, weight: .regular)
            control?.tintColor = cell.isSelected ? accessory.tintColor : .systemGray3
            control?.cutoutColor = cell.isSelected ? .white : nil
        case .outline:
            let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let expandedTransform = CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2)
            let newTransform = cell.isExpandedInOutline ? expandedTransform : .identity
            guard control?.transform != newTransform else { return }
            if window == nil || control?.bounds.isEmpty == true {
                control?.transform = newTransform
            } else {
                UIView.animate(withDuration: TableMetrics.updateDuration) { self.control?.transform = newTransform }
            }
        default: break
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let boundsCenter = CGPoint(x: bounds.midX, y: bounds.midY)
        if separator.superview != nil {
            let isMirrored = cell?.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let width = 1 / max(1, traitCollection.displayScale)
            separator.frame = CGRect(x: isMirrored ? bounds.maxX + 4 : -4 - width, y: 8, width: width, height: max(0, bounds.height - 16))
        }
        if let control {
            let size = control.sizeThatFits(.zero)
            control.bounds.size = CGSize(width: max(size.width, bounds.width), height: max(size.height, bounds.height))
            control.center = boundsCenter
        }
        guard let contentView else { return }
        if case .custom(let view, _) = accessory.kind {
            view.center = boundsCenter
            return
        }
        let size = contentView.sizeThatFits(.zero)
        contentView.frame = CGRect(
            x: boundsCenter.x - size.width / 2, y: boundsCenter.y - size.height / 2, width: size.width, height: size.height)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        switch accessory.kind {
        case .disclosure, .checkmark, .label, .multiselect: false
        // Without a handler, the cell receives the tap.
        case .detail where accessory.handler == nil, .insert where accessory.handler == nil: false
        case .custom: super.point(inside: point, with: event)
        default: bounds.insetBy(dx: -12, dy: 0).contains(point)
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event), !isHidden else { return nil }
        return control ?? super.hitTest(point, with: event)
    }
}
