/// The index of a collection view.
@MainActor struct CollectionIndex {
    var view: SectionIndexView?
    /// The data source has to be asked for the words.
    var needsTitles = true
}

extension UICollectionView: IndexedList {
    var indexLook: IndexLook { IndexLook() }

    /// In front of whatever a layout puts above its elements, and below what a finger has lifted.
    private static let indexDepth = LiftShadow.depth - 2

    /// Makes the index if the data source has words for one, and keeps it at the right edge.
    func placeIndex() {
        if collection.index.needsTitles { makeIndex() }
        collection.index.view?.stand(in: self)
    }

    private func makeIndex() {
        collection.index.needsTitles = false
        let titles = dataHub.value(nil) { $0.indexTitles(for: self) } ?? []
        guard collection.index.view?.titles ?? [] != titles else { return }
        collection.index.view?.removeFromSuperview()
        collection.index.view = titles.isEmpty ? nil : SectionIndexView(titles, list: self)
        collection.index.view?.layer.zPosition = Self.indexDepth
    }

    /// Words of the index lead to an item at once.
    func indexWasTouched(_ title: String, at index: Int) {
        let standard = IndexPath(item: 0, section: index)
        let path = dataHub.value(standard) { $0.collectionView(self, indexPathForIndexTitle: title, at: index) }
        guard exists(path) else { return }
        scroll(to: path, at: contentSize.width > bounds.width ? .left : .top, animated: false)
    }
}
