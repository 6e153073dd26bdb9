/// Finds the difference between two render trees, as moves and damaged rectangles in pixels.
///
/// Both trees are traversed together, and subtrees that are the same object at the same placement are skipped. A node
/// whose geometry changed damages its old and its new extent. A node of which only the content changed damages its
/// bounds, and its children are compared by identity (``ChildPairs``). If only the bounds' origin of a clipping layer
/// changed, its pixels are moved. The newly exposed strips are then damaged, and so are all layers and borders in
/// front, whose pixels the move also copies. A move needs a plain background and no earlier move in its area. The cost
/// is proportional to the changed part of the trees.
struct TreeDiff {
    private(set) var damage = DamageRegion()
    private(set) var moves: [PixelMove] = []
    /// The path to the compared node, with the siblings in front of and behind each ancestor, which a move needs.
    private var path: [Level] = []

    private struct Level {
        let parent: RenderNode
        let old: [RenderNode]
        let new: [RenderNode]
        let oldIndex: Int
        let newIndex: Int
        let oldPlace: Placement
        let newPlace: Placement

        var oldBehind: ArraySlice<RenderNode> { old[..<oldIndex] }
        var newBehind: ArraySlice<RenderNode> { new[..<newIndex] }
        var oldFront: ArraySlice<RenderNode> { old[(oldIndex + 1)...] }
        var newFront: ArraySlice<RenderNode> { new[(newIndex + 1)...] }

        /// The pixels of the parent's border, which is in front of its sublayers.
        var borders: [PixelRect] {
            let properties = parent.properties
            guard properties.hasBorder else { return [] }
            let outer = PixelRect(around: properties.bounds.boundingBox(newPlace.transform))
            guard properties.cornerRadius == 0 else { return [outer] }
            let width = properties.borderWidth
            let inside = PixelRect(inside: properties.bounds.insetBy(dx: width, dy: width).boundingBox(newPlace.transform))
            return DamageRegion.subtract(inside, from: outer)
        }
    }

    mutating func compare(_ old: RenderNode, _ new: RenderNode, _ oldPlace: Placement, _ newPlace: Placement) {
        if old === new, oldPlace == newPlace { return }
        guard old.isVisible, new.isVisible, old.groupEffects == new.groupEffects, !redrawsCompletely(old, oldPlace),
            !redrawsCompletely(new, newPlace), old.mask === new.mask
        else {
            return replace(old, new, oldPlace, newPlace)
        }
        let change = NodeChange(old.properties, new.properties, old.contents, new.contents)
        if oldPlace == newPlace, change.keepsGeometry {
            if change.needsRepaint {
                let box = newPlace.bounds(of: new).union(paintedBox(old, new, newPlace))
                damage.add(PixelRect(around: box).intersection(newPlace.clip))
            }
            return compareChildren(of: new, old.children, new.children, oldPlace.childPlacement(old), newPlace.childPlacement(new))
        }
        if oldPlace == newPlace, change.isScroll, move(old, new, newPlace) { return }
        replace(old, new, oldPlace, newPlace)
    }

    /// Returns whether a change anywhere in the node may affect the whole node.
    private func redrawsCompletely(_ node: RenderNode, _ placement: Placement) -> Bool {
        placement.needsImage(node) || node.traits.contains(.shadowDependsOnContent)
    }

    private mutating func replace(_ old: RenderNode, _ new: RenderNode, _ oldPlace: Placement, _ newPlace: Placement) {
        damage.add(oldPlace.extent(of: old))
        damage.add(newPlace.extent(of: new))
    }

    /// Returns the area of the old and the new contents, which may exceed the bounds.
    private func paintedBox(_ old: RenderNode, _ new: RenderNode, _ placement: Placement) -> CGRect {
        guard !new.properties.masksToBounds else { return .null }
        var box = CGRect.null
        for node in [old, new] {
            guard let contents = node.contents else { continue }
            let rect = ContentsPlacement.rect(of: node.properties, width: contents.width, height: contents.height)
            box = box.union(rect.boundingBox(placement.pixelTransform(node)))
        }
        return box
    }

    // MARK: - Children

