import UIKitEngines

/// An update that is being shown.
@MainActor struct CollectionUpdate {
    let mapping: ItemMapping
    /// Where elements were that stay, by what they are now; in points of the content.
    let formerFrames: [CollectionElement: CGRect]
    /// Views that were made for this update. They have their size and their content from the start, and only their place changes.
    var arriving: [UICollectionReusableView] = []
    /// The layout that was used before, where the layout is what changes.
    var formerLayout: UICollectionViewLayout?
    /// Views that slide out of sight, and go when they are there.
    var departing: [LeavingElement] = []
}

/// A view that is seen to leave. It may come back for another element meanwhile, and leave again.
@MainActor final class LeavingElement {
    let view: UICollectionReusableView
    let element: CollectionElement

    init(_ view: UICollectionReusableView, _ element: CollectionElement) {
        self.view = view
        self.element = element
    }
}

extension UICollectionView {
    /// A view whose element is gone.
    struct LeavingView {
        let gone: LeavingElement
        let attributes: UICollectionViewLayoutAttributes
    }

    /// A view has left, unless it was needed before.
    func left(_ gone: LeavingElement) {
        guard let index = collection.leaving.firstIndex(where: { $0 === gone }) else { return }
        collection.leaving.remove(at: index)
        recycle(gone.view, gone.element)
    }

    /// A view that is still seen to leave is wanted for an element again: it has left.
    func endLeaving(of view: UICollectionReusableView) {
        guard let index = collection.leaving.firstIndex(where: { $0.view === view }) else { return }
        let gone = collection.leaving.remove(at: index)
        view.layer.removeAllAnimations()
        putAway(view, gone.element)
    }

    /// Whether a change is seen to happen.
    var animatesUpdates: Bool {
        window != nil && UIView.areAnimationsEnabled && !collection.needsPrepare && collection.tiles.contains { $0.view != nil }
    }

    /// Views of what stays go to their new places, new ones come, and those of what is gone go.
    func animateUpdate(_ mapping: ItemMapping, leaving: [LeavingView], completion: @escaping () -> Void) {
        let former = Dictionary(collection.tiles.map { ($0.element, $0.frame) }) { $1 }
        // An update may begin while another one makes its cells: what that has on its way is kept.
        let outer = collection.update
        collection.update = CollectionUpdate(mapping: mapping, formerFrames: former)
        let ends = leaving.map { goodbye($0) }
        var departing: [LeavingElement] = []
        UIView.animate(
            withDuration: TableMetrics.updateDuration, delay: 0, options: .allowUserInteraction,
            animations: {
                self.layoutIfNeeded()
                for (view, attributes) in zip(leaving, ends) where self.isLeaving(view.gone) { self.place(view.gone.view, attributes) }
                departing = self.collection.update?.departing ?? []
                self.collection.layout.finalizeCollectionViewUpdates()
            },
            completion: { [weak self] _ in
                for view in leaving { self?.left(view.gone) }
                for gone in departing { self?.left(gone) }
                completion()
            })
        collection.update = outer
    }

    private func isLeaving(_ gone: LeavingElement) -> Bool { collection.leaving.contains { $0 === gone } }

    /// Content of views that are new does not move within them: it is laid out at the size they came to have.
    func layOutArrivals() {
        guard let arriving = collection.update?.arriving, !arriving.isEmpty else { return }
        ViewAnimations.unanimated { for view in arriving { view.layoutIfNeeded() } }
    }

    /// Gives a view that is new the size that its cell asked for, at once.
    func sizeArrival(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard view.bounds.size != attributes.size, collection.update?.arriving.contains(where: { $0 === view }) ?? false else { return }
        ViewAnimations.unanimated { view.bounds.size = attributes.size }
    }

    private func goodbye(_ gone: LeavingView) -> UICollectionViewLayoutAttributes {
        if let wanted = collection.layout.finalAttributes(of: gone.gone.element) { return wanted }
        guard let copy = gone.attributes.copy() as? UICollectionViewLayoutAttributes else { return gone.attributes }
        copy.alpha = 0
        return copy
    }

    /// What a view that was not seen before begins with.
    func welcome(_ tile: CollectionRecord.Tile, _ update: CollectionUpdate) -> UICollectionViewLayoutAttributes {
        guard let copy = tile.attributes.copy() as? UICollectionViewLayoutAttributes else { return tile.attributes }
        let layout = collection.layout
        let path = tile.element.indexPath
        if let former = update.formerLayout?.attributes(of: tile.element)?.copy() as? UICollectionViewLayoutAttributes {
            former.hints = copy.hints
            return former
        }
        let origin = tile.isOfSection ? update.mapping.origin(of: IndexPath(index: path[0])) : update.mapping.origin(of: path)
        guard origin == nil else {
            // It was there, out of sight: it comes along with its neighbours.
            let distance = nearestShift(to: tile, update)
            copy.center.x -= distance.x
            copy.center.y -= distance.y
            return copy
        }
        if let wanted = layout.initialAttributes(of: tile.element) { return wanted }
        copy.alpha = 0
        return copy
    }

    /// How far the nearest element has moved that stays.
    private func nearestShift(to tile: CollectionRecord.Tile, _ update: CollectionUpdate) -> CGPoint {
        var best: (distance: CGFloat, shift: CGPoint)?
        for other in collection.tiles {
            guard let former = update.formerFrames[other.element] else { continue }
            let distance = abs(other.frame.midY - tile.frame.midY) + abs(other.frame.midX - tile.frame.midX)
            guard distance < best?.distance ?? .infinity else { continue }
            best = (distance, CGPoint(x: other.frame.minX - former.minX, y: other.frame.minY - former.minY))
        }
        return best?.shift ?? .zero
    }
}

extension CollectionRecord.Tile {
    /// The element belongs to its section rather than to an item of it.
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
    /// The changes as layouts are told of them.
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
