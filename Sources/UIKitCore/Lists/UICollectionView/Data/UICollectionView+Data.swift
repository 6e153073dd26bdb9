import UIKitEngines

extension UICollectionView {
    func setUpCollection() {
        setUpMultiSelect()
        addInteraction(UIContextMenuInteraction(delegate: menus))
    }

    func setDelegate(_ delegate: (any UICollectionViewDelegate)?) {
        collectionHub.delegate = delegate
        scrollHub.delegate = delegate
        collection.layout.invalidateLayout()
    }

    func setDataSource(_ dataSource: (any UICollectionViewDataSource)?) {
        dataHub.delegate = dataSource
        reloadEverything()
    }

    func setDragDelegate(_ delegate: (any UICollectionViewDragDelegate)?) {
        dragHub.delegate = delegate
        prepareDragging()
    }

    func setDropDelegate(_ delegate: (any UICollectionViewDropDelegate)?) {
        dropHub.delegate = delegate
        prepareDragging()
    }

    func itemCount(of section: Int) -> Int {
        let counts = counts()
        if dataHub.isEmpty, !counts.indices.contains(section) { return 0 }
        precondition(
            counts.indices.contains(section),
            "UICollectionView: section \(section), but the data source reports \(counts.count). Call reloadData() after changing the data.")
        return counts[section]
    }

    /// Returns the number of items of each section. The counts are requested once after each reload.
    func counts() -> [Int] {
        if let counts = collection.counts { return counts }
        let countsWithPlaceholders = collection.placeholders.rows.counts(requestCounts())
        let counts = collection.arrangement?.counts(countsWithPlaceholders) ?? countsWithPlaceholders
        collection.counts = counts
        return counts
    }

    /// Requests the number of items of each section from the data source.
    func requestCounts() -> [Int] {
        let sections = dataHub.value(0) { $0.numberOfSections(in: self) }
        return (0..<max(0, sections)).map { section in
            let count = dataHub.value(0) { $0.collectionView(self, numberOfItemsInSection: section) }
            precondition(count >= 0, "UICollectionView: the data source reports \(count) items in section \(section). Return 0 or more.")
            return count
        }
    }

    func reloadEverything() {
        if collection.batchDepth > 0 { collection.isReloadedInBatch = true }
        closeSwipe(animated: false)
        endMultiSelect()
        endMovementAtOnce()
        collection.placeholders.removeAll()
        recycleAll()
        selection = CollectionSelection()
        collection.prefetch.reset()
        collection.anchor = nil
        collection.needsViewsAfterReload = true
        collection.index.needsTitles = true
        let context = collection.layout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collection.layout.invalidateLayout(with: context)
    }

    private func recycleAll() {
        let tiles = collection.tiles
        collection.tiles = []
        collection.needsTiles = true
        for tile in tiles { if let view = tile.view { recycle(view, tile.element) } }
    }
}
