import Foundation

/// Which item became which. Costs nothing per item: only the changes are kept, in order.
package struct ItemMapping: Sendable {
    private let sections: SectionMapping
    private let moves: [IndexPath: IndexPath]
    private let reloads: Set<IndexPath>
    private let reloadedSections: IndexSet
    private let deleted: Set<IndexPath>
    /// By old section: items that leave their place, ascending.
    private var leaving: [Int: [Int]] = [:]
    /// By new section: places that are taken by new and moved items, ascending.
    private var arriving: [Int: [Int]] = [:]

    package init(_ changes: ItemChanges, from old: [Int], to new: [Int]) {
        sections = SectionMapping(changes, oldCount: old.count, newCount: new.count)
        moves = Dictionary(changes.moved.map { ($0.from, $0.to) }) { $1 }
        reloads = Set(changes.reloaded)
        reloadedSections = changes.reloadedSections
        deleted = Set(changes.deleted)
        for path in Set(changes.deleted + changes.moved.map(\.from)) { leaving[path[0], default: []].append(path[1]) }
        for path in Set(changes.inserted + changes.moved.map(\.to)) { arriving[path[0], default: []].append(path[1]) }
        for section in leaving.keys { leaving[section]?.sort() }
        for section in arriving.keys { arriving[section]?.sort() }
    }

    /// Where an item is after the change, or `nil` if it is gone. A path of one element is a section's.
    package func path(of path: IndexPath) -> IndexPath? {
        guard let section = path.first, let target = sections.new(of: section) else { return nil }
        guard path.count == 2 else { return IndexPath(index: target) }
        if let moved = moves[path] { return moved }
        guard !deleted.contains(path) else { return nil }
        // The item keeps its rank among those that stay, and takes the free place of that rank.
        let item = path[1]
        var place = item - (leaving[section] ?? []).firstIndexAfter { $0 < item }
        for taken in arriving[target] ?? [] {
            guard taken <= place else { break }
            place += 1
        }
        return IndexPath(indexes: [target, place])
    }

    /// Whether an item's cell has to be asked for again; by its place before the change.
    package func isReloaded(_ path: IndexPath) -> Bool {
        reloads.contains(path) || path.first.map(reloadedSections.contains) ?? false
    }
}
