import Foundation

/// Greedy placement of labels: of labels that would overlap, only the first is placed.
package struct LabelPlacement: Sendable {
    private var occupied: [CGRect] = []
    private let bounds: CGRect

    /// Creates a placement.
    ///
    /// - Parameter bounds: The visible rectangle. Each label has to be completely inside it.
    package init(in bounds: CGRect) { self.bounds = bounds }

    /// Reserves the frame of an object that is displayed in any case.
    package mutating func reserve(_ frame: CGRect) { occupied.append(frame) }

    /// Reserves the frame of a label. Returns `false` if the frame overlaps a reserved frame or exceeds the bounds.
    package mutating func place(_ frame: CGRect) -> Bool {
        guard bounds.contains(frame), !occupied.contains(where: { $0.intersects(frame) }) else { return false }
        occupied.append(frame)
        return true
    }
}
