/// A table class whose `init(frame:style:)` is required, as ``ConstructibleObject`` requires `init()` of objects.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleTable: UITableView {
    /// Creates a table with a frame, in points, and a style.
    public required override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }

    /// Creates a table from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A collection view class whose `init(frame:collectionViewLayout:)` is required.
@_spi(Construction) @preconcurrency @MainActor open class ConstructibleCollection: UICollectionView {
    /// Creates a collection view with a frame, in points, and a layout.
    public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }

    /// Creates a collection view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
