import Foundation

/// Rows that a list shows and the data has not: they stand for what is still on its way.
package struct PlaceholderRows: Equatable, Sendable {
    private struct Place: Equatable, Sendable {
        let id: Int
        /// Where it is shown.
        var path: IndexPath
    }

    /// Ascending by path.
    private var places: [Place] = []

    package init() {}

    package var isEmpty: Bool { places.isEmpty }

    /// Where a placeholder is shown; `nil` once it is gone.
    package func path(of id: Int) -> IndexPath? { places.first { $0.id == id }?.path }

    /// The placeholder that is shown at a path.
    package func id(at path: IndexPath) -> Int? { places.first { $0.path == path }?.id }

    // MARK: - Coming and going

    /// Shows a placeholder at a path; what is there moves on.
    package mutating func insert(_ id: Int, at path: IndexPath) {
        for index in places.indices where places[index].path[0] == path[0] && places[index].path[1] >= path[1] {
            places[index].path = IndexPath(indexes: [path[0], places[index].path[1] + 1])
        }
        places.append(Place(id: id, path: path))
        places.sort { $0.path < $1.path }
    }

    /// Takes a placeholder away; what is behind it moves up.
    package mutating func remove(_ id: Int) {
        guard let path = path(of: id) else { return }
        fill(id)
        for index in places.indices where places[index].path[0] == path[0] && places[index].path[1] > path[1] {
            places[index].path = IndexPath(indexes: [path[0], places[index].path[1] - 1])
        }
    }

    /// The data has a row now where a placeholder stood.
    package mutating func fill(_ id: Int) { places.removeAll { $0.id == id } }

    // MARK: - Data and what is shown

    /// How many rows sections show, given how many they have.
    package func counts(_ data: [Int]) -> [Int] { counts(data, 1) }

    /// How many rows sections have, given how many they show.
    package func dataCounts(_ shown: [Int]) -> [Int] { counts(shown, -1) }

    private func counts(_ counts: [Int], _ sign: Int) -> [Int] {
        var result = counts
        for place in places where result.indices.contains(place.path[0]) { result[place.path[0]] += sign }
        return result
    }

    /// The row of the data that is shown at a path; `nil` for a placeholder.
    package func origin(of path: IndexPath) -> IndexPath? {
        path.count == 2 && id(at: path) != nil ? nil : insertion(at: path)
    }

    /// Where a row of the data is shown; one behind the last is shown behind all.
    package func place(of path: IndexPath) -> IndexPath {
        guard !isEmpty, path.count == 2 else { return path }
        var row = path[1]
        for place in places where place.path[0] == path[0] && place.path[1] <= row { row += 1 }
        return IndexPath(indexes: [path[0], row])
    }

    /// Where something would go in the data that is inserted where a path is shown.
    package func insertion(at path: IndexPath) -> IndexPath {
        guard !isEmpty, path.count == 2 else { return path }
        let before = places.count { $0.path[0] == path[0] && $0.path[1] < path[1] }
        return IndexPath(indexes: [path[0], path[1] - before])
    }

    // MARK: - Changes of the data

    /// The placeholders after a change of the data: each stays before the row that it stood before, as long as there is one.
    package func following(_ mapping: ItemMapping, from old: [Int], to new: [Int]) -> PlaceholderRows {
        var found: [(section: Int, row: Int, id: Int)] = []
        for place in places {
            let start = insertion(at: place.path)
            guard let section = mapping.path(of: IndexPath(index: start[0]))?.first, new.indices.contains(section) else { continue }
            let row = anchor(start, section, mapping, old.indices.contains(start[0]) ? old[start[0]] : 0)
            found.append((section, min(row, new[section]), place.id))
        }
        var result = PlaceholderRows()
        // A sort that keeps the order of those that stand before the same row.
        let sorted = found.enumerated().sorted {
            ($0.element.section, $0.element.row, $0.offset) < ($1.element.section, $1.element.row, $1.offset)
        }
        for (_, place) in sorted {
            let before = result.places.count { $0.path[0] == place.section }
            result.places.append(Place(id: place.id, path: IndexPath(indexes: [place.section, place.row + before])))
        }
        return result
    }

    private func anchor(_ start: IndexPath, _ section: Int, _ mapping: ItemMapping, _ count: Int) -> Int {
        func target(_ row: Int) -> Int? {
            guard let path = mapping.path(of: IndexPath(indexes: [start[0], row])), path[0] == section else { return nil }
            return path[1]
        }
        for row in start[1]..<max(start[1], count) { if let found = target(row) { return found } }
        for row in (0..<min(start[1], count)).reversed() { if let found = target(row) { return found + 1 } }
        return 0
    }

    /// Changes of the data as changes of what is shown.
    package func shown(_ changes: ItemChanges, after: PlaceholderRows) -> ItemChanges {
        var result = changes
        result.deleted = changes.deleted.map { place(of: $0) }
        result.reloaded = changes.reloaded.map { place(of: $0) }
        result.inserted = changes.inserted.map { after.place(of: $0) }
        result.moved = changes.moved.map { (place(of: $0.from), after.place(of: $0.to)) }
        return result
    }
}
