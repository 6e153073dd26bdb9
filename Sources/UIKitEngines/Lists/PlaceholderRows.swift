import Foundation

/// The placeholder rows that a list presents for data that is not available yet.
///
/// A placeholder is stored with the index path at which it is presented. A presented index path is mapped to the data
/// by subtracting the placeholders before it. An index path of the data is mapped to the presentation by advancing
/// past each placeholder at or before it. After a change of the data, each placeholder is anchored to the next row
/// that still exists in its section. Without such a row, the placeholder follows the last existing row before it.
package struct PlaceholderRows: Equatable, Sendable {
    private struct Placeholder: Equatable, Sendable {
        let id: Int
        /// The index path at which the placeholder is presented.
        var path: IndexPath
    }

    /// The placeholders, ascending by path.
    private var placeholders: [Placeholder] = []

    package init() {}

    package var isEmpty: Bool { placeholders.isEmpty }

    /// Returns the index path of a placeholder; `nil` after its removal.
    package func path(of id: Int) -> IndexPath? { placeholders.first { $0.id == id }?.path }

    /// Returns the placeholder presented at a path.
    package func id(at path: IndexPath) -> Int? { placeholders.first { $0.path == path }?.id }

    // MARK: - Insertion and removal

    /// Presents a placeholder at an index path. The rows after it move down.
    package mutating func insert(_ id: Int, at path: IndexPath) {
        for index in placeholders.indices where placeholders[index].path[0] == path[0] && placeholders[index].path[1] >= path[1] {
            placeholders[index].path = IndexPath(indexes: [path[0], placeholders[index].path[1] + 1])
        }
        placeholders.append(Placeholder(id: id, path: path))
        placeholders.sort { $0.path < $1.path }
    }

    /// Removes a placeholder. The rows after it move up.
    package mutating func remove(_ id: Int) {
        guard let path = path(of: id) else { return }
        fill(id)
        for index in placeholders.indices where placeholders[index].path[0] == path[0] && placeholders[index].path[1] > path[1] {
            placeholders[index].path = IndexPath(indexes: [path[0], placeholders[index].path[1] - 1])
        }
    }

    /// Removes a placeholder because a row of the data takes its position.
    package mutating func fill(_ id: Int) { placeholders.removeAll { $0.id == id } }

    // MARK: - Data and presentation

    /// Returns the numbers of rows that sections present, computed from the numbers of rows in the data.
    package func counts(_ data: [Int]) -> [Int] { counts(data, 1) }

    /// Returns the numbers of rows in the data, computed from the numbers of rows that sections present.
    package func dataCounts(_ presentedCounts: [Int]) -> [Int] { counts(presentedCounts, -1) }

    private func counts(_ counts: [Int], _ sign: Int) -> [Int] {
        var result = counts
        for placeholder in placeholders where result.indices.contains(placeholder.path[0]) { result[placeholder.path[0]] += sign }
        return result
    }

    /// Returns the index path in the data of the row presented at an index path; `nil` for a placeholder.
    package func dataIndexPath(forPresented path: IndexPath) -> IndexPath? {
        path.count == 2 && id(at: path) != nil ? nil : insertion(at: path)
    }

    /// Returns the index path at which a row of the data is presented. A row past the end follows all others.
    package func presentedIndexPath(forData path: IndexPath) -> IndexPath {
        guard !isEmpty, path.count == 2 else { return path }
        var row = path[1]
        for placeholder in placeholders where placeholder.path[0] == path[0] && placeholder.path[1] <= row { row += 1 }
        return IndexPath(indexes: [path[0], row])
    }

    /// Returns the index path in the data for a row inserted at a presented index path.
    package func insertion(at path: IndexPath) -> IndexPath {
        guard !isEmpty, path.count == 2 else { return path }
        let before = placeholders.count { $0.path[0] == path[0] && $0.path[1] < path[1] }
        return IndexPath(indexes: [path[0], path[1] - before])
    }

    // MARK: - Changes of the data

    /// Returns the placeholders after a change of the data. Each placeholder stays before the next row that still
    /// exists.
    package func applying(_ mapping: ItemMapping, from old: [Int], to new: [Int]) -> PlaceholderRows {
        var found: [(section: Int, row: Int, id: Int)] = []
        for placeholder in placeholders {
            let start = insertion(at: placeholder.path)
            guard let section = mapping.newPath(of: IndexPath(index: start[0]))?.first, new.indices.contains(section) else { continue }
            let row = anchor(start, section, mapping, old.indices.contains(start[0]) ? old[start[0]] : 0)
            found.append((section, min(row, new[section]), placeholder.id))
        }
        var result = PlaceholderRows()
        // The sort has to keep the order of placeholders that precede the same row.
        let sorted = found.enumerated().sorted {
            ($0.element.section, $0.element.row, $0.offset) < ($1.element.section, $1.element.row, $1.offset)
        }
        for (_, placeholder) in sorted {
            let before = result.placeholders.count { $0.path[0] == placeholder.section }
            let path = IndexPath(indexes: [placeholder.section, placeholder.row + before])
            result.placeholders.append(Placeholder(id: placeholder.id, path: path))
        }
        return result
    }

    private func anchor(_ start: IndexPath, _ section: Int, _ mapping: ItemMapping, _ count: Int) -> Int {
        func target(_ row: Int) -> Int? {
            guard let path = mapping.newPath(of: IndexPath(indexes: [start[0], row])), path[0] == section else { return nil }
            return path[1]
        }
        for row in start[1]..<max(start[1], count) { if let found = target(row) { return found } }
        for row in (0..<min(start[1], count)).reversed() { if let found = target(row) { return found + 1 } }
        return 0
    }

    /// Converts changes of the data to changes of the presentation.
    package func presentedChanges(_ changes: ItemChanges, after: PlaceholderRows) -> ItemChanges {
        var result = changes
        result.deleted = changes.deleted.map { presentedIndexPath(forData: $0) }
        result.reloaded = changes.reloaded.map { presentedIndexPath(forData: $0) }
        result.inserted = changes.inserted.map { after.presentedIndexPath(forData: $0) }
        result.moved = changes.moved.map { (presentedIndexPath(forData: $0.from), after.presentedIndexPath(forData: $0.to)) }
        return result
    }
}
