/// The contents of a list at one time, with numbers in place of ids.
@MainActor struct ListPlan<Cell: ListCell> {
    /// One section.
    struct SectionPlan {
        let key: Int
        let id: AnyHashable
        var header: SectionEdge
        var footer: SectionEdge
        var rows: [Int]
    }

    var parts: [SectionPlan] = []
    var rows: [Int: Row<Cell>] = [:]
    private(set) var duplicates: [(what: String, duplicate: NamedKeys.Duplicate)] = []
    /// Whether any row specifies a height.
    private(set) var hasHeights = false
    /// Whether any row specifies an estimated height.
    private(set) var hasEstimates = false
    /// Whether any row specifies a size.
    private(set) var hasSizes = false

    init() {}

    init(_ sections: [Section<Cell>], _ keys: inout ListKeys) {
        let (sectionReading, rowReadings) = keys.read(sections)
        duplicates =
            sectionReading.duplicates.map { ("sections", $0) } + rowReadings.flatMap(\.duplicates).map { ("rows of a section", $0) }
        rows.reserveCapacity(sections.reduce(0) { $0 + $1.rows.count })
        for index in sections.indices {
            guard let id = sectionReading.generatedIDs[index] ?? sections[index].id else { continue }
            let (header, footer) = (sections[index].header, sections[index].footer)
            parts.append(
                SectionPlan(key: sectionReading.keys[index], id: id, header: header, footer: footer, rows: rowReadings[index].keys))
            for rowIndex in sections[index].rows.indices { add(sections[index].rows[rowIndex], rowReadings[index].keys[rowIndex]) }
            for (rowIndex, id) in rowReadings[index].generatedIDs { rows[rowReadings[index].keys[rowIndex]]?.id = id }
        }
    }

    private mutating func add(_ row: Row<Cell>, _ key: Int) {
        rows[key] = row
        if row.measures.height != nil { hasHeights = true }
        if row.measures.estimatedHeight != nil { hasEstimates = true }
        if row.measures.size != nil { hasSizes = true }
    }

    /// The plan as a snapshot for diffable data sources.
    var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
        var result = NSDiffableDataSourceSnapshot<Int, Int>()
        result.appendSections(parts.map(\.key))
        for part in parts { result.appendItems(part.rows, toSection: part.key) }
        return result
    }

    func part(at section: Int) -> SectionPlan? { parts.indices.contains(section) ? parts[section] : nil }

    func key(at path: IndexPath) -> Int? {
        guard path.count == 2, let part = part(at: path[0]), part.rows.indices.contains(path[1]) else { return nil }
        return part.rows[path[1]]
    }

    /// Copies the closures of another plan, and keeps the order of this plan.
    mutating func adoptClosures(from other: ListPlan) {
        for key in rows.keys { if let row = other.rows[key] { rows[key] = row } }
        let otherParts = Dictionary(other.parts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for index in parts.indices {
            guard let part = otherParts[parts[index].key] else { continue }
            parts[index].header = part.header
            parts[index].footer = part.footer
        }
    }

    /// Releases all closures together with their captured values.
    mutating func releaseClosures() {
        for key in rows.keys { rows[key]?.releaseClosures() }
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
