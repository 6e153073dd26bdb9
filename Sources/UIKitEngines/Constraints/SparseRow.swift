/// A linear expression: `constant + Σ factor · column`. Columns are in ascending order.
///
/// Adding or substituting a row merges two sorted lists, in time linear in their lengths.
struct SparseRow: Sendable {
    struct Entry: Sendable {
        var column: Int32
        var factor: Double
    }

    var constant: Double
    private(set) var entries: ContiguousArray<Entry> = []

    init(_ constant: Double = 0) {
        self.constant = constant
    }

    /// Creates a row of one column.
    init(column: Int, factor: Double = 1) {
        constant = 0
        entries = [Entry(column: Int32(column), factor: factor)]
    }

    /// Returns the factor of a column; 0 if the row does not contain it.
    func factor(_ column: Int) -> Double {
        let index = entryIndex(of: column)
        return index < entries.count && entries[index].column == column ? entries[index].factor : 0
    }

    /// Returns the index of the column's entry, or the index at which to insert one, by binary search.
    private func entryIndex(of column: Int) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].column < column { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Adds a multiple of another row.
    mutating func add(_ other: SparseRow, times factor: Double) {
        constant += factor * other.constant
        guard !other.entries.isEmpty else { return }
        if let last = entries.last, let first = other.entries.first, last.column < first.column {
            for entry in other.entries { entries.append(Entry(column: entry.column, factor: factor * entry.factor)) }
            return
        }
        entries = merged(other, factor)
    }

    /// Adds a multiple of another row, in preallocated storage.
    mutating func add(_ other: SparseRow, times factor: Double, _ scratch: inout Scratch) {
        constant += factor * other.constant
        if entries.isEmpty {
            entries.reserveCapacity(other.entries.count)
            for entry in other.entries { entries.append(Entry(column: entry.column, factor: factor * entry.factor)) }
            return
        }
        merge(other, factor, leavingOut: -1, &scratch)
    }

    /// Inserts a column that the row does not contain.
    mutating func insert(_ column: Int, _ factor: Double) {
        entries.insert(Entry(column: Int32(column), factor: factor), at: entryIndex(of: column))
    }

    private func merged(_ other: SparseRow, _ factor: Double) -> ContiguousArray<Entry> {
        var result: ContiguousArray<Entry> = []
        result.reserveCapacity(entries.count + other.entries.count)
        var ownIndex = 0
        for entry in other.entries {
            while ownIndex < entries.count, entries[ownIndex].column < entry.column {
                result.append(entries[ownIndex])
                ownIndex += 1
            }
            var value = factor * entry.factor
            if ownIndex < entries.count, entries[ownIndex].column == entry.column {
                value += entries[ownIndex].factor
                ownIndex += 1
                guard abs(value) > SolverTolerance.coefficient else { continue }
            }
            result.append(Entry(column: entry.column, factor: value))
        }
        while ownIndex < entries.count {
            result.append(entries[ownIndex])
            ownIndex += 1
        }
        return result
    }

    /// Storage that is reused from one substitution to the next.
    struct Scratch: Sendable {
        fileprivate var entries: ContiguousArray<Entry> = []
        /// The columns that the last substitution added to the row.
        fileprivate(set) var newColumns: ContiguousArray<Int32> = []
    }

    /// Substitutes another row for a column.
    ///
    /// - Returns: Whether the row contained the column.
    mutating func substitute(_ column: Int, _ other: SparseRow, _ scratch: inout Scratch) -> Bool {
        let index = entryIndex(of: column)
        guard index < entries.count, entries[index].column == column else { return false }
        let factor = entries[index].factor
        constant += factor * other.constant
        merge(other, factor, leavingOut: index, &scratch)
        return true
    }

    private mutating func merge(_ other: SparseRow, _ factor: Double, leavingOut index: Int, _ scratch: inout Scratch) {
        scratch.entries.removeAll(keepingCapacity: true)
        scratch.newColumns.removeAll(keepingCapacity: true)
        scratch.entries.reserveCapacity(entries.count + other.entries.count)
        var ownIndex = 0
        for entry in other.entries {
            while ownIndex < entries.count, entries[ownIndex].column < entry.column {
                if ownIndex != index { scratch.entries.append(entries[ownIndex]) }
                ownIndex += 1
            }
            var value = factor * entry.factor
            if ownIndex < entries.count, entries[ownIndex].column == entry.column {
                value += entries[ownIndex].factor
                ownIndex += 1
                guard abs(value) > SolverTolerance.coefficient else { continue }
            } else {
                scratch.newColumns.append(entry.column)
            }
            scratch.entries.append(Entry(column: entry.column, factor: value))
        }
        while ownIndex < entries.count {
            if ownIndex != index { scratch.entries.append(entries[ownIndex]) }
            ownIndex += 1
        }
        swap(&entries, &scratch.entries)
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in entries.indices { entries[index].factor *= factor }
    }

    /// Removes a column.
    mutating func remove(_ column: Int) {
        let index = entryIndex(of: column)
        if index < entries.count, entries[index].column == column { entries.remove(at: index) }
    }

    /// Removes the columns for which a predicate returns `true`.
    mutating func removeAll(where shouldRemove: (Int) -> Bool) {
        entries.removeAll { shouldRemove(Int($0.column)) }
    }
}
