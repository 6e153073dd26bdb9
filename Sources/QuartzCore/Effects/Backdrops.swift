/// The areas of a frame whose pixels depend on the pixels behind them. Such an area is drawn completely or not at all.
struct Backdrops {
    private(set) var areas: [PixelRect] = []

    init(_ root: RenderNode, _ placement: Placement) {
        collect(root, placement)
    }

    private mutating func collect(_ node: RenderNode, _ placement: Placement) {
        guard node.traits.contains(.backdrop) else { return }
        var placement = placement
        placement.clip = placement.extent(of: node)
        guard !placement.clip.isEmpty else { return }
        let childPlacement = placement.childPlacement(node)
        let isDrawnOffscreen =
            placement.needsImage(node) || childPlacement.space != nil || node.properties.drawsOffscreen
            || node.traits.contains(.shadowDependsOnContent)
            || node.mask?.traits.contains(.backdrop) ?? false
        if isDrawnOffscreen {
            areas.append(placement.clip)
            return
        }
        if node.properties.backdrop != nil {
            areas.append(PixelRect(around: placement.bounds(of: node)).intersection(placement.clip))
        }
        for child in node.children { collect(child, childPlacement) }
    }

    /// Extends damage to complete areas. Returns disjoint rectangles. Each area is completely inside one of them, or
    /// undamaged.
    func extendedDamage(_ damage: [PixelRect], _ moves: [PixelMove]) -> [PixelRect] {
        guard !areas.isEmpty else { return damage }
        var damaged: [PixelRect] = []
        var remaining = areas.filter { !$0.isEmpty }
        var isCut = false
        var didExtend = true
        while didExtend {
            didExtend = false
            remaining.removeAll { box in
                let isMoved = moves.contains { $0.source.intersects(box) || $0.destination.intersects(box) }
                guard isMoved || damage.contains(where: { $0.intersects(box) }) || damaged.contains(where: { $0.intersects(box) }) else {
                    return false
                }
                if !damage.contains(where: { $0.contains(box) }) { isCut = true }
                Self.join(box, into: &damaged)
                didExtend = true
                return true
            }
        }
        guard isCut else { return damage }
        let outside = damaged.reduce(damage) { pieces, damagedBox in pieces.flatMap { DamageRegion.subtract(damagedBox, from: $0) } }
        return damaged + outside
    }

    private static func join(_ box: PixelRect, into damaged: inout [PixelRect]) {
        var box = box
        while let index = damaged.firstIndex(where: { $0.intersects(box) }) { box = box.union(damaged.remove(at: index)) }
        damaged.append(box)
    }

    /// Returns the first row from `row` on at which a rectangle can be divided without cutting an area.
    func row(near row: Int, in rect: PixelRect) -> Int {
        var row = row
        var hasMoved = true
        while hasMoved {
            hasMoved = false
            for box in areas where box.y < row && row < box.maxY && box.intersects(rect) {
                row = min(box.maxY, rect.maxY)
                hasMoved = row < rect.maxY
            }
        }
        return row
    }
}
