extension ControlEvent where Sender: UICollectionView, Payload == (sourceIndexPath: IndexPath, destinationIndexPath: IndexPath) {
    /// A finger has moved an item: change the data; the collection view knows. Without a handler items go back.
    public static var moveItem: Self { Self(.collectionData, "collectionView(_:moveItemAt:to:)") }
}

extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == Bool {
    /// Whether an item may be moved by a finger. Defaults to `true`; handles of list cells and long presses want an answer.
    public static var canMoveItem: Self { Self(.collectionData, "collectionView(_:canMoveItemAt:)") }
}

extension Question where Sender: UICollectionView, Payload == Void, Answer == [String]? {
    /// The short words of the index at the right edge; `nil`, the default, for no index.
    public static var indexTitles: Self { Self(.collectionData, "indexTitles(for:)") }
}

extension Question where Sender: UICollectionView, Payload == (title: String, index: Int), Answer == IndexPath {
    /// The item that words of the index lead to. By default the first one of the section of the same position.
    public static var indexPathForIndexTitle: Self { Self(.collectionData, "collectionView(_:indexPathForIndexTitle:at:)") }
}

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
