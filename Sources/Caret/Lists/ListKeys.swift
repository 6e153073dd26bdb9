/// Assigns numbers to sections and rows. An element keeps its number from one plan to the next.
///
/// A row is identified by its section and its id. If an id disappears from its section and appears in another
/// section, the row has moved. Reading first matches the sections, then the rows of each section by their ids. A row
/// without a match gets the number of a removed row with the same id, the oldest removed row first. If there is no
/// such row, the row gets a new number. The cost is linear in the number of rows.
@MainActor struct ListKeys {
    private var sections = NamedKeys()
    private var rows: [Int: NamedKeys] = [:]
    private var lastKey = 0

    /// Returns the numbers of the current sections and rows.
    mutating func read<Cell>(_ list: [Section<Cell>]) -> (sections: NamedKeys.Reading, rows: [NamedKeys.Reading]) {
        var sectionReading = sections.read(list)
        for (index, id) in sectionReading.newElements {
            sectionReading.keys[index] = nextKey()
            sections.set(sectionReading.keys[index], for: id)
        }
        var rowReadings = list.indices.map { rows[sectionReading.keys[$0], default: NamedKeys()].read(list[$0].rows) }
        var removedRows = removeMissingRows(list, sectionReading.keys)
        for section in rowReadings.indices {
            for (index, id) in rowReadings[section].newElements {
                let key: Int
                if removedRows[id]?.isEmpty == false, let removedKey = removedRows[id]?.removeFirst() {
                    key = removedKey
                } else {
                    key = nextKey()
                }
                rowReadings[section].keys[index] = key
                rows[sectionReading.keys[section]]?.set(key, for: id)
            }
        }
        return (sectionReading, rowReadings)
    }

    /// Removes the rows that are no longer in their sections, and returns them by id, oldest first.
    private mutating func removeMissingRows<Cell>(_ list: [Section<Cell>], _ keys: [Int]) -> [AnyHashable: [Int]] {
        var removed: [(id: AnyHashable, key: Int)] = []
        for (_, key) in sections.removeMissing(list.count) { removed += rows.removeValue(forKey: key)?.all ?? [] }
        for (section, key) in zip(list, keys) { removed += rows[key]?.removeMissing(section.rows.count) ?? [] }
        return Dictionary(grouping: removed, by: \.id).mapValues { $0.map(\.key).sorted() }
    }

    private mutating func nextKey() -> Int {
        lastKey += 1
        return lastKey
    }
}
