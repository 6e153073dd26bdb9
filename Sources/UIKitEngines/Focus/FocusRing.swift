import CoreGraphics

/// Goes round a list, whose end is followed by its beginning.
package enum FocusRing {
    package enum Direction: Hashable, Sendable {
        case forward, backward
    }

    /// The next that is eligible, from `current` on; from the list's end in that direction if `current` is not in it or `nil`.
    ///
    /// `current` itself is never the answer: `nil` if it alone is eligible, or none.
    package static func next<ID: Hashable>(
        from current: ID?, in order: [ID], _ direction: Direction, isEligible: (ID) -> Bool
    ) -> ID? {
        let list = direction == .forward ? order : order.reversed()
        guard let current, let place = list.firstIndex(of: current) else { return list.first(where: isEligible) }
        let round = list[(place + 1)...] + list[..<place]
        return round.first { $0 != current && isEligible($0) }
    }
}
