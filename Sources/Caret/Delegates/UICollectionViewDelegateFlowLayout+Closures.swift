extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == CGSize {
    /// The size of an item, in points. Defaults to the layout's `itemSize`.
    public static var sizeForItem: Self { Self { $0.collectionProxy.sizeForItem } }
}

extension Question where Sender: UICollectionView, Payload == Int, Answer == UIEdgeInsets {
    /// The insets of a section's content, in points. Defaults to the layout's `sectionInset`.
    public static var insetForSection: Self { Self { $0.collectionProxy.insetForSection } }
}

extension Question where Sender: UICollectionView, Payload == Int, Answer == CGFloat {
    /// The minimum distance between lines, in points. Defaults to the layout's `minimumLineSpacing`.
    public static var minimumLineSpacingForSection: Self { Self { $0.collectionProxy.minimumLineSpacingForSection } }
    /// The minimum distance between items of a line, in points. Defaults to the layout's `minimumInteritemSpacing`.
    public static var minimumInteritemSpacingForSection: Self { Self { $0.collectionProxy.minimumInteritemSpacingForSection } }
}

extension Question where Sender: UICollectionView, Payload == Int, Answer == CGSize {
    /// The size of a header, in points. Only the extent along the scroll direction is used; 0 means no header.
    /// Defaults to the layout's `headerReferenceSize`.
    public static var referenceSizeForHeaderInSection: Self { Self { $0.collectionProxy.referenceSizeForHeaderInSection } }
    /// The size of a footer, in points. Only the extent along the scroll direction is used; 0 means no footer.
    /// Defaults to the layout's `footerReferenceSize`.
    public static var referenceSizeForFooterInSection: Self { Self { $0.collectionProxy.referenceSizeForFooterInSection } }
}
