extension ControlEvent where Sender: UICollectionView, Payload == (sourceIndexPath: IndexPath, destinationIndexPath: IndexPath) {
    /// Sent when the user has moved an item, so that the handler can update the data. Without a handler the item
    /// returns to its position.
    public static var moveItem: Self { Self { $0.collectionDataProxy.moveItem } }
}

extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == Bool {
    /// Whether the user may move an item. Defaults to `true`. Reorder controls and long presses in lists require a
    /// handler.
    public static var canMoveItem: Self { Self { $0.collectionDataProxy.canMoveItem } }
}

extension Question where Sender: UICollectionView, Payload == Void, Answer == [String]? {
    /// The titles of the index at the right edge; `nil`, the default, for no index.
    public static var indexTitles: Self { Self { $0.collectionDataProxy.indexTitles } }
}

extension Question where Sender: UICollectionView, Payload == (title: String, index: Int), Answer == IndexPath {
    /// The item to which a title of the index scrolls. Defaults to the first item of the section with the same index.
    public static var indexPathForIndexTitle: Self { Self { $0.collectionDataProxy.indexPathForIndexTitle } }
}

extension Question where Sender: UICollectionView, Payload == Int, Answer == Int {
    /// The number of items of a section, 0 or more.
    public static var numberOfItemsInSection: Self { Self { $0.collectionDataProxy.numberOfItemsInSection } }
}

extension Question where Sender: UICollectionView, Payload == IndexPath, Answer == UICollectionViewCell {
    /// The cell of an item, which must be dequeued with one of the `dequeue…` methods.
    public static var cellForItem: Self { Self { $0.collectionDataProxy.cellForItem } }
}

extension Question where Sender: UICollectionView, Payload == Void, Answer == Int {
    /// The number of sections. Optional; defaults to 1.
    public static var numberOfSections: Self { Self { $0.collectionDataProxy.numberOfSections } }
}

extension Question where Sender: UICollectionView, Payload == (kind: String, indexPath: IndexPath), Answer == UICollectionReusableView {
    /// A supplementary view, such as a header or footer, which must be dequeued. Required if the layout
    /// has supplementary views.
    public static var viewForSupplementaryElement: Self { Self { $0.collectionDataProxy.viewForSupplementaryElement } }
}
