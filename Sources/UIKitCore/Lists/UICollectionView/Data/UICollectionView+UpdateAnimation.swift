import UIKitEngines

// The animation of an update or of a change of layout.
//
// The frames before the update are recorded by the new identity of each element. Inside of an animation block the view
// is laid out for the new data: views of remaining elements move to their new frames. A newly visible view of a new
// item starts with the layout's initial attributes. A newly visible view of an old item starts at an offset, so that it
// moves along with the nearest remaining element. A removed view animates to the layout's final attributes, or fades
// out. The cost is limited, because only elements in or near the visible area have views.

/// The update whose animation is being set up.
@MainActor struct CollectionUpdate {
    let mapping: ItemMapping
    /// The old frames of the remaining elements by their new identities, in content coordinates.
    let formerFrames: [CollectionElement: CGRect]
    /// The views created for this update. They have their final size and content from the start. Only their position
    /// is animated.
    var newViews: [UICollectionReusableView] = []
    /// The previous layout, if this update replaces the layout.
    var formerLayout: UICollectionViewLayout?
    /// The views that move out of the visible area, and are removed at the end of the animation.
    var pushedOutViews: [ElementRemoval] = []
}

/// A view whose removal is being animated. The view may be reused and removed again before the animation ends.
@MainActor final class ElementRemoval {
    let view: UICollectionReusableView
    let element: CollectionElement

    init(_ view: UICollectionReusableView, _ element: CollectionElement) {
        self.view = view
        self.element = element
    }
}

extension UICollectionView {
    /// A view whose element was deleted.
    struct DeletedView {
        let removal: ElementRemoval
        let attributes: UICollectionViewLayoutAttributes
    }

    /// Recycles a view at the end of its removal, unless it was already reused.
    func finishRemoval(_ removal: ElementRemoval) {
        guard let index = collection.viewsBeingRemoved.firstIndex(where: { $0 === removal }) else { return }
        collection.viewsBeingRemoved.remove(at: index)
        recycle(removal.view, removal.element)
    }

    /// Ends the removal of a view because another element needs the view.
    func endRemoval(of view: UICollectionReusableView) {
        guard let index = collection.viewsBeingRemoved.firstIndex(where: { $0.view === view }) else { return }
        let removal = collection.viewsBeingRemoved.remove(at: index)
        view.layer.removeAllAnimations()
        removeFromScreen(view, removal.element)
    }

    /// Whether updates are animated.
    var animatesUpdates: Bool {
        window != nil && UIView.areAnimationsEnabled && !collection.needsPrepare && collection.tiles.contains { $0.view != nil }
    }

    /// Animates an update: remaining views move to their new frames, new views animate in, and views of deleted
    /// elements animate out.
    func animateUpdate(_ mapping: ItemMapping, leaving: [DeletedView], completion: @escaping () -> Void) {
        let oldFrames = Dictionary(collection.tiles.map { ($0.element, $0.frame) }) { $1 }
        // An update can begin while another update creates its cells. The state of the outer update is restored
        // afterwards.
        let outerUpdate = collection.update
        collection.update = CollectionUpdate(mapping: mapping, formerFrames: oldFrames)
        let finalAttributes = leaving.map { removalAttributes($0) }
        var pushedOut: [ElementRemoval] = []
        UIView.animate(
            withDuration: TableMetrics.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: {
                self.layoutIfNeeded()
                for (view, attributes) in zip(leaving, finalAttributes) where self.isBeingRemoved(view.removal) {
                    self.applyAttributes(view.removal.view, attributes)
                }
                pushedOut = self.collection.update?.pushedOutViews ?? []
                self.collection.layout.finalizeCollectionViewUpdates()
            },
            completion: { [weak self] _ in
                for view in leaving { self?.finishRemoval(view.removal) }
                for removal in pushedOut { self?.finishRemoval(removal) }
                completion()
            })
        collection.update = outerUpdate
    }

    private func isBeingRemoved(_ removal: ElementRemoval) -> Bool { collection.viewsBeingRemoved.contains { $0 === removal } }

