import Foundation

/// The presented order of items while one item is being moved, or while a gap is open for a new item.
package struct ItemArrangement: Equatable, Sendable {
    /// The index path of the moved item in the data; `nil` for a gap.
    package let source: IndexPath?
    /// The index path at which the item or the gap is presented.
    package var current: IndexPath

    /// Creates an arrangement for an item that begins to move from its index path.
    package init(moving source: IndexPath) { (self.source, current) = (source, source) }

    /// Creates an arrangement with a gap.
    package init(gapAt path: IndexPath) { (source, current) = (nil, path) }

    /// Returns the index path in the data of the item presented at an index path; `nil` for the gap.
    package func dataIndexPath(forPresented path: IndexPath) -> IndexPath? {
        guard path.count == 2, source != current else { return path }
        if path == current { return source }
        var (section, item) = (path[0], path[1])
        // Remove the moved item from its presented position, then insert it at its source.
        if section == current[0], item > current[1] { item -= 1 }
        if let source, section == source[0], item >= source[1] { item += 1 }
        section = path[0]
        return IndexPath(indexes: [section, item])
    }

    /// Returns the index path at which an item of the data is presented.
    package func presentedIndexPath(forData path: IndexPath) -> IndexPath {
        guard path.count == 2, source != current else { return path }
        if path == source { return current }
        var item = path[1]
        if let source, path[0] == source[0], item > source[1] { item -= 1 }
        if path[0] == current[0], item >= current[1] { item += 1 }
        return IndexPath(indexes: [path[0], item])
    }

    /// Returns the numbers of items that sections present, computed from the numbers of items in the data.
    package func counts(_ counts: [Int]) -> [Int] {
        var result = counts
        if let source, result.indices.contains(source[0]) { result[source[0]] -= 1 }
        if result.indices.contains(current[0]) { result[current[0]] += 1 }
        return result
    }

    /// Whether the item can be presented at an index path. `counts` are the numbers of items in the sections.
    package func allows(_ path: IndexPath, counts: [Int]) -> Bool {
        guard path.count == 2, counts.indices.contains(path[0]) else { return false }
        let others = counts[path[0]] - (source?[0] == path[0] ? 1 : 0)
        return (0...max(0, others)).contains(path[1])
    }
}
