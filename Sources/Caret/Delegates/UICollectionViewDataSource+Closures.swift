extension Question where Sender: UICollectionView, Payload == Int, Answer == Int {
    /// How many items a section has, 0 or more.
    public static var numberOfItemsInSection: Self { Self(.collectionData, "collectionView(_:numberOfItemsInSection:)") }
}

extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == UICollectionViewCell {
    /// A cell for an item. It must come from one of the `dequeue…` methods.
    public static var cellForItem: Self { Self(.collectionData, "collectionView(_:cellForItemAt:)") }
}

extension Question where Sender: UICollectionView, Payload == Void, Answer == Int {
    /// How many sections there are. Optional; defaults to 1.
    public static var numberOfSections: Self { Self(.collectionData, "numberOfSections(in:)") }
}

extension Question where Sender: UICollectionView, Payload == (kind: String, indexPath: IndexPath), Answer == UICollectionReusableView {
    /// A header, footer or the like. Optional, but needed where the layout has any. It must be dequeued.
    public static var viewForSupplementaryElement: Self { Self(.collectionData, "collectionView(_:viewForSupplementaryElementOfKind:at:)") }
}
