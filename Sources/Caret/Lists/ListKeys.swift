/// Assigns numbers to sections and rows. An element keeps its number from one plan to the next.
///
/// A row is identified by its section and its id. If an id disappears from its section and appears in another
/// section, the row has moved. Reading first matches the sections, then the rows of each section by their ids. A row
/// without a match gets the number of a removed row with the same id, the oldest one first. Without such a row, it
/// gets a new number. The cost is linear in the number of rows.
@MainActor struct ListKeys {
    private var sections = NamedKeys()
    private var rows: [Int: NamedKeys] = [:]
    private var last = 0

    /// Returns the numbers of the current sections and rows.
    mutating func read<Cell>(_ list: [Section<Cell>]) -> (sections: NamedKeys.Reading, rows: [NamedKeys.Reading]) {
        var outer = sections.read(list)
        for (place, id) in outer.new {
            outer.keys[place] = next()
            sections.set(outer.keys[place], for: id)
        }
        var inner = list.indices.map { rows[outer.keys[$0], default: NamedKeys()].read(list[$0].rows) }
        var left = removeMoved(list, outer.keys)
        for section in inner.indices {
            for (place, id) in inner[section].new {
                let key = left[id].flatMap { $0.isEmpty ? nil : left[id]?.removeFirst() } ?? next()
                inner[section].keys[place] = key
                rows[outer.keys[section]]?.set(key, for: id)
            }
        }
        return (outer, inner)
    }

    /// Removes the rows that are no longer in their sections, and returns them by id, oldest first.
    private mutating func removeMoved<Cell>(_ list: [Section<Cell>], _ keys: [Int]) -> [AnyHashable: [Int]] {
        var gone: [(id: AnyHashable, key: Int)] = []
        for (_, key) in sections.dropGone(list.count) { gone += rows.removeValue(forKey: key)?.all ?? [] }
        for (section, key) in zip(list, keys) { gone += rows[key]?.dropGone(section.rows.count) ?? [] }
        return Dictionary(grouping: gone, by: \.id).mapValues { $0.map(\.key).sorted() }
    }

    private mutating func next() -> Int {
        last += 1
        return last
    }
}
