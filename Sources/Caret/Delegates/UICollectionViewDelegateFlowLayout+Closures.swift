extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == CGSize {
    /// The size of an item, in points. Defaults to the layout's `itemSize`.
    public static var sizeForItem: Self { Self(.collection, "collectionView(_:layout:sizeForItemAt:)") }
}

extension Question where Sender: UICollectionView, Payload == Int, Answer == UIEdgeInsets {
    /// The margins of a section's items, in points. Defaults to the layout's `sectionInset`.
    public static var insetForSection: Self { Self(.collection, "collectionView(_:layout:insetForSectionAt:)") }
}

extension Question where Sender: UICollectionView, Payload == Int, Answer == CGFloat {
    /// The least distance between lines, in points. Defaults to the layout's `minimumLineSpacing`.
    public static var minimumLineSpacingForSection: Self { Self(.collection, "collectionView(_:layout:minimumLineSpacingForSectionAt:)") }
    /// The least distance between items of a line, in points. Defaults to the layout's `minimumInteritemSpacing`.
    public static var minimumInteritemSpacingForSection: Self {
        Self(.collection, "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)")
    }
}

extension Question where Sender: UICollectionView, Payload == Int, Answer == CGSize {
    /// The size of a header; only the extent along the scroll direction counts, 0 is none. In points. Defaults to the layout's.
    public static var referenceSizeForHeaderInSection: Self {
        Self(.collection, "collectionView(_:layout:referenceSizeForHeaderInSection:)")
    }
    /// The size of a footer; only the extent along the scroll direction counts, 0 is none. In points. Defaults to the layout's.
    public static var referenceSizeForFooterInSection: Self {
        Self(.collection, "collectionView(_:layout:referenceSizeForFooterInSection:)")
    }
}
