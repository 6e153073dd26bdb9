import Foundation

/// Which items somebody was told of as near, so that each is told once, and taken back once when it turns out to be far.
package struct PrefetchMachine: Sendable {
    /// Told of, and neither shown nor taken back since.
    package private(set) var announced: Set<IndexPath> = []

    package init() {}

    /// What to tell now.
    ///
    /// - Parameters:
    ///   - near: items that do not show but may soon, the nearest first.
    ///   - covered: all items that show or are near; others are far.
    package mutating func update(near: [IndexPath], covered: Set<IndexPath>) -> (begin: [IndexPath], cancel: [IndexPath]) {
        let far = announced.subtracting(covered).sorted()
        announced.subtract(far)
        let new = near.filter { !announced.contains($0) }
        announced.formUnion(new)
        return (new, far)
    }

    /// The item shows now.
    package mutating func show(_ item: IndexPath) { announced.remove(item) }

    /// The data changed: what was told of is nobody's any more.
    package mutating func forget() { announced = [] }
}
