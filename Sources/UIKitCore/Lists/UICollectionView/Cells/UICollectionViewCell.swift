import Platform

/// What a collection view shows of one item.
///
/// From back to front: `backgroundView`, `selectedBackgroundView` while selected or highlighted, `contentView`.
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewcell
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Makes a cell; collection views make their own with this initializer.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        NibCoder.read(coder, into: self, at: UICollectionViewCell.self)
    }

    /// Where an app puts what the cell shows; as large as the cell.
    public let contentView = UIView()

    /// Whether the collection view's `allowsFocus` says so.
    open override var canBecomeFocused: Bool { listLetsFocus }

    var configuring = CellConfiguring()
    var segues = CellSegues()
    var dragLook = DragLook()
    /// It stands for something that is not in the data yet.
    final var isPlaceholder = false

    // MARK: Configurations

    /// What the cell shows, as a value: its view stands in ``contentView``. Defaults to `nil`.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange() } }
    /// What stands behind the content, as a value. Defaults to `nil`.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfigurationDidChange() } }
    /// Whether ``contentConfiguration`` follows the cell's state by itself. Defaults to `true`.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether ``backgroundConfiguration`` follows the cell's state by itself. Defaults to `true`.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called when the cell's state may have changed, before it is shown. Defaults to `nil`.
    public final var configurationUpdateHandler: ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// The state that configurations are made for.
    open var configurationState: UICellConfigurationState { stateForConfiguration() }
    /// Has ``updateConfiguration(using:)`` called before the cell is shown again.
    open func setNeedsUpdateConfiguration() { markConfiguration() }
    /// Called when the cell's state may have changed; overrides call `super` and set configurations for `state`.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called when the cell is lifted, dragged, or put down again. The default does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Ground

    /// A view behind the content, as large as the cell. Defaults to `nil`.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { replace(oldValue, by: backgroundView, at: 0) } }
    }

    /// A view between background and content that is there while the cell is selected or highlighted. Defaults to `nil`.
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

    /// Whether a finger is down on the cell. Set by the collection view. Defaults to `false`.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showSelection() } }
    }

    /// Where content stands in a cell so large; all of it.
    func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

    /// A background with the look that the cell has where nobody has set one: that of its list, or nothing outside of lists.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground ?? .clear() }

    /// What stands behind the content where nobody has set anything.
    var standardBackground: UIBackgroundConfiguration? { nil }

    /// The layout says where in a list the cell stands; `nil` outside of lists.
    func placeDidChange(_ place: ListPlace?) {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        let content = contentFrame(in: bounds.size)
        if contentView.frame != content { contentView.frame = content }
        updateConfigurationIfNeeded()
        layOutConfigured()
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

    /// The size that suits the content, as for any view; the cell is as large as its content view, and what stands beside that.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let content = fittingContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
        // Constraints between the cell itself and views in it have their say, too.
        guard !constraints.isEmpty else { return content }
        let own = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: max(content.width, own.width), height: max(content.height, own.height))
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

    /// What was set, with `.selected` while the cell is.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
        set { super.accessibilityTraits = isSelected ? newValue.subtracting(.selected) : newValue }
    }
    package override var accessibilityRole: AccessibilityNode.Role? { .cell }
}
