/// What a list shows at one time, under numbers instead of ids.
@MainActor struct ListPlan<Cell: ListCell> {
    /// One section.
    struct Part {
        let key: Int
        let id: AnyHashable
        var header: SectionEdge
        var footer: SectionEdge
        var rows: [Int]
    }

    var parts: [Part] = []
    var rows: [Int: Row<Cell>] = [:]
    private(set) var duplicates: [(what: String, duplicate: ListNames.Duplicate)] = []
    /// Whether any row says how high it is, or is likely to be, or how large.
    private(set) var hasHeights = false
    private(set) var hasEstimates = false
    private(set) var hasSizes = false

    init() {}

    init(_ sections: [Section<Cell>], _ keys: inout ListKeys) {
        var names = ListNames()
        let ids = names.names(for: sections.map { ($0.id, $0.site) })
        duplicates += names.duplicates.map { ("sections", $0) }
        let rowIDs = sections.map { section in
            var names = ListNames()
            let result = names.names(for: section.rows.map { ($0.id, $0.site) })
            duplicates += names.duplicates.map { ("rows of a section", $0) }
            return result
        }
        let sectionKeys = keys.keys(ofSections: ids)
        let rowKeys = keys.keys(ofRows: rowIDs, in: sectionKeys)
        rows.reserveCapacity(rowKeys.reduce(0) { $0 + $1.count })
        for (index, section) in sections.enumerated() {
            parts.append(
                Part(key: sectionKeys[index], id: ids[index], header: section.header, footer: section.footer, rows: rowKeys[index]))
            for (key, (row, id)) in zip(rowKeys[index], zip(section.rows, rowIDs[index])) { add(row, id, key) }
        }
    }

    private mutating func add(_ row: Row<Cell>, _ id: AnyHashable, _ key: Int) {
        rows[key] = row.id == id ? row : row.with { $0.id = id }
        if row.measures.height != nil { hasHeights = true }
        if row.measures.estimatedHeight != nil { hasEstimates = true }
        if row.measures.size != nil { hasSizes = true }
    }

    /// The same as the data sources want it.
    var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
        var result = NSDiffableDataSourceSnapshot<Int, Int>()
        result.appendSections(parts.map(\.key))
        for part in parts { result.appendItems(part.rows, toSection: part.key) }
        return result
    }

    func part(at section: Int) -> Part? { parts.indices.contains(section) ? parts[section] : nil }

    func key(at path: IndexPath) -> Int? {
        guard path.count == 2, let part = part(at: path[0]), part.rows.indices.contains(path[1]) else { return nil }
        return part.rows[path[1]]
    }

    /// Takes over the closures of another plan, and keeps its own order.
    mutating func revive(from other: ListPlan) {
        for key in rows.keys { if let row = other.rows[key] { rows[key] = row } }
        let edges = Dictionary(other.parts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for index in parts.indices {
            guard let part = edges[parts[index].key] else { continue }
            parts[index].header = part.header
            parts[index].footer = part.footer
        }
    }

    /// Forgets all closures, and with them what they captured.
    mutating func dropClosures() {
        for key in rows.keys { rows[key]?.dropClosures() }
        for index in parts.indices {
            parts[index].header.view = nil
            parts[index].footer.view = nil
        }
    }

    mutating func move(from source: IndexPath, to target: IndexPath) {
        guard let key = key(at: source), parts.indices.contains(target[0]) else { return }
        parts[source[0]].rows.remove(at: source[1])
        parts[target[0]].rows.insert(key, at: min(target[1], parts[target[0]].rows.count))
    }
}
