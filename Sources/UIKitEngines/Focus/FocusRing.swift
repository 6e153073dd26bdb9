import CoreGraphics

/// A circular search through a list.
package enum FocusRing {
    package enum Direction: Hashable, Sendable {
        case forward, backward
    }

    /// Returns the next eligible element after `current`, or the first one in that direction if `current` is `nil` or
    /// not in the list.
    ///
    /// Never returns `current` itself; the result is `nil` if no other element is eligible.
    package static func next<ID: Hashable>(
        from current: ID?, in order: [ID], _ direction: Direction, isEligible: (ID) -> Bool
    ) -> ID? {
        let list = direction == .forward ? order : order.reversed()
        guard let current, let place = list.firstIndex(of: current) else { return list.first(where: isEligible) }
        let round = list[(place + 1)...] + list[..<place]
        return round.first { $0 != current && isEligible($0) }
    }
}
