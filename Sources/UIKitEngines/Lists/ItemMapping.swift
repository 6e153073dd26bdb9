import Foundation

/// The mapping of index paths across a batch of changes.
///
/// Only the changes are stored, sorted by section; items that are not affected cost nothing. An item that is not
/// moved keeps its rank among the items that stay. Binary search counts the removed items before it, which gives the
/// rank. A second search finds the free position of that rank among the positions taken after the change. Either
/// direction costs the logarithm of the number of changes.
package struct ItemMapping: Sendable {
    private let sections: SectionMapping
    private let moves: [IndexPath: IndexPath]
    private let origins: [IndexPath: IndexPath]
    private let reloads: Set<IndexPath>
    private let reloadedSections: IndexSet
    private let deleted: Set<IndexPath>
    private let inserted: Set<IndexPath>
    /// The old positions of deleted and moved items, ascending, by old section.
    private var oldPositions: [Int: [Int]] = [:]
    /// The new positions of inserted and moved items, ascending, by new section.
    private var newPositions: [Int: [Int]] = [:]

    package init(_ changes: ItemChanges, from old: [Int], to new: [Int]) {
        sections = SectionMapping(changes, oldCount: old.count, newCount: new.count)
        moves = Dictionary(changes.moved.map { ($0.from, $0.to) }) { $1 }
        origins = Dictionary(changes.moved.map { ($0.to, $0.from) }) { $1 }
        reloads = Set(changes.reloaded)
        reloadedSections = changes.reloadedSections
        deleted = Set(changes.deleted)
        inserted = Set(changes.inserted)
        for path in Set(changes.deleted + changes.moved.map(\.from)) { oldPositions[path[0], default: []].append(path[1]) }
        for path in Set(changes.inserted + changes.moved.map(\.to)) { newPositions[path[0], default: []].append(path[1]) }
        for section in oldPositions.keys { oldPositions[section]?.sort() }
        for section in newPositions.keys { newPositions[section]?.sort() }
    }

    /// Returns the index path of an item after the change; `nil` if the item was deleted. An index path of one
    /// element refers to a section.
    package func newPath(of path: IndexPath) -> IndexPath? {
        guard let section = path.first, let target = sections.new(of: section) else { return nil }
        guard path.count == 2 else { return IndexPath(index: target) }
        if let moved = moves[path] { return moved }
        guard !deleted.contains(path) else { return nil }
        return IndexPath(indexes: [target, Self.freePosition(of: path[1], without: oldPositions[section], with: newPositions[target])])
    }

    /// Returns the index path of an item before the change; `nil` if the item is new. An index path of one element
    /// refers to a section.
    package func oldPath(of path: IndexPath) -> IndexPath? {
        if path.count == 2, let moved = origins[path] { return moved }
        guard let section = path.first, let source = sections.old(of: section) else { return nil }
        guard path.count == 2 else { return IndexPath(index: source) }
        guard !inserted.contains(path) else { return nil }
        return IndexPath(indexes: [source, Self.freePosition(of: path[1], without: newPositions[section], with: oldPositions[source])])
    }

    /// Returns the free position whose rank is the item's rank among the items that stay.
    private static func freePosition(of item: Int, without removed: [Int]?, with taken: [Int]?) -> Int {
        let rank = item - (removed ?? []).firstIndexAfter { $0 < item }
        guard let taken else { return rank }
        // A taken position is before the item if at most `rank` positions before it are free.
        var (low, high) = (0, taken.count)
        while low < high {
            let middle = (low + high) / 2
            if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }

    /// Whether an item's cell has to be reloaded, by its index path before the change.
    package func isReloaded(_ path: IndexPath) -> Bool {
        reloads.contains(path) || path.first.map(reloadedSections.contains) ?? false
    }
}
