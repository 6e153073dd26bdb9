import Platform

/// What a table shows of one row.
///
/// From back to front: `backgroundView`, `selectedBackgroundView` while selected or highlighted, `contentView`, accessories.
/// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor open class UITableViewCell: UIView {
    let style: CellStyle
    var placement = CellPlacement()
    final var dragLook = DragLook()
    var parts = CellParts()
    var configuring = CellConfiguring()
    var segues = CellSegues()

    /// Makes a cell of a style, to be used again for the rows that ask for its identifier; `nil` for one that is not used again.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
        setUpCell()
    }

    /// Makes a cell of the style `.default` and a frame, in points.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// Makes a cell from a nib.
    public required init?(coder: NSCoder) {
        style = NibCoder.cellStyle(coder)
        super.init(coder: coder)
        setUpCell()
        NibCoder.read(coder, into: self, at: UITableViewCell.self)
    }

    // MARK: Reuse

    /// The identifier that the cell is used again for; `nil` if it is not.
    open internal(set) var reuseIdentifier: String?
    /// Called before the cell is used for another row. Overrides call `super` and forget what they showed.
    open func prepareForReuse() { forgetRow() }

    /// Whether the table's `allowsFocus` says so.
    open override var canBecomeFocused: Bool { listLetsFocus }

    // MARK: Content

    /// Where an app puts what the cell shows: the part of the cell that controls and accessories leave.
    public let contentView = UIView()
    /// The image of the cell's style, before the words; `nil` in the style `.value2`.
    open var imageView: UIImageView? { style == .value2 ? nil : ownImageView() }
    /// The first words of the cell's style.
    open var textLabel: UILabel? { ownTextLabel() }
    /// The second words of the cell's style; `nil` in the style `.default`.
    open var detailTextLabel: UILabel? { style == .default ? nil : ownDetailLabel() }
    /// How many steps content is indented. Defaults to 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// How wide a step of indentation is, in points. Defaults to 10.
    open var indentationWidth: CGFloat = 10 {
        willSet { NumberCheck.finite(newValue, "UITableViewCell.indentationWidth") }
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    // MARK: Content by configuration

    /// What the cell shows, as a value; takes the place of the labels and the image. Defaults to `nil`.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
    /// What stands behind the content, as a value; takes the place of the background views. Defaults to `nil`: as the table wants.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfigurationDidChange() } }
    /// Whether ``contentConfiguration`` follows the cell's state by itself. Defaults to `true`.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether ``backgroundConfiguration`` follows the cell's state by itself. Defaults to `true`.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called when the cell's state may have changed, before it is shown. Defaults to `nil`.
    public final var configurationUpdateHandler: ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// The state that configurations are made for.
    open var configurationState: UICellConfigurationState { stateForConfiguration() }
    /// Has ``updateConfiguration(using:)`` called before the cell is shown again.
    open func setNeedsUpdateConfiguration() { markConfiguration() }
    /// Called when the cell's state may have changed; overrides call `super` and set configurations for `state`.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Has the row measured again, too, if it measures itself.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableView)?.sizeDidChange(of: self)
    }
    /// A configuration with the look of the cell's style, without words.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent() }
    /// A background with the look of the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground() }

    // MARK: Ground

    /// A view behind the content, as large as the cell. Defaults to `nil`.
    open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { replaceGround(oldValue, by: backgroundView) } } }
    /// A view between background and content that is there while the cell is selected or highlighted; `nil` for a grey one.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            parts.selectedBackground?.removeFromSuperview()
            parts.selectedBackground = nil
            replaceGround(oldValue, by: nil)
            showSelection(animated: false)
        }
    }
    /// In place of ``selectedBackgroundView`` where several rows may be selected. Defaults to `nil`.
    open var multipleSelectionBackgroundView: UIView?

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            parts.hasOwnBackground = true
            super.backgroundColor = newValue
        }
    }

    /// Sets the colour without taking it for the app's own.
    func setPlainBackground(_ color: UIColor?) { super.backgroundColor = color }

    // MARK: State

    /// How the cell looks while it is selected. Defaults to `.default`.
    open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }
    /// Whether the row is selected. Set by the table. Defaults to `false`.
    open var isSelected: Bool {
        get { configuring.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether a finger is down on the cell. Set by the table. Defaults to `false`.
    open var isHighlighted: Bool {
        get { configuring.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Shows the cell as selected, or not. Overrides call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard configuring.isSelected != selected else { return }
        configuring.isSelected = selected
        showSelection(animated: animated)
    }
    /// Shows the cell as highlighted, or not. Overrides call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard configuring.isHighlighted != highlighted else { return }
        configuring.isHighlighted = highlighted
        showSelection(animated: animated)
    }

    // MARK: Editing

    /// What can be done to the row while the table is edited.
    open var editingStyle: EditingStyle { placement.style }
    /// Whether the handle for moving the row is shown while the table is edited. Set by the table. Defaults to `false`.
    open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { setNeedsLayout() } } }
    /// Whether content makes room for the control of editing. Defaults to `true`.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// Whether the controls of editing are shown. Set by the table.
    open var isEditing: Bool {
        get { placement.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the controls of editing. Overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated: animated) }
    /// Whether the buttons of a swipe are shown.
    open var showingDeleteConfirmation: Bool { placement.table?.editing.swiped?.cell === self }
    /// Called before the cell shows or hides controls. Overrides call `super`.
    open func willTransition(to state: StateMask) {}
    /// Called after the cell showed or hid controls. Overrides call `super`.
    open func didTransition(to state: StateMask) {}

    /// Called when the cell is lifted, dragged, or put down again. The default does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Accessories

    /// What stands behind the content. Defaults to `.none`.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
    /// A view behind the content, in place of ``accessoryType``; its size is kept. Defaults to `nil`.
    open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
    /// What stands behind the content while the table is edited. Defaults to `.none`.
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// A view behind the content while the table is edited. Defaults to `nil`.
    open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }

    /// Where the line below the cell begins and ends, in points from the edges. By default as the table says.
    open var separatorInset: UIEdgeInsets {
        get { parts.separatorInset ?? shownSeparatorInset }
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

    /// What was set, with `.selected` while the cell is.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
        set { super.accessibilityTraits = isSelected ? newValue.subtracting(.selected) : newValue }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .cell }
    package override var combinesAccessibilityChildren: Bool { true }
}
