import UIKitEngines

extension UICollectionView {
    /// Whether a batch update is open, or placeholders represent items that are not in the data yet.
    public var hasUncommittedUpdates: Bool { collection.batchDepth > 0 || !collection.placeholders.rows.isEmpty }

    /// Returns the placeholder at a presented index path; `nil` for an item that is in the data.
    private func placeholder(at path: IndexPath) -> UICollectionViewPlaceholder? {
        guard !collection.placeholders.rows.isEmpty, path.count == 2, !isGap(path) else { return nil }
        return collection.placeholders.placeholder(at: collection.arrangement?.dataIndexPath(forPresented: path) ?? path)
    }

    func isPlaceholder(_ path: IndexPath) -> Bool { placeholder(at: path) != nil }

    func placeholderCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let placeholder = placeholder(at: path) else { return nil }
        let cell = dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: path)
        cell.isPlaceholder = true
        cell.isSelected = false
        cell.isHighlighted = false
        placeholder.cellUpdateHandler?(cell)
        return cell
    }

    /// Returns the index path in the data of the item whose size applies at a presented index path. For a gap or
    /// placeholder this is an adjacent item; `nil` if there is none.
    func dataPathForSize(_ path: IndexPath) -> IndexPath? {
        let pathInData = dataPath(path)
        guard isGap(path) || isPlaceholder(path) else { return pathInData }
        let count = collection.placeholders.rows.dataCounts(dataCounts)[path.section]
        return count > 0 ? IndexPath(item: min(pathInData.item, count - 1), section: path.section) : nil
    }

    /// Inserts a placeholder for an item that is not in the data yet, and returns the placeholder's identifier.
    func insert(_ placeholder: UICollectionViewPlaceholder) -> Int {
        endMovementAtOnce()
        let path = placeholder.insertionIndexPath
        let data = collection.placeholders.rows.dataCounts(counts())
        precondition(
            path.count == 2 && data.indices.contains(path.section) && (0...data[path.section]).contains(path.item),
            "UICollectionView: a placeholder for \(path), but the data source reports \(data) items by section. Name a place that the item "
                + "can have.")
        let presentedPath = presentedIndexPath(forData: path)
        var changes = ItemChanges()
        var id = 0
        changes.inserted = [presentedPath]
        changePlaceholders(changes) { id = collection.placeholders.insert(placeholder, at: presentedPath) }
        return id
    }

    /// Inserts or removes placeholders. The data does not change.
    private func changePlaceholders(_ changes: ItemChanges, _ apply: () -> Void) {
        closeSwipe(animated: false)
        let old = counts()
        if window != nil, collection.update == nil { ViewAnimations.unanimated { layoutIfNeeded() } }
        let isAnimated = animatesUpdates
        let dataItemCounts = collection.placeholders.rows.dataCounts(old)
        apply()
        let new = collection.placeholders.rows.counts(dataItemCounts)
        collection.counts = new
        let mapping = ItemMapping(changes, from: old, to: new)
        listDragging?.rowsDidMove(mapping)
        moveViews(changes, mapping, nil, isAnimated: isAnimated)
    }

    /// Converts changes of the data into changes of the presented items. A placeholder moves with the items next to it.
    func convertForPlaceholders(_ changes: inout ItemChanges) {
        let before = collection.placeholders.rows
        guard !before.isEmpty else { return }
        let (old, new) = (before.dataCounts(counts()), requestCounts())
        if let problem = changes.problem(from: old, to: new) { preconditionFailure(problem) }
        let after = before.applying(ItemMapping(changes, from: old, to: new), from: old, to: new)
        changes = before.presentedChanges(changes, after: after)
        collection.placeholders.set(after)
    }
}

extension UICollectionView: PlaceholderHost {
    func dataIndexPath(forPresented path: IndexPath) -> IndexPath { collection.placeholders.rows.insertion(at: path) }

    func presentedIndexPath(forData path: IndexPath) -> IndexPath { collection.placeholders.rows.presentedIndexPath(forData: path) }

    func placeholderPath(_ id: Int) -> IndexPath? {
        collection.placeholders.rows.path(of: id).map { collection.arrangement?.presentedIndexPath(forData: $0) ?? $0 }
    }

    func commitPlaceholder(_ id: Int, _ update: (IndexPath) -> Void) -> Bool {
        guard let presentedPath = collection.placeholders.rows.path(of: id) else { return false }
        endMovementAtOnce()
        _ = counts()
        let path = dataIndexPath(forPresented: presentedPath)
        update(path)
        // If `update` has reloaded all data, the placeholder was removed and needs no further update.
        guard collection.placeholders.rows.path(of: id) != nil else { return true }
        collection.placeholders.commit(id)
        reloadItems(at: [path])
        return true
    }

    func deletePlaceholder(_ id: Int) -> Bool {
        endMovementAtOnce()
        guard let presentedPath = collection.placeholders.rows.path(of: id) else { return false }
        var changes = ItemChanges()
        changes.deleted = [presentedPath]
        changePlaceholders(changes) { collection.placeholders.remove(id) }
        return true
    }

    func updatePlaceholder(_ id: Int) {
        guard let path = placeholderPath(id), let cell = cellForItem(at: path) else { return }
        collection.placeholders.byID[id]?.cellUpdateHandler?(cell)
    }

    func placeholderParameters(_ id: Int) -> UIDragPreviewParameters? {
        guard let placeholder = collection.placeholders.byID[id] as? UICollectionViewDropPlaceholder else { return nil }
        guard let path = placeholderPath(id), let cell = cellForItem(at: path) else { return nil }
        return placeholder.previewParametersProvider?(cell)
    }
}