    private mutating func compareChildren(
        of parent: RenderNode, _ old: [RenderNode], _ new: [RenderNode], _ oldPlace: Placement, _ newPlace: Placement
    ) {
        let pairs = ChildPairs(old, new)
        for index in pairs.removed { damage.add(oldPlace.extent(of: old[index])) }
        for index in pairs.added { damage.add(newPlace.extent(of: new[index])) }
        for (oldIndex, newIndex) in pairs.inOrder {
            if old[oldIndex] === new[newIndex], oldPlace == newPlace { continue }
            path.append(
                Level(
                    parent: parent, old: old, new: new, oldIndex: oldIndex, newIndex: newIndex, oldPlace: oldPlace, newPlace: newPlace))
            compare(old[oldIndex], new[newIndex], oldPlace, newPlace)
            path.removeLast()
        }
        for (oldIndex, newIndex) in pairs.reordered { replace(old[oldIndex], new[newIndex], oldPlace, newPlace) }
    }

    // MARK: - Scrolling

    /// Moves the pixels of a scrolled layer, and damages only the newly exposed part. Returns whether the move is
    /// possible.
    private mutating func move(_ old: RenderNode, _ new: RenderNode, _ placement: Placement) -> Bool {
        let before = placement.childPlacement(old)
        let after = placement.childPlacement(new)
        guard after.isPlain, new.canMovePixels, let box = placement.bounds(of: new).wholePixels else { return false }
        let area = box.intersection(placement.clip)
        guard !area.isEmpty, hasPlainBackground(old, new, area), hasNoMove(area) else { return false }
        let (dx, dy) = (after.transform.tx - before.transform.tx, after.transform.ty - before.transform.ty)
        guard max(dx.magnitude, dy.magnitude) < 1e6, abs(dx - dx.rounded()) < 1e-6, abs(dy - dy.rounded()) < 1e-6 else { return false }
        let (x, y) = (Int(dx.rounded()), Int(dy.rounded()))
        let destination = area.intersection(area.offset(x: x, y: y))
        guard !destination.isEmpty else { return false }
        if x != 0 || y != 0 {
            moves.append(PixelMove(source: destination.offset(x: -x, y: -y), dx: x, dy: y))
            for strip in DamageRegion.subtract(destination, from: area) { damage.add(strip) }
            damageOverlays(of: area, dx: x, dy: y)
        }
        compareChildren(of: new, old.children, new.children, after, after)
        return true
    }

    private func hasNoMove(_ area: PixelRect) -> Bool {
        !moves.contains { $0.source.intersects(area) || $0.destination.intersects(area) }
    }

    /// Returns whether one opaque colour is behind the scrolled layer: its own background, or the background of an
    /// ancestor if nothing is between them.
    private func hasPlainBackground(_ old: RenderNode, _ new: RenderNode, _ area: PixelRect) -> Bool {
        if new.properties.backgroundColor?.isOpaque ?? false { return true }
        guard (new.properties.backgroundColor?.alpha ?? 0) == 0 else { return false }
        for level in path.reversed() {
            let isCovered =
                level.oldBehind.contains { level.oldPlace.extent(of: $0).intersects(area) }
                || level.newBehind.contains { level.newPlace.extent(of: $0).intersects(area) }
            guard !isCovered, level.parent.contents == nil, level.parent.properties.effect == nil else { return false }
            guard let color = level.parent.properties.backgroundColor, color.alpha > 0 else { continue }
            guard color.isOpaque, level.parent.properties.cornerRadius == 0 else { return false }
            return PixelRect(inside: level.parent.properties.bounds.boundingBox(level.newPlace.transform)).contains(area)
        }
        return false
    }

    /// Damages the overlays of moved pixels: the move has copied the old overlays, and has overwritten the new ones.
    /// Overlays are layers in front and borders of ancestors.
    private mutating func damageOverlays(of area: PixelRect, dx: Int, dy: Int) {
        for level in path {
            for node in level.oldFront {
                let covered = level.oldPlace.extent(of: node).intersection(area)
                damage.add(covered.offset(x: dx, y: dy).intersection(area))
            }
            for node in level.newFront {
                damage.add(level.newPlace.extent(of: node).intersection(area))
            }
            for edge in level.borders {
                damage.add(edge.intersection(area).offset(x: dx, y: dy).intersection(area))
                damage.add(edge.intersection(area))
            }
        }
    }
}

extension RenderNode {
    /// Whether everything that the layer draws in its bounds moves with its sublayers, except for one background
    /// colour.
    var canMovePixels: Bool {
        properties.masksToBounds && contents == nil && !properties.hasBorder && !properties.kind.drawsContent && mask == nil
            && properties.effect == nil
    }
}
