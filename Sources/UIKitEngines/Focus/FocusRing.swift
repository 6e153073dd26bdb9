import CoreGraphics

/// A circular search through a list.
package enum FocusRing {
    package enum Direction: Hashable, Sendable {
        case forward, backward
    }

    /// Returns the next eligible element after `current`. If `current` is `nil` or not in the list, returns the first
    /// eligible element in that direction.
    ///
    /// Never returns `current` itself; the result is `nil` if no other element is eligible.
    package static func next<ID: Hashable>(
        from current: ID?, in order: [ID], _ direction: Direction, isEligible: (ID) -> Bool
    ) -> ID? {
        let list = direction == .forward ? order : order.reversed()
        guard let current, let index = list.firstIndex(of: current) else { return list.first(where: isEligible) }
        let candidates = list[(index + 1)...] + list[..<index]
        return candidates.first { $0 != current && isEligible($0) }
    }
}
