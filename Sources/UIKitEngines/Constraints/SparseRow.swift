/// A number plus multiples of others: `constant + Σ factor · column`. Columns stand in ascending order.
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

    /// One column by itself.
    init(column: Int, factor: Double = 1) {
        constant = 0
        entries = [Entry(column: Int32(column), factor: factor)]
    }

    /// The factor of a column; 0 if it is not there.
    func factor(_ column: Int) -> Double {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].column < column { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].column == column ? entries[low].factor : 0
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

    private func merged(_ other: SparseRow, _ factor: Double) -> ContiguousArray<Entry> {
        var result: ContiguousArray<Entry> = []
        result.reserveCapacity(entries.count + other.entries.count)
        var mine = 0
        for entry in other.entries {
            while mine < entries.count, entries[mine].column < entry.column {
                result.append(entries[mine])
                mine += 1
            }
            var value = factor * entry.factor
            if mine < entries.count, entries[mine].column == entry.column {
                value += entries[mine].factor
                mine += 1
                guard abs(value) > SolverTolerance.coefficient else { continue }
            }
            result.append(Entry(column: entry.column, factor: value))
        }
        while mine < entries.count {
            result.append(entries[mine])
            mine += 1
        }
        return result
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in entries.indices { entries[index].factor *= factor }
    }

    /// Leaves a column out.
    mutating func remove(_ column: Int) {
        entries.removeAll { $0.column == column }
    }

    /// Leaves out the columns that a test picks.
    mutating func removeAll(where isGone: (Int) -> Bool) {
        entries.removeAll { isGone(Int($0.column)) }
    }
}
