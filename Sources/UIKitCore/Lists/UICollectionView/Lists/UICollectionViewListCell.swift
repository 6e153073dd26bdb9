/// A cell of a list, with content, accessories at both edges of the content, and separators.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewlistcell
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// Creates a cell. Collection views call this initialiser for their cells.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    final var parts = ListCellState()

    /// The accessories at the leading and trailing edges. Defaults to an empty array.
    open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

    /// The number of levels by which the content is indented. For an item of an outline, set to the item's level.
    /// Defaults to 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { sizeMayHaveChanged() } } }

    /// The width of one level of indentation, in points. A value that is not finite is treated as 0. Defaults to 16.
    open var indentationWidth: CGFloat = 16 { didSet { if indentationWidth != oldValue { sizeMayHaveChanged() } } }

    /// Whether leading accessories are indented together with the content. Defaults to `true`.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }

    /// A layout guide that the app constrains horizontally to determine the start and end of the separators. The
    /// guide is as high as the cell.
    public private(set) final lazy var separatorLayoutGuide: UILayoutGuide = makeSeparatorGuide()

    /// Returns a content configuration without text, for the list's appearance and the cell's role as a row, header
    /// or footer.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent() }

    // MARK: - Overrides

    override func contentFrame(in size: CGSize) -> CGRect { layOutContentFrame(in: size) }

    override var standardBackground: UIBackgroundConfiguration? { listBackground }

    override func listPositionDidChange(_ position: ListCellPosition?) { show(position) }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = isExpandedInOutline
        state.isSwiped = parts.isSwiped
        return state
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutList()
    }

    package override var combinesAccessibilityChildren: Bool { true }
}
