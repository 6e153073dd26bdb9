/// A proxy that forwards the methods of `UICollectionViewDataSource` to closures.
final class CollectionDataSourceProxy: DelegateProxy, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        ask(section, Hooks.noAnswer(0))
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        ask(indexPath, Hooks.noAnswer(UICollectionViewCell()))
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        ask((), Hooks.noAnswer(1))
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        ask((kind: kind, indexPath: indexPath), Self.failForMissingView(kind, indexPath))
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
        ask((), Hooks.noAnswer(nil))
    }

    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        ask((title: title, index: index), Hooks.noAnswer(IndexPath(item: 0, section: index)))
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        ask(indexPath, Hooks.noAnswer(true))
    }

    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        guard hasHandlers() else { return Hooks.noAnswer(()) }
        notify((sourceIndexPath: sourceIndexPath, destinationIndexPath: destinationIndexPath))
    }

    private static func failForMissingView(_ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView {
        preconditionFailure(
            "UICollectionView: the layout has a view of kind '\(kind)' at \(indexPath), but nobody makes one. Answer "
                + ".viewForSupplementaryElement, or set the layout's reference size to zero.")
    }
}
