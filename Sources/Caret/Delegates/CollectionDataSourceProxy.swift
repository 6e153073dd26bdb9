/// A proxy that forwards the methods of `UICollectionViewDataSource` to closures.
final class CollectionDataSourceProxy: NSObject, DelegateProxy, UICollectionViewDataSource {
    lazy var numberOfItemsInSection = DelegateSlot<Int, Int>(self)
    lazy var cellForItem = DelegateSlot<IndexPath, UICollectionViewCell>(self)
    lazy var numberOfSections = DelegateSlot<Void, Int>(self)
    lazy var viewForSupplementaryElement = DelegateSlot<(kind: String, indexPath: IndexPath), UICollectionReusableView>(self)
    lazy var indexTitles = DelegateSlot<Void, [String]?>(self)
    lazy var indexPathForIndexTitle = DelegateSlot<(title: String, index: Int), IndexPath>(self)
    lazy var canMoveItem = DelegateSlot<IndexPath, Bool>(self)
    lazy var moveItem = DelegateSlot<(sourceIndexPath: IndexPath, destinationIndexPath: IndexPath), Void>(self)

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        numberOfItemsInSection.ask(section, Hooks.noAnswer(0))
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        cellForItem.ask(indexPath, Hooks.noAnswer(UICollectionViewCell()))
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        numberOfSections.ask((), Hooks.noAnswer(1))
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        viewForSupplementaryElement.ask((kind: kind, indexPath: indexPath), Self.failForMissingView(kind, indexPath))
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
        indexTitles.ask((), Hooks.noAnswer(nil))
    }

    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        indexPathForIndexTitle.ask((title: title, index: index), Hooks.noAnswer(IndexPath(item: 0, section: index)))
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        canMoveItem.ask(indexPath, Hooks.noAnswer(true))
    }

    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        guard moveItem.hasHandlers else { return Hooks.noAnswer(()) }
        moveItem.notify((sourceIndexPath: sourceIndexPath, destinationIndexPath: destinationIndexPath))
    }

    private static func failForMissingView(_ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView {
        preconditionFailure(
            "UICollectionView: the layout has a view of kind '\(kind)' at \(indexPath), but nobody makes one. Answer "
                + ".viewForSupplementaryElement, or set the layout's reference size to zero.")
    }
}
