/// Declares `init(frame:style:)` of tables as required, as ``ConstructibleObject`` does `init()` for objects.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleTable: UITableView {
    /// Makes a table of a frame, in points, and a style.
    public required override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }

    /// Makes a table from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Declares `init(frame:collectionViewLayout:)` of collection views as required.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleCollection: UICollectionView {
    /// Makes a collection view of a frame, in points, and a layout.
    public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }

    /// Makes a collection view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
