/// Shows one accessory of a list's cell.
final class ListAccessoryView: UIView {
    let accessory: UICellAccessory
    private weak var cell: UICollectionViewListCell?
    private var mark: UIView?
    private var control: TableControl?

    init(_ accessory: UICellAccessory, cell: UICollectionViewListCell) {
        self.accessory = accessory
        self.cell = cell
        super.init(frame: .zero)
        make()
        if let tint = accessory.tintColor { tintColor = tint }
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func make() {
        switch accessory.kind {
        case .disclosure: addMark(symbol("chevron.forward", 13, .bold), .tertiaryLabel)
        case .checkmark: addMark(symbol("checkmark", 15, .semibold), nil)
        case .outline: addControl("chevron.forward", 13, .semibold, "Toggle") { [weak cell] in cell?.toggleOutline() }
        case .detail: addControl("info.circle", 20, .regular, "More info") { [accessory] in accessory.handler?() }
        case .delete:
            addControl("minus.circle.fill", 20, .regular, "Delete") { [accessory, weak cell] in
                if let handler = accessory.handler { handler() } else { cell?.openTrailingActions() }
            }
            control?.cutoutColor = .white
            control?.tintColor = accessory.tintColor ?? .systemRed
        case .insert:
            addControl("plus.circle.fill", 20, .regular, "Insert") { [accessory] in accessory.handler?() }
            control?.cutoutColor = .white
            control?.tintColor = accessory.tintColor ?? .systemGreen
        case .multiselect:
            addControl("circle", 20, .regular, nil) {}
            control?.isUserInteractionEnabled = false
        case .label(let text, let font, let adjusts):
            let label = UILabel()
            label.text = text
            label.font = font
            label.adjustsFontForContentSizeCategory = adjusts
            label.textColor = accessory.tintColor ?? .secondaryLabel
            mark = label
            addSubview(label)
        case .custom(let view, let isFixed):
            if !isFixed { view.sizeToFit() }
            mark = view
            addSubview(view)
        }
    }

    private func symbol(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight) -> UIImage? {
        let isMirrored = cell?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let name = name == "chevron.forward" ? (isMirrored ? "chevron.left" : "chevron.right") : name
        return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
    }

    private func addMark(_ image: UIImage?, _ color: UIColor?) {
        let view = UIImageView(image: image)
        if let color = accessory.tintColor ?? color { view.tintColor = color }
        mark = view
        addSubview(view)
    }

    private func addControl(
        _ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ label: String?, _ handler: @escaping () -> Void
    ) {
        let isMirrored = cell?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let symbol = name == "chevron.forward" ? (isMirrored ? "chevron.left" : "chevron.right") : name
        let control = TableControl(symbol: symbol, pointSize: size, weight: weight)
        control.addAction(UIAction { _ in handler() }, for: .touchUpInside)
        control.accessibilityLabel = label
        self.control = control
        addSubview(control)
    }

    /// How wide the accessory is, in points. An arrow fills the middle of the square that it is drawn on.
    private var ownWidth: CGFloat {
        switch accessory.kind {
        case .disclosure: ((mark?.sizeThatFits(.zero).width ?? 0) / 2).rounded(.up)
        case .custom(let view, _): view.bounds.width
        default: (mark ?? control)?.sizeThatFits(.zero).width ?? 0
        }
    }

    var roomWidth: CGFloat {
        switch accessory.width {
        case .actual: ownWidth
        case .standard: max(TableMetrics.symbolWidth, ownWidth)
        case .custom(let width): max(0, width)
        }
    }

    /// Follows the state of the cell.
    func update() {
        guard let cell else { return }
        switch accessory.kind {
        case .multiselect:
            control?.set(symbol: cell.isSelected ? "checkmark.circle.fill" : "circle", pointSize: 20, weight: .regular)
            control?.tintColor = cell.isSelected ? accessory.tintColor : .systemGray3
            control?.cutoutColor = cell.isSelected ? .white : nil
        case .outline:
            let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let turned = CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2)
            let wanted = cell.isExpandedInOutline ? turned : .identity
            guard control?.transform != wanted else { return }
            if window == nil || control?.bounds.isEmpty == true {
                control?.transform = wanted
            } else {
                UIView.animate(withDuration: TableMetrics.updateDuration) { self.control?.transform = wanted }
            }
        default: break
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        if let control {
            let size = control.sizeThatFits(.zero)
            control.bounds.size = CGSize(width: max(size.width, bounds.width), height: max(size.height, bounds.height))
            control.center = middle
        }
        guard let mark else { return }
        if case .custom(let view, _) = accessory.kind {
            view.center = middle
            return
        }
        let size = mark.sizeThatFits(.zero)
        mark.frame = CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        switch accessory.kind {
        case .disclosure, .checkmark, .label, .multiselect: false
        case .custom: super.point(inside: point, with: event)
        default: bounds.insetBy(dx: -12, dy: 0).contains(point)
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event), !isHidden else { return nil }
        return control ?? super.hitTest(point, with: event)
    }
}
