/// Becomes the delegate of an object, and forwards the methods of `UICollectionViewDataSource` to its recipients.
final class CollectionDataSourceForwarder: DelegateForwarder, UICollectionViewDataSource {
    let collectionDataSourceProxy = CollectionDataSourceProxy()
    private var recipients: Recipients<any UICollectionViewDataSource> { Recipients(list) }

    override init() {
        super.init()
        add(collectionDataSourceProxy)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        recipients.ask(collectionView, section) { $0.collectionView(_:numberOfItemsInSection:) }
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        recipients.ask(collectionView, indexPath) { $0.collectionView(_:cellForItemAt:) }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        recipients.ask(collectionView) { $0.numberOfSections(in:) }
    }

    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        recipients.ask(collectionView, kind, indexPath) { $0.collectionView(_:viewForSupplementaryElementOfKind:at:) }
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
        recipients.ask(collectionView) { $0.indexTitles(for:) }
    }

    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        recipients.ask(collectionView, title, index) { $0.collectionView(_:indexPathForIndexTitle:at:) }
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        recipients.ask(collectionView, indexPath) { $0.collectionView(_:canMoveItemAt:) }
    }

    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        recipients.notify(collectionView, sourceIndexPath, destinationIndexPath) { $0.collectionView(_:moveItemAt:to:) }
    }

    #if canImport(ObjectiveC)
        override func makeMethods() -> [Selector: @MainActor () -> Bool] { collectionDataSourceProxyMethods }
    #endif
}
