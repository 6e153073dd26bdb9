/// The suggestions of a search field and the list that shows them.
@MainActor final class SearchSuggestions {
    private weak var field: UISearchTextField?
    /// The handler of a selection, called in addition to the field's delegate.
    var onSelection: (@MainActor (any UISearchSuggestion) -> Void)?
    private(set) var list: SuggestionList?
    var items: [any UISearchSuggestion]? { didSet { update() } }

    init(_ field: UISearchTextField) { self.field = field }

    /// Updates the list, which is shown while the field is edited and has suggestions.
    func update() {
        list?.removeFromSuperview()
        list = nil
        guard let field, field.isEditing, let window = field.window, let items, !items.isEmpty else { return }
        let list = SuggestionList(items) { [weak self] in self?.choose($0) }
        self.list = list
        window.addSubview(list)
        place()
    }

    /// Places the list below the field, with the field's width, and above the keyboard.
    func place() {
        guard let field, let list, let window = field.window else { return }
        let frame = field.convert(field.bounds, to: nil)
        let availableRect = window.bounds.inset(by: window.safeAreaInsets)
        let keyboard = window.keyboardLayoutGuide.layoutFrame
        let bottom = keyboard.height > 0 ? min(availableRect.maxY, keyboard.minY) : availableRect.maxY
        let y = frame.maxY + SuggestionList.distance
        list.frame = CGRect(
            x: frame.minX, y: y, width: frame.width,
            height: max(list.rowHeight, min(list.preferredHeight, bottom - y - SuggestionList.distance)))
    }

    private func choose(_ item: any UISearchSuggestion) {
        guard let field else { return }
        list?.removeFromSuperview()
        list = nil
        field.hub.notify { ($0 as? any UISearchTextFieldDelegate)?.searchTextField(field, didSelect: item) }
        onSelection?(item)
    }
}

/// The list of suggestions below a search field.
final class SuggestionList: UIView {
    /// The minimum height of a row is 44 points; larger text makes rows higher. The distance between field and list is
    /// 8 points.
    private static let minimumRowHeight: CGFloat = 44
    static let distance: CGFloat = 8

    private let scroller = UIScrollView()
    private let rows: [SuggestionRow]

    init(_ items: [any UISearchSuggestion], choose: @escaping @MainActor (any UISearchSuggestion) -> Void) {
        rows = items.map(SuggestionRow.init)
        super.init(frame: .zero)
        accessibilityIdentifier = "SearchSuggestions"
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        layer.shadowColor = .black
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        scroller.layer.cornerRadius = 10
        scroller.clipsToBounds = true
        addSubview(scroller)
        for (row, item) in zip(rows, items) {
            row.addAction(UIAction { _ in choose(item) }, for: .touchUpInside)
            scroller.addSubview(row)
        }
        rows.last?.hasSeparator = false
    }

    required init?(coder: NSCoder) { return nil }

    /// The height of each row, in points.
    var rowHeight: CGFloat { rows.reduce(Self.minimumRowHeight) { max($0, $1.fittingHeight) } }
    var preferredHeight: CGFloat { CGFloat(rows.count) * rowHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroller.frame = bounds
        scroller.contentSize = CGSize(width: bounds.width, height: preferredHeight)
        let height = rowHeight
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
        }
    }
}

/// A row of the list: an icon and the text of a suggestion.
private final class SuggestionRow: UIControl {
    private static let margin: CGFloat = 12
    private static let iconSize: CGFloat = 20
    /// The space above and below the text, in points.
    private static let verticalPadding: CGFloat = 11

    private let iconView = UIImageView()
    private let label = UILabel()
    private let separatorLine = UIView()
    /// Whether the row has a separator below it.
    var hasSeparator = true { didSet { separatorLine.isHidden = !hasSeparator } }

    init(_ item: any UISearchSuggestion) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = [item.localizedSuggestion, item.localizedDescription].compactMap { $0 }.joined(separator: ", ")
        iconView.image = item.iconImage
        iconView.tintColor = .secondaryLabel
        iconView.contentMode = .scaleAspectFit
        label.text = item.localizedSuggestion
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        if let text = (item as? UISearchSuggestionItem)?.localizedAttributedSuggestion { label.attributedText = text }
        separatorLine.backgroundColor = .separator
        for part in [iconView, label, separatorLine] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
    }

    required init?(coder: NSCoder) { return nil }

    /// The height of the text with the space around it, in points.
    var fittingHeight: CGFloat { (label.intrinsicContentSize.height + 2 * Self.verticalPadding).rounded(.up) }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = Self.margin + (iconView.image == nil ? 0 : Self.iconSize + Self.margin)
        let textRect = CGRect(x: start, y: 0, width: max(0, bounds.width - start - Self.margin), height: bounds.height)
        let iconRect = CGRect(x: Self.margin, y: (bounds.height - Self.iconSize) / 2, width: Self.iconSize, height: Self.iconSize)
        func mirroredIfNeeded(_ rect: CGRect) -> CGRect {
            isMirrored ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        label.frame = mirroredIfNeeded(textRect)
        iconView.frame = mirroredIfNeeded(iconRect)
        let hairline = 1 / max(1, traitCollection.displayScale)
        separatorLine.frame = mirroredIfNeeded(CGRect(x: start, y: bounds.height - hairline, width: bounds.width - start, height: hairline))
    }
}
