/// Finds what differs between two render trees, in pixels.
struct TreeDiff {
    private(set) var damage = DamageRegion()
    private(set) var moves: [PixelMove] = []
    /// The siblings in front of each node on the way down, so that a move knows what lies over it.
    private var path: [Level] = []

    private struct Level {
        let old: ArraySlice<RenderNode>
        let new: ArraySlice<RenderNode>
        let oldPlacement: Placement
        let newPlacement: Placement
    }

    mutating func compare(_ old: RenderNode, _ new: RenderNode, _ oldPlace: Placement, _ newPlace: Placement) {
        if old === new, oldPlace == newPlace { return }
        guard old.isVisible, new.isVisible, old.veils == new.veils else {
            return replace(old, new, oldPlace, newPlace)
        }
        let change = NodeChange(old.properties, new.properties, old.contents, new.contents)
        if oldPlace == newPlace, change.keepsGeometry {
            if change.repaints {
                damage.add(PixelRect(around: newPlace.bounds(of: new).union(paintedBox(old, new, newPlace))).intersection(newPlace.clip))
            }
            let inside = newPlace.inside(new)
            return compareChildren(old.children, new.children, oldPlace.inside(old), inside)
        }
        if oldPlace == newPlace, change.isScroll, move(old, new, newPlace) { return }
        replace(old, new, oldPlace, newPlace)
    }

    private mutating func replace(_ old: RenderNode, _ new: RenderNode, _ oldPlace: Placement, _ newPlace: Placement) {
        damage.add(oldPlace.extent(of: old))
        damage.add(newPlace.extent(of: new))
    }

    /// Contents may reach beyond the bounds.
    private func paintedBox(_ old: RenderNode, _ new: RenderNode, _ place: Placement) -> CGRect {
        guard !new.properties.masksToBounds else { return .null }
        var box = CGRect.null
        for node in [old, new] {
            guard let contents = node.contents else { continue }
            let rect = ContentsPlacement.rect(of: node.properties, width: contents.width, height: contents.height)
            box = box.union(rect.box(place.own(node)))
        }
        return box
    }

    // MARK: - Children

    private mutating func compareChildren(
        _ old: [RenderNode], _ new: [RenderNode], _ oldPlace: Placement, _ newPlace: Placement
    ) {
        let pairs = ChildPairs(old, new)
        for index in pairs.removed { damage.add(oldPlace.extent(of: old[index])) }
        for index in pairs.added { damage.add(newPlace.extent(of: new[index])) }
        for (oldIndex, newIndex) in pairs.kept {
            if old[oldIndex] === new[newIndex], oldPlace == newPlace { continue }
            path.append(
                Level(
                    old: old[(oldIndex + 1)...], new: new[(newIndex + 1)...], oldPlacement: oldPlace, newPlacement: newPlace))
            compare(old[oldIndex], new[newIndex], oldPlace, newPlace)
            path.removeLast()
        }
        for (oldIndex, newIndex) in pairs.reordered { replace(old[oldIndex], new[newIndex], oldPlace, newPlace) }
    }

    // MARK: - Scrolling

    /// Moves the pixels of a scrolled layer, and damages only what came into view; returns whether it could.
    private mutating func move(_ old: RenderNode, _ new: RenderNode, _ place: Placement) -> Bool {
        guard place.isPlain, new.canMovePixels, let box = place.bounds(of: new).wholePixels else { return false }
        let area = box.intersection(place.clip)
        guard !area.isEmpty, !moves.contains(where: { $0.source.intersects(area) || $0.destination.intersects(area) }) else { return false }
        let before = place.inside(old)
        let after = place.inside(new)
        let dx = Int((after.transform.tx - before.transform.tx).rounded())
        let dy = Int((after.transform.ty - before.transform.ty).rounded())
        let destination = area.intersection(area.offset(x: dx, y: dy))
        guard !destination.isEmpty else { return false }
        if dx != 0 || dy != 0 {
            moves.append(PixelMove(source: destination.offset(x: -dx, y: -dy), dx: dx, dy: dy))
            for strip in DamageRegion.subtract(destination, from: area) { damage.add(strip) }
            damageOverlays(of: area, dx: dx, dy: dy)
        }
        compareChildren(old.children, new.children, Placement(transform: after.transform, clip: after.clip, isPlain: after.isPlain), after)
        return true
    }

    /// What lay over the moved pixels went along with them, and what lies over them now is gone.
    private mutating func damageOverlays(of area: PixelRect, dx: Int, dy: Int) {
        for level in path {
            for node in level.old {
                let covered = level.oldPlacement.extent(of: node).intersection(area)
                damage.add(covered.offset(x: dx, y: dy).intersection(area))
            }
            for node in level.new {
                damage.add(level.newPlacement.extent(of: node).intersection(area))
            }
        }
    }
}

extension RenderNode {
    /// Whether the layer hides all that is behind it, and draws nothing in its own bounds that does not move with its sublayers.
    var canMovePixels: Bool {
        guard properties.masksToBounds, properties.cornerRadius == 0, properties.opacity == 1, contents == nil else { return false }
        guard properties.transform == CATransform3DIdentity, !properties.hasBorder else { return false }
        return properties.backgroundColor?.isOpaque ?? false
    }
}
