/// A set of disjoint rectangles that have to be drawn.
///
/// Adding a rectangle subtracts the existing rectangles from it and appends the remaining pieces. If the rectangles
/// exceed the limit, the two whose bounding box wastes the least area are joined, until half of the limit remains.
/// Joins that overlap other rectangles absorb those rectangles. The greedy search is cubic in the number of rectangles,
/// which the limit bounds.
package struct DamageRegion: Equatable, Sendable {
    /// The maximum number of rectangles. More rectangles cost more than the pixels that they save.
    static let limit = 16

    package private(set) var rects: [PixelRect] = []

    package init() {}

    package var isEmpty: Bool { rects.isEmpty }

    /// Adds the part of a rectangle that is not yet covered.
    package mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var pieces = [rect]
        for other in rects {
            if other.contains(rect) { return }
            pieces = pieces.flatMap { Self.subtract(other, from: $0) }
        }
        rects.removeAll { rect.contains($0) }
        if pieces.count > 1 || pieces.first != rect {
            // The new rectangle must not be cut by the rectangles inside it, which have been removed.
            pieces = rects.reduce([rect]) { pieces, other in pieces.flatMap { Self.subtract(other, from: $0) } }
        }
        rects += pieces
        if rects.count > Self.limit { mergeRects() }
    }

    /// Returns the part of `rect` outside of `other` as at most four rectangles: above, below, left and right of the
    /// intersection.
    static func subtract(_ other: PixelRect, from rect: PixelRect) -> [PixelRect] {
        let intersection = rect.intersection(other)
        guard !intersection.isEmpty else { return [rect] }
        return [
            PixelRect(x: rect.x, y: rect.y, width: rect.width, height: intersection.y - rect.y),
            PixelRect(x: rect.x, y: intersection.maxY, width: rect.width, height: rect.maxY - intersection.maxY),
            PixelRect(x: rect.x, y: intersection.y, width: intersection.x - rect.x, height: intersection.height),
            PixelRect(x: intersection.maxX, y: intersection.y, width: rect.maxX - intersection.maxX, height: intersection.height),
        ].filter { !$0.isEmpty }
    }

    /// Joins the pair of rectangles whose bounding box wastes the least area, until half of the limit remains.
    private mutating func mergeRects() {
        while rects.count > Self.limit / 2 {
            var best = (waste: Int.max, first: 0, second: 1)
            for first in rects.indices {
                for second in rects.indices.dropFirst(first + 1) {
                    let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                    if waste < best.waste { best = (waste, first, second) }
                }
            }
            let joined = rects[best.first].union(rects[best.second])
            rects.remove(at: best.second)
            rects.remove(at: best.first)
            let overlapping = rects.filter { $0.intersects(joined) }
            rects.removeAll { $0.intersects(joined) }
            rects.append(overlapping.reduce(joined) { $0.union($1) })
            if rects.count == 1 { return }
            mergeOverlaps()
        }
    }

    /// Joins the last rectangle with the rectangles that it overlaps.
    private mutating func mergeOverlaps() {
        guard let last = rects.popLast() else { return }
        let overlapping = rects.filter { $0.intersects(last) }
        guard !overlapping.isEmpty else { return rects.append(last) }
        rects.removeAll { $0.intersects(last) }
        rects.append(overlapping.reduce(last) { $0.union($1) })
        mergeOverlaps()
    }
}
