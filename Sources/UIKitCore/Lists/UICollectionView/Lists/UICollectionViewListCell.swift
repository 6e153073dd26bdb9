/// A cell of a list: content, with accessories before and after it, and lines between rows.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicollectionviewlistcell
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// Makes a cell; collection views make their own with this initializer.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    final var parts = ListCellParts()

    /// What stands before and after the content. Defaults to nothing.
    open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

    /// How many steps content begins further inside. Set for items of an outline by their level. Defaults to 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { sizeMayHaveChanged() } } }

    /// How wide a step is, in points; 0 for what is not finite. Defaults to 16.
    open var indentationWidth: CGFloat = 16 { didSet { if indentationWidth != oldValue { sizeMayHaveChanged() } } }

    /// Whether accessories before the content begin further inside, too. Defaults to `true`.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }

    /// Constraints with its sides say where the lines above and below the cell begin and end; as high as the cell.
    public private(set) final lazy var separatorLayoutGuide: UILayoutGuide = makeSeparatorGuide()

    /// A configuration that suits the list, without words: that of a cell, or of a header where the cell is one.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent() }

    // MARK: - Overrides

    override func contentFrame(in size: CGSize) -> CGRect { roomForContent(in: size) }

    override var standardBackground: UIBackgroundConfiguration? { listBackground }

    override func placeDidChange(_ place: ListPlace?) { show(place) }

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
