import CoreGraphics

/// Where an arrow key goes from a place on a page.
package enum FocusAim {
    package enum Direction: Hashable, Sendable {
        case up, down, left, right
    }

    /// The place that an arrow means; `nil` if none lies in that direction.
    ///
    /// A place lies in a direction if its middle lies beyond that of the start, and it does not reach back over most of it. Those straight
    /// ahead, which share a part of the start's height or width, go before all others; of them the nearest, and of those equally near the
    /// one whose middle is least to the side.
    package static func next<ID>(from start: CGRect, _ direction: Direction, among places: [ReadingOrder.Place<ID>]) -> ID? {
        var best: (id: ID, rank: Rank)?
        for place in places {
            guard let rank = Rank(from: turned(start, direction), to: turned(place.frame, direction)) else { continue }
            if best.map({ rank < $0.rank }) ?? true { best = (place.id, rank) }
        }
        return best?.id
    }

    /// As if the arrow pointed to the right.
    private static func turned(_ rect: CGRect, _ direction: Direction) -> CGRect {
        switch direction {
        case .right: rect
        case .left: CGRect(x: -rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        case .down: CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
        case .up: CGRect(x: -rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
        }
    }

    private struct Rank: Comparable {
        var isAside: Bool
        var distance: CGFloat
        var offset: CGFloat

        /// Both turned so that the arrow points to the right; `nil` for what does not lie there.
        init?(from start: CGRect, to place: CGRect) {
            guard place.midX > start.midX, place.minX >= start.midX || place.maxX > start.maxX else { return nil }
            let shared = min(start.maxY, place.maxY) - max(start.minY, place.minY)
            isAside = shared <= 0
            let ahead = max(0, place.minX - start.maxX)
            offset = abs(place.midY - start.midY)
            // What lies aside costs its way to the side twice, so that nearer rows go before farther columns.
            distance = isAside ? ahead - 2 * shared : ahead
        }

        static func < (one: Rank, other: Rank) -> Bool {
            if one.isAside != other.isAside { return !one.isAside }
            return (one.distance, one.offset) < (other.distance, other.offset)
        }
    }
}
