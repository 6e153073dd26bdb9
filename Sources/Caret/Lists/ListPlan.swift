/// The contents of a list at one time, with numbers in place of ids.
@MainActor struct ListPlan<Cell: ListCell> {
    /// One section.
    @MainActor struct SectionPlan {
        let key: Int
        let id: AnyHashable
        var header: SectionEdge
        var footer: SectionEdge
        /// The numbers of the stored rows.
        var rows: [Int]
        /// The rows that are made when they are needed, in place of stored rows; otherwise `nil`.
        var lazy: LazyRows<Cell>?
        let indexTitle: String?

        /// The number of rows.
        var count: Int { lazy?.count ?? rows.count }

        func key(at index: Int) -> Int? {
            if let lazy { return lazy.key(at: index) }
            return rows.indices.contains(index) ? rows[index] : nil
        }
    }

    var parts: [SectionPlan] = []
    /// The stored rows by their numbers.
    var rows: [Int: Row<Cell>] = [:]
    /// The lazily made rows by the numbers of their sections.
    private(set) var lazyRows: [Int: LazyRows<Cell>] = [:]
    private(set) var duplicates: [(what: String, duplicate: NamedKeys.Duplicate)] = []
    /// Whether any row specifies a height.
    private(set) var hasHeights = false
    /// Whether any row specifies an estimated height.
    private(set) var hasEstimates = false
    /// Whether any row specifies a size.
    private(set) var hasSizes = false
    /// The features of UIKit that the stored rows require.
    private(set) var features: ListFeatures = []
    /// The numbers of the stored rows whose actions start tasks.
    private var taskRows: [Int] = []

    /// The features that the stored rows and the kept lazily made rows require.
    var allFeatures: ListFeatures {
        lazyRows.values.flatMap(\.keptRows.values).reduce(features) { $0.union($1.actions.features) }
    }

    init() {}

    init(_ sections: [Section<Cell>], _ keys: inout ListKeys) {
        let (sectionReading, rowReadings) = keys.read(sections)
        duplicates =
            sectionReading.duplicates.map { ("sections", $0) } + rowReadings.flatMap(\.duplicates).map { ("rows of a section", $0) }
        rows.reserveCapacity(sections.reduce(0) { $0 + $1.rows.count })
        for index in sections.indices {
            guard let id = sectionReading.generatedIDs[index] ?? sections[index].id else { continue }
            let (header, footer) = (sections[index].header, sections[index].footer)
            let key = sectionReading.keys[index]
            let lazy = sections[index].lazy.map { LazyRows($0, section: key) }
            if let lazy { lazyRows[key] = lazy }
            parts.append(
                SectionPlan(
                    key: key, id: id, header: header, footer: footer, rows: rowReadings[index].keys, lazy: lazy,
                    indexTitle: sections[index].indexTitle))
            if !header.isEmpty || !footer.isEmpty { features.insert(.measuring) }
            for rowIndex in sections[index].rows.indices { add(sections[index].rows[rowIndex], rowReadings[index].keys[rowIndex]) }
            for (rowIndex, id) in rowReadings[index].generatedIDs { rows[rowReadings[index].keys[rowIndex]]?.id = id }
        }
    }

    private mutating func add(_ row: Row<Cell>, _ key: Int) {
        rows[key] = row
        if row.measures.height != nil { hasHeights = true }
        if row.measures.estimatedHeight != nil { hasEstimates = true }
        if row.measures.size != nil { hasSizes = true }
        if row.measures.size != nil || row.measures.height != nil { features.insert(.measuring) }
        let actions = row.actions
        features.formUnion(actions.features)
        if !actions.tasks.isEmpty { taskRows.append(key) }
    }

    /// The plan as a snapshot for diffable data sources.
    var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
        var result = NSDiffableDataSourceSnapshot<Int, Int>()
        result.appendSections(parts.map(\.key))
        for part in parts { result.appendItems(part.rows, toSection: part.key) }
        return result
    }

    /// Whether the list has no rows.
    var isEmpty: Bool { parts.allSatisfy { $0.count == 0 } }

    /// Returns the number of rows after an index path, or about `limit` if there are more; for `nil`, the number of all
    /// rows.
    func rows(after path: IndexPath?, _ limit: Int) -> Int {
        let firstSection = path?[0] ?? 0
        var result = 0
        for section in parts.indices.reversed() where result < limit && section >= firstSection {
            result += parts[section].count
            // Only the rows after the path count in its section.
            if let path, section == firstSection { result -= path[1] + 1 }
        }
        return result
    }

    /// The titles of the index, each with the index of its section; empty without an index.
    var indexTitles: [(title: String, section: Int)] {
        parts.indices.compactMap { section in parts[section].indexTitle.map { ($0, section) } }
    }

    /// Returns a row by its number. A lazily made row is made if necessary.
    func row(for key: Int) -> Row<Cell>? {
        guard let (section, index) = LazyKey.parts(of: key) else { return rows[key] }
        return lazyRows[section]?.row(at: index)
    }

    /// Returns a stored row, or a lazily made row that is kept.
    func keptRow(for key: Int) -> Row<Cell>? {
        guard let (section, index) = LazyKey.parts(of: key) else { return rows[key] }
        return lazyRows[section]?.keptRow(at: index)
    }

    func part(at section: Int) -> SectionPlan? { parts.indices.contains(section) ? parts[section] : nil }

    func key(at path: IndexPath) -> Int? {
        guard path.count == 2 else { return nil }
        return part(at: path[0])?.key(at: path[1])
    }

    /// Copies the closures of another plan, and keeps the order of this plan.
    mutating func adoptClosures(from other: ListPlan) {
        other.continueTasks(of: self)
        for key in rows.keys { if let row = other.rows[key] { rows[key] = row } }
        let otherParts = Dictionary(other.parts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for index in parts.indices {
            guard let part = otherParts[parts[index].key] else { continue }
            parts[index].header = part.header
            parts[index].footer = part.footer
            parts[index].lazy = part.lazy
        }
        lazyRows = other.lazyRows
    }

    /// Continues the tasks of the same rows in an earlier plan.
    func continueTasks(of old: ListPlan) {
        for key in taskRows {
            if let row = rows[key], let earlier = old.rows[key] { row.actions.tasks.continue(earlier.actions.tasks) }
        }
        for (section, lazy) in lazyRows { if let earlier = old.lazyRows[section] { lazy.continueTasks(of: earlier) } }
    }

    /// Releases all closures together with their captured values.
    mutating func releaseClosures() {
        for key in rows.keys { rows[key]?.releaseClosures() }
        for lazy in lazyRows.values { lazy.releaseClosures() }
        for index in parts.indices {
            parts[index].header.view = nil
            parts[index].footer.view = nil
        }
    }

    mutating func move(from source: IndexPath, to target: IndexPath) {
        // Lazily made rows have no stored order. The app changes their order in its data.
        guard let key = key(at: source), key >= 0, parts.indices.contains(target[0]), parts[target[0]].lazy == nil else { return }
        parts[source[0]].rows.remove(at: source[1])
        parts[target[0]].rows.insert(key, at: min(target[1], parts[target[0]].rows.count))
    }
}
