/// The section index of a collection view, and whether its titles are up to date.
@MainActor struct CollectionIndex {
    var view: SectionIndexView?
    /// Whether the titles have to be requested again from the data source.
    var needsTitles = true
}

extension UICollectionView: IndexedList {
    var sectionIndexStyle: SectionIndexStyle { SectionIndexStyle() }

    /// The z-position of the index: in front of the layout's elements, and behind a lifted item.
    private static let indexZPosition = LiftShadow.liftedZPosition - 2

    /// Creates the index if the data source returns titles, and moves the index to the edge of the visible area.
    func layOutIndex() {
        if collection.index.needsTitles { makeIndex() }
        collection.index.view?.layOut(in: self)
    }

    private func makeIndex() {
        collection.index.needsTitles = false
        let titles = dataHub.value(nil) { $0.indexTitles(for: self) } ?? []
        guard collection.index.view?.titles ?? [] != titles else { return }
        collection.index.view?.removeFromSuperview()
        collection.index.view = titles.isEmpty ? nil : SectionIndexView(titles, list: self)
        collection.index.view?.layer.zPosition = Self.indexZPosition
    }

    /// Scrolls without animation to the item that belongs to an index title.
    func indexWasTouched(_ title: String, at index: Int) {
        let defaultPath = IndexPath(item: 0, section: index)
        let path = dataHub.value(defaultPath) { $0.collectionView(self, indexPathForIndexTitle: title, at: index) }
        guard exists(path) else { return }
        scroll(to: path, at: contentSize.width > bounds.width ? .left : .top, animated: false)
    }
}
