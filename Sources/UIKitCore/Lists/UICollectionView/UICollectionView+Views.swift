extension UICollectionView {
    /// Returns a view for an element, from the data source or the layout.
    func makeView(_ element: CollectionElement) -> UICollectionReusableView {
        switch element.kind {
        case .cell: makeCell(at: element.indexPath)
        case .supplementary(let kind): makeSupplementary(kind, at: element.indexPath)
        case .decoration(let kind): makeDecoration(kind)
        }
    }

    private func makeCell(at indexPath: IndexPath) -> UICollectionViewCell {
        if isGap(indexPath) { return makeGapCell() }
        if let cell = placeholderCell(at: indexPath) { return cell }
        let path = dataPath(indexPath)
        let providedCell: UICollectionViewCell? = dataHub.value(nil) { $0.collectionView(self, cellForItemAt: path) }
        guard let cell = providedCell else {
            preconditionFailure(
                "UICollectionView: there is no data source to make the cell of \(indexPath). Keep it alive: it is held weakly.")
        }
        precondition(
            cell.reuseIdentifier != nil,
            "UICollectionView: the cell for \(indexPath) was not dequeued. Return what a dequeue method of this collection view gives you.")
        if !collection.viewsBeingRemoved.isEmpty { endRemoval(of: cell) }
        precondition(
            cell.representedElement == nil,
            "UICollectionView: the cell for \(indexPath) is in use for another item. Dequeue one in each cellForItemAt.")
        cell.isPlaceholder = false
        cell.isHiddenByMask = collection.gap.map { $0.source != nil && $0.current == indexPath } ?? false
        cell.isSelected = selection.selected.contains(indexPath)
        cell.isHighlighted = selection.highlighted == indexPath
        return cell
    }

    private func makeSupplementary(_ kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let providedView: UICollectionReusableView? = dataHub.value(nil) {
            $0.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
        guard let view = providedView, view.reuseIdentifier != nil else {
            preconditionFailure("UICollectionView: the view of kind '\(kind)' at \(indexPath) was not dequeued from this collection view.")
        }
        if !collection.viewsBeingRemoved.isEmpty { endRemoval(of: view) }
        return view
    }

    private func makeDecoration(_ kind: String) -> UICollectionReusableView {
        let key = CollectionReuse.Key(kind: .decoration(kind), identifier: kind)
        if !reuse.isRegistered(key), let viewClass = collection.layout.decorations[kind] {
            guard let type = viewClass as? UICollectionReusableView.Type else {
                preconditionFailure(
                    "UICollectionView: \(viewClass) is registered for decorations of kind '\(kind)', but is no UICollectionReusableView. "
                        + "Register a subclass.")
            }
            reuse.register(type, for: key)
        }
        guard let view = reuse.dequeue(key, frame: .zero) else {
            preconditionFailure(
                "UICollectionView: the layout has a decoration of kind '\(kind)' that is not registered. Call the layout's "
                    + "register(_:forDecorationViewOfKind:).")
        }
        return view
    }

    /// Notifies the delegate that a view is about to be shown.
    func notifyWillDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
        switch element.kind {
        case .cell:
            guard let cell = view as? UICollectionViewCell, !(cell is GapCell), !cell.isPlaceholder else { return }
            let path = dataPath(element.indexPath)
            collectionHub.notify { $0.collectionView(self, willDisplay: cell, forItemAt: path) }
        case .supplementary(let kind):
            collectionHub.notify {
                $0.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
            }
        case .decoration:
            break
        }
    }

    func replaceBackground(_ old: UIView?) {
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        insertSubview(backgroundView, at: 0)
    }

    /// The z-position of the background, behind all elements of a layout.
    private static let backgroundZPosition: CGFloat = -10_000

    /// Shows or removes the background colour of the layout.
    func showBackground() {
        guard let color = collection.layout.background else {
            collection.background?.removeFromSuperview()
            collection.background = nil
            return
        }
        if let view = collection.background { return view.backgroundColor = color }
        let view = UIView()
        collection.background = view
        ViewAnimations.unanimated {
            view.backgroundColor = color
            view.isUserInteractionEnabled = false
            view.frame = bounds
            view.layer.zPosition = Self.backgroundZPosition
            insertSubview(view, at: 0)
        }
    }
}
