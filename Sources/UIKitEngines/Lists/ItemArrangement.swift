import Foundation

/// Items that are shown in another order than the data has them: one is on its way to another place, or a gap waits for a new one.
package struct ItemArrangement: Equatable, Sendable {
    /// Where the item is in the data; `nil` for a gap that nothing fills yet.
    package let source: IndexPath?
    /// Where it is shown.
    package var current: IndexPath

    /// An item that begins to move, where it is.
    package init(moving source: IndexPath) { (self.source, current) = (source, source) }

    /// A gap.
    package init(gapAt path: IndexPath) { (source, current) = (nil, path) }

    /// The item of the data that is shown at a path; `nil` for a gap.
    package func origin(of path: IndexPath) -> IndexPath? {
        guard path.count == 2, source != current else { return path }
        if path == current { return source }
        var (section, item) = (path[0], path[1])
        // Without what is held, then with it where it was.
        if section == current[0], item > current[1] { item -= 1 }
        if let source, section == source[0], item >= source[1] { item += 1 }
        section = path[0]
        return IndexPath(indexes: [section, item])
    }

    /// Where an item of the data is shown.
    package func place(of path: IndexPath) -> IndexPath {
        guard path.count == 2, source != current else { return path }
        if path == source { return current }
        var item = path[1]
        if let source, path[0] == source[0], item > source[1] { item -= 1 }
        if path[0] == current[0], item >= current[1] { item += 1 }
        return IndexPath(indexes: [path[0], item])
    }

    /// How many items sections show, given how many they have.
    package func counts(_ counts: [Int]) -> [Int] {
        var result = counts
        if let source, result.indices.contains(source[0]) { result[source[0]] -= 1 }
        if result.indices.contains(current[0]) { result[current[0]] += 1 }
        return result
    }

    /// Whether the item can be shown at a path, given how many items sections have.
    package func allows(_ path: IndexPath, counts: [Int]) -> Bool {
        guard path.count == 2, counts.indices.contains(path[0]) else { return false }
        let others = counts[path[0]] - (source?[0] == path[0] ? 1 : 0)
        return (0...max(0, others)).contains(path[1])
    }
}
