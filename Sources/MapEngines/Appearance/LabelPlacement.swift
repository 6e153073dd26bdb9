import Foundation

/// Greedy placement of labels: among labels that would overlap, the earlier label stays.
package struct LabelPlacement: Sendable {
    private var occupied: [CGRect] = []
    private let bounds: CGRect

    /// Creates a placement.
    ///
    /// - Parameter bounds: The visible rectangle, which has to contain each label completely.
    package init(in bounds: CGRect) { self.bounds = bounds }

    /// Reserves room for an object that is displayed in any case.
    package mutating func block(_ frame: CGRect) { occupied.append(frame) }

    /// Reserves room for a label. Returns `false` if there is no room.
    package mutating func place(_ frame: CGRect) -> Bool {
        guard bounds.contains(frame), !occupied.contains(where: { $0.intersects(frame) }) else { return false }
        occupied.append(frame)
        return true
    }
}
