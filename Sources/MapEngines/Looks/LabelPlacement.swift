import Foundation

/// Chooses which names can be read: of those that would cover each other the earlier one stays.
package struct LabelPlacement: Sendable {
    private var taken: [CGRect] = []
    private let bounds: CGRect

    /// - Parameter bounds: what is to be seen; a name has to be in it wholly.
    package init(in bounds: CGRect) { self.bounds = bounds }

    /// Takes room for what is there in any case.
    package mutating func block(_ frame: CGRect) { taken.append(frame) }

    /// Whether there is room for a name; if so, the room is taken.
    package mutating func place(_ frame: CGRect) -> Bool {
        guard bounds.contains(frame), !taken.contains(where: { $0.intersects(frame) }) else { return false }
        taken.append(frame)
        return true
    }
}
