extension UITableViewCell {
    func setUpCell() {
        contentView.frame = bounds
        contentView.insetsLayoutMarginsFromSafeArea = false
        addSubview(contentView)
    }

    func attach(to table: UITableView) {
        placement.table = table
    }

    func detachFromRow() {
        if alpha != 1 { alpha = 1 }
        if isSelected { setSelected(false, animated: false) }
        if isHighlighted { setHighlighted(false, animated: false) }
        setNeedsUpdateConfiguration()
    }

    // MARK: - Labels and image

    func makeImageViewIfNeeded() -> UIImageView {
        if let view = parts.image { return view }
        let view = ContentImageView()
        view.contentMode = .scaleAspectFit
        view.cell = self
        contentView.addSubview(view)
        parts.image = view
        return view
    }

    func makeTextLabelIfNeeded() -> UILabel {
        if let label = parts.text { return label }
        let label = makeLabel(style == .value2 ? .subheadline : .body)
        if style == .value2 {
            label.textColor = tintColor
            label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        }
        parts.text = label
        return label
    }

    func makeDetailLabelIfNeeded() -> UILabel {
        if let label = parts.detail { return label }
        let textStyle: UIFont.TextStyle =
            switch style {
            case .subtitle: .caption1
            case .value2: .subheadline
            default: .body
            }
        let label = makeLabel(textStyle)
        if style == .value1 { label.textColor = .secondaryLabel }
        parts.detail = label
        return label
    }

    private func makeLabel(_ textStyle: UIFont.TextStyle) -> UILabel {
        let label = ContentLabel()
        label.font = .preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection)
        label.adjustsFontForContentSizeCategory = true
        label.cell = self
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    func fontsDidChange(from previous: UITraitCollection?) {
        if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { setNeedsLayout() }
        setNeedsUpdateConfiguration()
    }

    // MARK: - Backgrounds

    func replaceBackground(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new {
            new.frame = bounds
            insertSubview(new, at: 0)
        }
        setNeedsLayout()
    }

    /// Sets the background colour of the table's style, unless the app has set a colour.
    func applyStandardBackground(_ color: UIColor) {
        guard !parts.hasCustomBackground, backgroundConfiguration == nil, super.backgroundColor != color else { return }
        setPlainBackground(color)
    }

    /// The background view of a selected cell: the app's view for single or multiple selection, or a grey view.
    private var selectionBackground: UIView {
        if configurationStorage.isSelected, placement.table?.currentlyAllowsMultipleSelection == true,
            let view = multipleSelectionBackgroundView
        {
            return view
        }
        if let view = selectedBackgroundView { return view }
        if let view = parts.selectedBackground { return view }
        let view = UIView()
        view.backgroundColor = .systemGray4
        parts.selectedBackground = view
        return view
    }

    func showSelection(animated: Bool) {
        setNeedsUpdateConfiguration()
        let isOn =
            (configurationStorage.isSelected || configurationStorage.isHighlighted) && selectionStyle != .none
            && backgroundConfiguration == nil
        parts.text?.isHighlighted = isOn
        parts.detail?.isHighlighted = isOn
        parts.image?.isHighlighted = isOn
        parts.separator?.isHidden = isOn
        guard isOn else { return hideSelection(animated: animated) }
        let background = selectionBackground
        if background.superview !== self { insertSubview(background, at: backgroundView?.superview === self ? 1 : 0) }
        background.frame = bounds
        background.alpha = 1
    }

    private func hideSelection(animated: Bool) {
        let backgrounds = [parts.selectedBackground, selectedBackgroundView, multipleSelectionBackgroundView].compactMap { $0 }
        for background in backgrounds where background.superview === self {
            guard animated, window != nil else { background.removeFromSuperview(); continue }
            UIView.animate(
                withDuration: TableMetrics.updateDuration, animations: { background.alpha = 0 },
                completion: { [weak self] _ in
                    guard let self, background.alpha == 0, !(self.isSelected || self.isHighlighted) else { return }
                    background.removeFromSuperview()
                    background.alpha = 1
                })
        }
    }

    // MARK: - Appearance set by the table

    func show(_ cellStyle: TableCellStyle) {
        guard placement.cellStyle != cellStyle else { return }
        placement.cellStyle = cellStyle
        setNeedsLayout()
        setNeedsUpdateConfiguration()
    }

    func setIndentation(_ level: Int) {
        if indentationLevel != level { indentationLevel = level }
    }
}

/// A label that a cell creates for its style. The cell is laid out again when the label's text, font or number of lines
/// changes.
final class ContentLabel: UILabel {
    weak var cell: UITableViewCell?

    override var text: String? { didSet { if text != oldValue { cell?.setNeedsLayout() } } }
    override var attributedText: NSAttributedString? { didSet { cell?.setNeedsLayout() } }
    override var font: UIFont! { didSet { cell?.setNeedsLayout() } }
    override var numberOfLines: Int { didSet { cell?.setNeedsLayout() } }
}

/// The image view that a cell creates for its style. The cell is laid out again when the image changes.
final class ContentImageView: UIImageView {
    weak var cell: UITableViewCell?

    override var image: UIImage? { didSet { if image !== oldValue { cell?.setNeedsLayout() } } }
}
