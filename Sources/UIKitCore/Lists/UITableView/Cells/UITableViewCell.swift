import Platform

/// A view that shows a single row of a table.
///
/// The subviews from back to front are `backgroundView`, `selectedBackgroundView` while selected or highlighted,
/// `contentView`, and the accessories.
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor open class UITableViewCell: UIView {
    let style: CellStyle
    var placement = CellPlacement()
    final var dragAppearance = CellDragAppearance()
    var parts = TableCellSubviews()
    var configurationStorage = CellConfigurationStorage()
    var segues = CellSegues()

    /// Creates a cell with a style and a reuse identifier. A cell whose identifier is `nil` is not reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
        setUpCell()
    }

    /// Creates a cell of the style `.default` with a frame, in points.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// Creates a cell from a nib.
    public required init?(coder: NSCoder) {
        style = NibCoder.cellStyle(coder)
        super.init(coder: coder)
        setUpCell()
        NibCoder.read(coder, into: self, at: UITableViewCell.self)
    }

    // MARK: Reuse

    /// The reuse identifier of the cell; `nil` if the cell is not reused.
    open internal(set) var reuseIdentifier: String?
    /// Called before the cell is used for another row. Overrides call `super` and reset the cell's content.
    open func prepareForReuse() { detachFromRow() }

    /// Whether the cell can become focused, according to the table's `allowsFocus`.
    open override var canBecomeFocused: Bool { isFocusableInList }

    // MARK: Content

    /// The superview of the app's content. The view covers the area of the cell without controls and accessories.
    public let contentView = UIView()
    /// The image view of the cell's style, at the leading edge; `nil` in the style `.value2`.
    open var imageView: UIImageView? { style == .value2 ? nil : makeImageViewIfNeeded() }
    /// The label for the main text of the cell's style.
    open var textLabel: UILabel? { makeTextLabelIfNeeded() }
    /// The label for the secondary text of the cell's style; `nil` in the style `.default`.
    open var detailTextLabel: UILabel? { style == .default ? nil : makeDetailLabelIfNeeded() }
    /// The number of levels by which the content is indented. Defaults to 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The width of one level of indentation, in points. Defaults to 10.
    open var indentationWidth: CGFloat = 10 {
        willSet { NumberCheck.finite(newValue, "UITableViewCell.indentationWidth") }
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    // MARK: Content by configuration

    /// The configuration of the cell's content. It replaces the labels and the image view. Defaults to `nil`.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
    /// The configuration of the cell's background. It replaces the background views. Defaults to `nil`: the
    /// background of the table's style.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfigurationDidChange() } }
    /// Whether ``contentConfiguration`` is updated automatically when the cell's state changes. Defaults to `true`.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether ``backgroundConfiguration`` is updated automatically when the cell's state changes. Defaults to
    /// `true`.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The handler called when the cell's state may have changed, before the cell is shown. Defaults to `nil`.
    public final var configurationUpdateHandler: ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// The current state of the cell, for which configurations are updated.
    open var configurationState: UICellConfigurationState { stateForConfiguration() }
    /// Requests a call of ``updateConfiguration(using:)`` before the cell is shown again.
    open func setNeedsUpdateConfiguration() { invalidateConfiguration() }
    /// Called when the cell's state may have changed. Overrides call `super` and set the configurations for `state`.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Invalidates the cell's intrinsic size. A self-sizing row is then measured again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableView)?.sizeDidChange(of: self)
    }
    /// Returns a content configuration for the cell's style, without text.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent() }
    /// Returns a background configuration for the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground() }

    // MARK: Background

    /// The view behind the content, with the size of the cell. Defaults to `nil`.
    open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { replaceBackground(oldValue, by: backgroundView) } } }
    /// The view between the background and the content while the cell is selected or highlighted. By default `nil`: a
    /// grey view.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            parts.selectedBackground?.removeFromSuperview()
            parts.selectedBackground = nil
            replaceBackground(oldValue, by: nil)
            showSelection(animated: false)
        }
    }
    /// The view that replaces ``selectedBackgroundView`` if several rows can be selected. Defaults to `nil`.
    open var multipleSelectionBackgroundView: UIView?

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            parts.hasCustomBackground = true
            super.backgroundColor = newValue
        }
    }

    /// Sets the background colour without marking it as set by the app.
    func setPlainBackground(_ color: UIColor?) { super.backgroundColor = color }

    // MARK: State

    /// The appearance of the cell while it is selected. Defaults to `.default`.
    open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }
    /// Whether the row is selected. Set by the table. Defaults to `false`.
    open var isSelected: Bool {
        get { configurationStorage.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the cell is highlighted, because the user touches it. Set by the table. Defaults to `false`.
    open var isHighlighted: Bool {
        get { configurationStorage.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Sets whether the cell appears selected. Overrides call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard configurationStorage.isSelected != selected else { return }
        configurationStorage.isSelected = selected
        showSelection(animated: animated)
    }
    /// Sets whether the cell appears highlighted. Overrides call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard configurationStorage.isHighlighted != highlighted else { return }
        configurationStorage.isHighlighted = highlighted
        showSelection(animated: animated)
    }

    // MARK: Editing

    /// The edit control of the row while the table is being edited.
    open var editingStyle: EditingStyle { placement.editingStyle }
    /// Whether the reorder handle is shown while the table is being edited. Set by the table. Defaults to `false`.
    open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { setNeedsLayout() } } }
    /// Whether the content is indented by the width of the edit control. Defaults to `true`.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// Whether the edit controls are shown. Set by the table.
    open var isEditing: Bool {
        get { placement.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the edit controls. Overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated: animated) }
    /// Whether the cell's swipe actions are shown.
    open var showingDeleteConfirmation: Bool { placement.table?.editing.swipedRow?.cell === self }
    /// Called before the cell shows or hides controls. Overrides call `super`.
    open func willTransition(to state: StateMask) {}
    /// Called after the cell has shown or hidden controls. Overrides call `super`.
    open func didTransition(to state: StateMask) {}

    /// Called when the cell is lifted, dragged, or dropped. The default implementation does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Accessories

    /// The standard accessory at the trailing edge. Defaults to `.none`.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
    /// A view at the trailing edge that replaces the standard accessory and keeps its own size. Defaults to `nil`.
    open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
    /// The standard accessory at the trailing edge while the table is being edited. Defaults to `.none`.
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// A view at the trailing edge while the table is being edited. Defaults to `nil`.
    open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }

    /// The insets of the separator below the cell, in points. Defaults to the insets of the table.
    open var separatorInset: UIEdgeInsets {
        get { parts.separatorInset ?? resolvedSeparatorInset }
        set {
            NumberCheck.number(newValue, "UITableViewCell.separatorInset")
            parts.separatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: Overrides

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOutCell()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittedHeight(forWidth: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: contentHeight(forWidth: targetSize.width))
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let width = targetSize.width > 0 ? targetSize.width : bounds.width
        return CGSize(width: width, height: contentHeight(forWidth: width))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fontsDidChange(from: previousTraitCollection)
    }

    /// The accessibility traits, including `.selected` while the cell is selected.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
        set { super.accessibilityTraits = isSelected ? newValue.subtracting(.selected) : newValue }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .cell }
    package override var combinesAccessibilityChildren: Bool { true }
}
