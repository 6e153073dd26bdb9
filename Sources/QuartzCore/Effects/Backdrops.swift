/// The areas of a frame whose pixels depend on other pixels behind them. Such an area is drawn as a whole or not at
/// all.
struct Backdrops {
    private(set) var boxes: [PixelRect] = []

    init(_ root: RenderNode, _ place: Placement) {
        collect(root, place)
    }

    private mutating func collect(_ node: RenderNode, _ place: Placement) {
        guard node.traits.contains(.backdrop) else { return }
        var place = place
        place.clip = place.extent(of: node)
        guard !place.clip.isEmpty else { return }
        let inside = place.inside(node)
        let isDrawnApart =
            place.isPicture(node) || inside.space != nil || node.properties.joins || node.traits.contains(.shadowFollows)
            || node.mask?.traits.contains(.backdrop) ?? false
        if isDrawnApart {
            boxes.append(place.clip)
            return
        }
        if node.properties.backdrop != nil {
            boxes.append(PixelRect(around: place.bounds(of: node)).intersection(place.clip))
        }
        for child in node.children { collect(child, inside) }
    }

    /// Extends damage to whole boxes. Returns disjoint rectangles that cut none of the boxes.
    func whole(_ damage: [PixelRect], _ moves: [PixelMove]) -> [PixelRect] {
        guard !boxes.isEmpty else { return damage }
        var wholes: [PixelRect] = []
        var rest = boxes.filter { !$0.isEmpty }
        var isCut = false
        var touched = true
        while touched {
            touched = false
            rest.removeAll { box in
                let isMoved = moves.contains { $0.source.intersects(box) || $0.destination.intersects(box) }
                guard isMoved || damage.contains(where: { $0.intersects(box) }) || wholes.contains(where: { $0.intersects(box) }) else {
                    return false
                }
                if !damage.contains(where: { $0.contains(box) }) { isCut = true }
                Self.join(box, into: &wholes)
                touched = true
                return true
            }
        }
        guard isCut else { return damage }
        let free = wholes.reduce(damage) { pieces, whole in pieces.flatMap { DamageRegion.subtract(whole, from: $0) } }
        return wholes + free
    }

    private static func join(_ box: PixelRect, into wholes: inout [PixelRect]) {
        var box = box
        while let index = wholes.firstIndex(where: { $0.intersects(box) }) { box = box.union(wholes.remove(at: index)) }
        wholes.append(box)
    }

    /// Returns the row nearest to `row` above which a rectangle can be divided without cutting a box.
    func row(near row: Int, in rect: PixelRect) -> Int {
        var row = row
        var hasMoved = true
        while hasMoved {
            hasMoved = false
            for box in boxes where box.y < row && row < box.maxY && box.intersects(rect) {
                row = min(box.maxY, rect.maxY)
                hasMoved = row < rect.maxY
            }
        }
        return row
    }
}
