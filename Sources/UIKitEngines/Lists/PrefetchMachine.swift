import Foundation

/// Tracks prefetched items. Each item is announced once, and is cancelled once if it leaves the prefetch range.
package struct PrefetchMachine: Sendable {
    /// The items that were announced, and were neither shown nor cancelled since then.
    package private(set) var announced: Set<IndexPath> = []

    package init() {}

    /// Returns the items to announce and to cancel.
    ///
    /// - Parameters:
    ///   - near: The items that are not visible but may be soon, the nearest first.
    ///   - covered: All items that are visible or near; all others are out of range.
    package mutating func update(near: [IndexPath], covered: Set<IndexPath>) -> (begin: [IndexPath], cancel: [IndexPath]) {
        let outOfRange = announced.subtracting(covered).sorted()
        announced.subtract(outOfRange)
        let new = near.filter { !announced.contains($0) }
        announced.formUnion(new)
        return (new, outOfRange)
    }

    /// Records that an item is visible.
    package mutating func show(_ item: IndexPath) { announced.remove(item) }

    /// Discards all announcements after the data changed.
    package mutating func reset() { announced = [] }
}
