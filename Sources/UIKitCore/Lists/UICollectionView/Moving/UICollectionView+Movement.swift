import UIKitEngines

// Interactive movement of items.
//
// The moved item is presented through an `ItemArrangement`; the data does not change. Each update of the target
// position moves the item's view to the position, and asks the layout for a target index path. The default target is
// the index path of the frontmost item at the position. `ReorderTargeting` accepts the target only if the moved item
// would then contain the position. Without this check, a small item over a large one would move back and forth. The
// delegate can change the target. If the target differs from the current index path, the other items move out of the
// way in an animated update. A frame link scrolls the view while the position is near an edge. At the end the data
// source moves the item, and the counts are checked. A cancelled movement restores the order of the data.
extension UICollectionView {
    /// Returns the index path in the data of the item presented at an index path. The index paths differ only because
    /// of a moved item, a gap or placeholders.
    ///
    /// For a gap, returns the index path of the adjacent item.
    func dataPath(_ path: IndexPath) -> IndexPath {
        guard let arrangement = collection.arrangement else { return dataIndexPath(forPresented: path) }
        if let sourcePath = arrangement.dataIndexPath(forPresented: path) { return dataIndexPath(forPresented: sourcePath) }
        return dataIndexPath(forPresented: IndexPath(item: max(0, path.item - 1), section: path.section))
    }

    /// Returns whether an index path presents a gap.
    func isGap(_ path: IndexPath) -> Bool { collection.arrangement.map { $0.source == nil && $0.current == path } ?? false }

    func beginMovement(at path: IndexPath) -> Bool {
        guard collection.arrangement == nil, collection.batchDepth == 0 else { return false }
        checkItem(path)
        guard dataHub.value(true, { $0.collectionView(self, canMoveItemAt: dataIndexPath(forPresented: path)) }), !isPlaceholder(path)
        else { return false }
        guard let attributes = layoutAttributesForItem(at: path) else { return false }
        closeSwipe(animated: true)
        cancelPress()
        let frame = scrolledFrame(of: attributes)
        let itemCenter = CGPoint(x: frame.midX, y: frame.midY)
        let movement = CollectionMovement(
            path, center: itemCenter, viewportPosition: CGPoint(x: itemCenter.x - bounds.minX, y: itemCenter.y - bounds.minY))
        movement.cell = cellForItem(at: path)
        collection.movement = movement
        movement.cell?.setNeedsUpdateConfiguration()
        movement.link = FrameLoop.current.addLink { [weak self] _ in self?.scrollWhileMoving() ?? false }
        updateMovedItem()
        if let cell = movement.cell { lift(cell, movement) }
        return true
    }

    private func lift(_ cell: UICollectionViewCell, _ movement: CollectionMovement) {
        insertSubview(movement.shadow, belowSubview: cell)
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { movement.shadow.layer.shadowOpacity = 0.25 }
    }

    func updateMovement(to position: CGPoint) {
        guard let movement = collection.movement, position.x.isFinite, position.y.isFinite else { return }
        movement.viewportPosition = CGPoint(x: position.x - bounds.minX, y: position.y - bounds.minY)
        updatePosition(position)
    }

    private func updatePosition(_ position: CGPoint) {
        guard let movement = collection.movement else { return }
        let previousPosition = movement.position
        movement.position = position
        updateMovedItem()
        updateTarget(from: previousPosition)
    }

    /// Returns the layout's attributes of the moved item, adjusted for the movement.
    private func movedAttributes(_ movement: CollectionMovement) -> UICollectionViewLayoutAttributes {
        let attributes = collection.layout.layoutAttributesForInteractivelyMovingItem(
            at: movement.current, withTargetPosition: movement.position)
        // The item is in front of everything else, including sections that scroll orthogonally.
        attributes.hints.orthogonalSection = nil
        attributes.hints.listPosition?.isFirst = true
        attributes.hints.listPosition?.isLast = true
        return attributes
    }

    /// Returns the attributes from the layout, with the adjusted attributes of the moved item.
    func replacingMovedItem(_ found: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard let movement = collection.movement else { return found }
        let otherAttributes = found.filter { $0.representedElementCategory != .cell || $0.indexPath != movement.current }
        return otherAttributes + [movedAttributes(movement)]
    }

    /// Returns whether an element is being moved.
    func isBeingMoved(_ element: CollectionElement) -> Bool { element.kind == .cell && collection.movement?.current == element.indexPath }