    /// Lays out the content of new views for their final size, without an animation.
    func layOutNewViews() {
        guard let newViews = collection.update?.newViews, !newViews.isEmpty else { return }
        ViewAnimations.unanimated { for view in newViews { view.layoutIfNeeded() } }
    }

    /// Sets the preferred size of a new view, without an animation.
    func resizeNewView(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard view.bounds.size != attributes.size, collection.update?.newViews.contains(where: { $0 === view }) ?? false else { return }
        ViewAnimations.unanimated { view.bounds.size = attributes.size }
    }

    private func removalAttributes(_ deleted: DeletedView) -> UICollectionViewLayoutAttributes {
        if let layoutAttributes = collection.layout.finalAttributes(of: deleted.removal.element) { return layoutAttributes }
        guard let copy = deleted.attributes.copy() as? UICollectionViewLayoutAttributes else { return deleted.attributes }
        copy.alpha = 0
        return copy
    }

    /// Returns the initial attributes of a view that was not visible before.
    func initialTileAttributes(_ tile: CollectionViewState.Tile, _ update: CollectionUpdate) -> UICollectionViewLayoutAttributes {
        guard let copy = tile.attributes.copy() as? UICollectionViewLayoutAttributes else { return tile.attributes }
        let layout = collection.layout
        let path = tile.element.indexPath
        if let oldAttributes = update.formerLayout?.attributes(of: tile.element)?.copy() as? UICollectionViewLayoutAttributes {
            oldAttributes.hints = copy.hints
            return oldAttributes
        }
        let oldPath = tile.isOfSection ? update.mapping.oldPath(of: IndexPath(index: path[0])) : update.mapping.oldPath(of: path)
        guard oldPath == nil else {
            // The element existed outside of the visible area, so it moves in together with the elements next to it.
            let shift = nearestShift(to: tile, update)
            copy.center.x -= shift.x
            copy.center.y -= shift.y
            return copy
        }
        if let layoutAttributes = layout.initialAttributes(of: tile.element) { return layoutAttributes }
        copy.alpha = 0
        return copy
    }

    /// Returns the distance by which the nearest remaining element has moved.
    private func nearestShift(to tile: CollectionViewState.Tile, _ update: CollectionUpdate) -> CGPoint {
        var nearestMove: (distance: CGFloat, shift: CGPoint)?
        for other in collection.tiles {
            guard let oldFrame = update.formerFrames[other.element] else { continue }
            let distance = abs(other.frame.midY - tile.frame.midY) + abs(other.frame.midX - tile.frame.midX)
            guard distance < nearestMove?.distance ?? .infinity else { continue }
            nearestMove = (distance, CGPoint(x: other.frame.minX - oldFrame.minX, y: other.frame.minY - oldFrame.minY))
        }
        return nearestMove?.shift ?? .zero
    }
}

extension CollectionViewState.Tile {
    /// Whether the element belongs to its section and not to an item.
    @MainActor var isOfSection: Bool {
        switch element.kind {
        case .cell: false
        case .decoration: true
        case .supplementary(let kind):
            attributes.hints.isOfSection || kind == UICollectionView.elementKindSectionHeader
                || kind == UICollectionView.elementKindSectionFooter || element.indexPath.count < 2
        }
    }
}

extension ItemChanges {
    /// The changes as the objects that layouts receive.
    @MainActor var updateItems: [UICollectionViewUpdateItem] {
        func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
        var result: [UICollectionViewUpdateItem] = []
        result += deletedSections.map { .init(.delete, before: section($0), after: nil) }
        result += insertedSections.map { .init(.insert, before: nil, after: section($0)) }
        result += reloadedSections.map { .init(.reload, before: section($0), after: section($0)) }
        result += movedSections.map { .init(.move, before: section($0.from), after: section($0.to)) }
        result += deleted.map { .init(.delete, before: $0, after: nil) }
        result += inserted.map { .init(.insert, before: nil, after: $0) }
        result += reloaded.map { .init(.reload, before: $0, after: $0) }
        result += moved.map { .init(.move, before: $0.from, after: $0.to) }
        return result
    }
}
