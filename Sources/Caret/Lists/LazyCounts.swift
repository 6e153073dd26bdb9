/// The numbers of rows that a view shows in its lazy sections, which are not part of the snapshots.
///
/// A diffable data source compares stored rows by their numbers. A lazy section is empty in its snapshots, and the
/// data source reports the number of rows from here. Before a snapshot is applied, new sections get their numbers.
/// Afterwards, the numbers of the other sections change by insertions and removals at their ends.
@MainActor struct LazyCounts {
    private var counts: [Int: Int] = [:]
    /// The maximum number of insertions or removals. A section with a greater difference is loaded again.
    private static let limit = 10_000

    /// A change of the number of rows of a section.
    enum Change {
        case insert([IndexPath]), delete([IndexPath])
        case reload
    }

    /// Returns the number of rows of a lazy section; `nil` for a section of stored rows.
    func count(of section: Int) -> Int? { counts[section] }

    /// Returns the number of the row at an index path; `nil` if its section has stored rows, or if there is no such
    /// row.
    func key(at path: IndexPath, _ section: Int?) -> Int? {
        guard path.count == 2, let section, let count = counts[section], (0..<count).contains(path[1]) else { return nil }
        return LazyKey.key(section: section, index: path[1])
    }

    /// Sets the numbers of the lazy sections that the view does not show yet.
    ///
    /// - Parameters:
    ///   - plan: The plan that is shown next.
    ///   - isShown: Returns whether the view shows a section.
    mutating func insertSections<Cell>(of plan: ListPlan<Cell>, isShown: (Int) -> Bool) {
        for part in plan.parts where !isShown(part.key) { counts[part.key] = part.lazy?.count }
    }

    /// Removes the sections that are no longer lazy, and returns them, because the view still shows their lazy rows.
    mutating func removeStoredSections<Cell>(of plan: ListPlan<Cell>) -> [Int] {
        let stored = plan.parts.filter { $0.lazy == nil && counts[$0.key] != nil }.map(\.key)
        for key in stored { counts[key] = nil }
        return stored
    }

    /// Removes the sections that the plan does not contain, and returns the lazy sections whose numbers differ, with
    /// their indexes in the plan.
    mutating func changes<Cell>(to plan: ListPlan<Cell>) -> [(index: Int, key: Int, count: Int)] {
        let keys = Set(plan.parts.map(\.key))
        counts = counts.filter { keys.contains($0.key) }
        return plan.parts.enumerated().compactMap { index, part in
            guard let count = part.lazy?.count, count != counts[part.key] ?? 0 else { return nil }
            return (index, part.key, count)
        }
    }

    /// Adopts the move of a row from or to a lazy section, which the view already shows. Until the view is loaded
    /// again, the numbers of both sections come from here, even if one of them has stored rows.
    mutating func move(from source: (key: Int?, count: Int), to target: (key: Int?, count: Int)) {
        if let key = source.key { counts[key] = source.count - 1 }
        if let key = target.key { counts[key] = target.count + 1 }
    }

    /// Sets the number of rows of a section, and returns the change for the view.
    mutating func set(_ count: Int, of key: Int, at index: Int) -> Change {
        let oldCount = counts[key] ?? 0
        counts[key] = count
        guard abs(count - oldCount) <= Self.limit else { return .reload }
        let paths = (min(oldCount, count)..<max(oldCount, count)).map { IndexPath(item: $0, section: index) }
        return count > oldCount ? .insert(paths) : .delete(paths)
    }
}
