import Platform

/// The view that shows a single item of a collection view.
///
/// The subviews from back to front are `backgroundView`, `selectedBackgroundView` while selected or highlighted, and
/// `contentView`.
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewcell
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Creates a cell. Collection views call this initialiser for their cells.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        NibCoder.read(coder, into: self, at: UICollectionViewCell.self)
    }

    /// The superview of the app's content, with the size of the cell.
    public let contentView = UIView()

    /// Whether the cell can become focused, according to the collection view's `allowsFocus`.
    open override var canBecomeFocused: Bool { isFocusableInList }

    var configurationStorage = CellConfigurationStorage()
    var segues = CellSegues()
    var dragAppearance = CellDragAppearance()
    /// Whether the cell represents a placeholder, which is not in the data yet.
    final var isPlaceholder = false

    // MARK: Configurations

    /// The configuration of the cell's content. Its view is a subview of ``contentView``. Defaults to `nil`.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
    /// The configuration of the cell's background. Defaults to `nil`.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfigurationDidChange() } }
    /// Whether ``contentConfiguration`` is updated automatically when the cell's state changes. Defaults to `true`.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether ``backgroundConfiguration`` is updated automatically when the cell's state changes. Defaults to
    /// `true`.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The handler called when the cell's state may have changed, before the cell is shown. Defaults to `nil`.
    public final var configurationUpdateHandler: ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// The current state of the cell, for which configurations are updated.
    open var configurationState: UICellConfigurationState { stateForConfiguration() }
    /// Requests a call of ``updateConfiguration(using:)`` before the cell is shown again.
    open func setNeedsUpdateConfiguration() { invalidateConfiguration() }
    /// Called when the cell's state may have changed. Overrides call `super` and set the configurations for `state`.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called when the cell is lifted, dragged, or dropped. The default implementation does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Background

    /// The view behind the content, with the size of the cell. Defaults to `nil`.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { replace(oldValue, by: backgroundView, at: 0) } }
    }

    /// The view between the background and the content while the cell is selected or highlighted. Defaults to `nil`.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            replace(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            showSelection()
        }
    }

    /// Whether the item is selected. Set by the collection view. Defaults to `false`.
    open var isSelected = false {
        didSet { if isSelected != oldValue { showSelection() } }
    }

    /// Whether the cell is highlighted, because the user touches it. Set by the collection view. Defaults to `false`.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showSelection() } }
    }

    /// Returns the frame of the content view in a cell of a size. By default the frame covers the whole cell.
    func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

    /// Returns the standard background of the cell: the background of its list, or an empty one outside of lists.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground ?? .clear() }

    /// The background without a background configuration; `nil` for none.
    var standardBackground: UIBackgroundConfiguration? { nil }

    /// Called when the layout has set the cell's position in a list. The position is `nil` outside of lists.
    func listPositionDidChange(_ position: ListCellPosition?) {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        let content = contentFrame(in: bounds.size)
        if contentView.frame != content { contentView.frame = content }
        updateConfigurationIfNeeded()
        layOutConfigurationViews()
        for view in [backgroundView, selectedBackgroundView] where view?.frame != bounds { view?.frame = bounds }
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fit(layoutAttributes)
        return layoutAttributes
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the larger of two fitting sizes: the size of the content with the accessories, and the size that the
    /// cell's own constraints require.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let content = fittingCellSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
        // Constraints between the cell itself and its subviews also count.
        guard !constraints.isEmpty else { return content }
        let cellSize = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: max(content.width, cellSize.width), height: max(content.height, cellSize.height))
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        list?.sizeDidChange(of: self)
    }

    private func setUp() {
        contentView.frame = bounds
        addSubview(contentView)
    }

    private func replace(_ old: UIView?, by new: UIView?, at index: Int) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        insertSubview(new, at: index)
    }

    private func showSelection() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        setNeedsUpdateConfiguration()
    }

    /// The accessibility traits, including `.selected` while the cell is selected.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
        set { super.accessibilityTraits = isSelected ? newValue.subtracting(.selected) : newValue }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .cell }
}
