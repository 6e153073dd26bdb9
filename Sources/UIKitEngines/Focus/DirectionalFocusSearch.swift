import CoreGraphics

/// Directional focus search: finds the target of an arrow key.
///
/// The frames are rotated or mirrored so that the arrow points to the right. Candidates that are not ahead of the start
/// are discarded. Of the others, those that overlap the start vertically come first. Each group is ordered by distance,
/// and at equal distances by the offset of the centres. One pass over the candidates finds the best one.
package enum DirectionalFocusSearch {
    package enum Direction: Hashable, Sendable {
        case up, down, left, right
    }

    /// Returns the target of an arrow key; `nil` if no candidate is in that direction.
    ///
    /// A candidate is in a direction if its centre is beyond that of the start. The candidate also has to begin beyond
    /// the start's centre, or to end beyond the start. Candidates that overlap the start's height or width come first.
    /// The nearest candidate wins; if several are equally near, the one whose centre has the smallest sideways offset
    /// wins.
    package static func next<ID>(from start: CGRect, _ direction: Direction, among elements: [ReadingOrder.Element<ID>]) -> ID? {
        var best: (id: ID, rank: Rank)?
        for element in elements {
            guard let rank = Rank(from: rotated(start, direction), to: rotated(element.frame, direction)) else { continue }
            if best.map({ rank < $0.rank }) ?? true { best = (element.id, rank) }
        }
        return best?.id
    }

    /// Rotates or mirrors a frame so that the arrow points to the right.
    private static func rotated(_ rect: CGRect, _ direction: Direction) -> CGRect {
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
        init?(from start: CGRect, to candidate: CGRect) {
            guard candidate.midX > start.midX, candidate.minX >= start.midX || candidate.maxX > start.maxX else { return nil }
            let overlap = min(start.maxY, candidate.maxY) - max(start.minY, candidate.minY)
            isAside = overlap <= 0
            let ahead = max(0, candidate.minX - start.maxX)
            offset = abs(candidate.midY - start.midY)
            // The sideways distance counts twice, so that nearer rows come before columns that are farther away.
            distance = isAside ? ahead - 2 * overlap : ahead
        }

        static func < (one: Rank, other: Rank) -> Bool {
            if one.isAside != other.isAside { return !one.isAside }
            return (one.distance, one.offset) < (other.distance, other.offset)
        }
    }
}
