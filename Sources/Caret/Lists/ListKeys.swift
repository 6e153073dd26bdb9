/// Gives sections and rows numbers that stay theirs from one plan to the next.
///
/// A row is known by its section and its id. An id that is missing from its section, and is new in another one, is a row that moved.
@MainActor struct ListKeys {
    private var sections = NamedKeys()
    private var rows: [Int: NamedKeys] = [:]
    private var last = 0

    /// Reads what there is now.
    mutating func read<Cell>(_ list: [Section<Cell>]) -> (sections: NamedKeys.Reading, rows: [NamedKeys.Reading]) {
        var outer = sections.read(list)
        for (place, id) in outer.new {
            outer.keys[place] = next()
            sections.set(outer.keys[place], for: id)
        }
        var inner = list.indices.map { rows[outer.keys[$0], default: NamedKeys()].read(list[$0].rows) }
        var left = leave(list, outer.keys)
        for section in inner.indices {
            for (place, id) in inner[section].new {
                let key = left[id].flatMap { $0.isEmpty ? nil : left[id]?.removeFirst() } ?? next()
                inner[section].keys[place] = key
                rows[outer.keys[section]]?.set(key, for: id)
            }
        }
        return (outer, inner)
    }

    /// Forgets the rows that are not where they were, and returns them by id; those that were there longest come first.
    private mutating func leave<Cell>(_ list: [Section<Cell>], _ keys: [Int]) -> [AnyHashable: [Int]] {
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
