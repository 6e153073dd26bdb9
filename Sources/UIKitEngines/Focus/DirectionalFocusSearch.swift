import CoreGraphics

/// Directional focus search: finds the target of an arrow key.
///
/// The frames are rotated so that the arrow points to the right. Candidates that are not ahead of the start are
/// discarded. Of the others, those that overlap the start vertically come first. They are ordered by distance, and at
/// equal distances by the offset of the centres. One pass over the candidates finds the best one.
package enum DirectionalFocusSearch {
    package enum Direction: Hashable, Sendable {
        case up, down, left, right
    }

    /// Returns the target of an arrow key; `nil` if no candidate is in that direction.
    ///
    /// A candidate is in a direction if its centre is beyond that of the start. The candidate also has to begin
    /// beyond the start's centre, or to end beyond the start. Candidates that overlap the start's height or width
    /// come first. The nearest of them wins, and among equally near ones the one with the smallest sideways offset of
    /// its centre.
    package static func next<ID>(from start: CGRect, _ direction: Direction, among places: [ReadingOrder.Place<ID>]) -> ID? {
        var best: (id: ID, rank: Rank)?
        for place in places {
            guard let rank = Rank(from: turned(start, direction), to: turned(place.frame, direction)) else { continue }
            if best.map({ rank < $0.rank }) ?? true { best = (place.id, rank) }
        }
        return best?.id
    }

    /// Rotates a frame so that the arrow points to the right.
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

        /// Creates the rank of a candidate, with both frames rotated; `nil` if the candidate is not in that
        /// direction.
        init?(from start: CGRect, to place: CGRect) {
            guard place.midX > start.midX, place.minX >= start.midX || place.maxX > start.maxX else { return nil }
            let shared = min(start.maxY, place.maxY) - max(start.minY, place.minY)
            isAside = shared <= 0
            let ahead = max(0, place.minX - start.maxX)
            offset = abs(place.midY - start.midY)
            // The sideways distance counts twice, so that nearer rows come before columns that are farther away.
            distance = isAside ? ahead - 2 * shared : ahead
        }

        static func < (one: Rank, other: Rank) -> Bool {
            if one.isAside != other.isAside { return !one.isAside }
            return (one.distance, one.offset) < (other.distance, other.offset)
        }
    }
}