    /// Moves the view of the moved item to the target position.
    private func updateMovedItem() {
        guard let movement = collection.movement, !collection.needsTiles else { return setNeedsLayout() }
        guard let index = collection.tiles.firstIndex(where: { isBeingMoved($0.element) }) else { return }
        let attributes = movedAttributes(movement)
        let tile = collection.tiles[index]
        collection.tiles[index] = .init(element: tile.element, attributes: attributes, frame: attributes.frame, view: tile.view)
        guard let view = tile.view else { return setNeedsLayout() }
        ViewAnimations.unanimated {
            if view.superview !== self {
                view.center = convert(view.center, from: view.superview)
                addSubview(view)
            }
            applyAttributes(view, attributes)
            movement.shadow.updateFrame(view, cornerRadius: attributes.hints.listPosition?.cornerRadius ?? view.layer.cornerRadius)
        }
    }

    // MARK: - Targets

    /// Returns the target index path of a moved item at a point, computed from the frames of the other items. Returns
    /// the current index path if there is no target.
    func targetIndexPath(_ current: IndexPath, at point: CGPoint) -> IndexPath {
        let layout = collection.layout
        guard let currentAttributes = layout.layoutAttributesForItem(at: current) else { return current }
        let pointRect = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
        let rowRect = pointRect.insetBy(dx: -bounds.width, dy: 0)
        let candidates = layout.layoutAttributesForElements(in: rowRect.union(pointRect)) ?? []
        let hit = candidates.filter { $0.representedElementCategory == .cell && scrolledFrame(of: $0).contains(point) }
            .max { $0.zIndex < $1.zIndex }
        let currentFrame = scrolledFrame(of: currentAttributes)
        if let hit {
            return ReorderTargeting.takesPosition(scrolledFrame(of: hit), from: currentFrame, at: point) ? hit.indexPath : current
        }
        return targetOutsideItems(current, at: point, among: candidates) ?? current
    }

    /// Returns the target index path at a point outside of all items. The target is after the last item of a line, or
    /// in the section of a header.
    private func targetOutsideItems(_ current: IndexPath, at point: CGPoint, among candidates: [UICollectionViewLayoutAttributes])
        -> IndexPath?
    {
        let counts = counts()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let last = candidates.last { attributes in
            let frame = scrolledFrame(of: attributes)
            guard attributes.representedElementCategory == .cell, (frame.minY...frame.maxY).contains(point.y) else { return false }
            return attributes.indexPath.item == counts[attributes.indexPath.section] - 1
                && (isMirrored ? point.x < frame.minX : point.x > frame.maxX)
        }
        if let last { return last.indexPath.section == current.section ? last.indexPath : last.indexPath.following }
        let header = candidates.first { $0.isSectionHeader && $0.frame.contains(point) }?.indexPath.first
        guard let header, counts.indices.contains(header) else { return nil }
        if header > current.section { return IndexPath(item: 0, section: header) }
        return header > 0 && current.item == 0 ? IndexPath(item: counts[header - 1], section: header - 1) : nil
    }

    private func updateTarget(from previousPosition: CGPoint) {
        guard let movement = collection.movement else { return }
        let (source, current) = (movement.source, movement.current)
        let proposedPath = collection.layout.targetIndexPath(forInteractivelyMovingItem: current, withPosition: movement.position)
        guard proposedPath != current else { return }
        let answer = DefaultImplementationProbe.probeRecipients {
            collectionHub.value(proposedPath) {
                $0.collectionView(
                    self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: current,
                    toProposedIndexPath: proposedPath)
            }
        }
        let target =
            answer.isOwn
            ? answer.value
            : collectionHub.value(proposedPath) {
                $0.collectionView(self, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: proposedPath)
            }
        guard target != current, movement.arrangement.allows(target, counts: dataCounts) else { return }
        let context = collection.layout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: movement.position, previousIndexPaths: [current],
            previousPosition: previousPosition)
        rearrange(to: target, context)
    }

    /// The number of items of each section in the data.
    var dataCounts: [Int] {
        guard let arrangement = collection.arrangement else { return counts() }
        var result = counts()
        if result.indices.contains(arrangement.current.section) { result[arrangement.current.section] -= 1 }
        if let source = arrangement.source { result[source.section] += 1 }
        return result
    }

    // MARK: - Scrolling

    /// Scrolls the content while the touch is near an edge. Returns whether an item is still being moved.
    private func scrollWhileMoving() -> Bool {
        guard let movement = collection.movement else { return false }
        guard autoscrollWithSection(touchLocation: movement.viewportPosition) else { return true }
        updatePosition(CGPoint(x: movement.viewportPosition.x + bounds.minX, y: movement.viewportPosition.y + bounds.minY))
        return true
    }
}

extension IndexPath {
    /// The next index path in the section.
    fileprivate var following: IndexPath { IndexPath(item: item + 1, section: section) }
}

extension UICollectionViewLayoutAttributes {
    fileprivate var isSectionHeader: Bool {
        representedElementKind == UICollectionView.elementKindSectionHeader
            || (representedElementCategory == .supplementaryView && hints.isOfSection)
    }
}
