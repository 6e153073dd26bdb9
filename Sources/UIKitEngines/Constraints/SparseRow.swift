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
        let place = firstPlace(of: column)
        return place < entries.count && entries[place].column == column ? entries[place].factor : 0
    }

    /// Where the column stands, or would.
    private func firstPlace(of column: Int) -> Int {
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

    /// Adds a multiple of another row, in room that is there already.
    mutating func add(_ other: SparseRow, times factor: Double, _ scratch: inout Scratch) {
        constant += factor * other.constant
        if entries.isEmpty {
            entries.reserveCapacity(other.entries.count)
            for entry in other.entries { entries.append(Entry(column: entry.column, factor: factor * entry.factor)) }
            return
        }
        merge(other, factor, leavingOut: -1, &scratch)
    }

    /// Puts a column in that is not there.
    mutating func insert(_ column: Int, _ factor: Double) {
        entries.insert(Entry(column: Int32(column), factor: factor), at: firstPlace(of: column))
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

    /// Room to work in, kept from one substitution to the next.
    struct Scratch: Sendable {
        fileprivate var entries: ContiguousArray<Entry> = []
        /// The columns that came into the row by the last substitution.
        fileprivate(set) var newColumns: ContiguousArray<Int32> = []
    }

    /// Puts another row, as often as the column stands here, in the column's place.
    ///
    /// - Returns: whether the column was here.
    mutating func substitute(_ column: Int, _ other: SparseRow, _ scratch: inout Scratch) -> Bool {
        let place = firstPlace(of: column)
        guard place < entries.count, entries[place].column == column else { return false }
        let factor = entries[place].factor
        constant += factor * other.constant
        merge(other, factor, leavingOut: place, &scratch)
        return true
    }

    private mutating func merge(_ other: SparseRow, _ factor: Double, leavingOut place: Int, _ scratch: inout Scratch) {
        scratch.entries.removeAll(keepingCapacity: true)
        scratch.newColumns.removeAll(keepingCapacity: true)
        scratch.entries.reserveCapacity(entries.count + other.entries.count)
        var mine = 0
        for entry in other.entries {
            while mine < entries.count, entries[mine].column < entry.column {
                if mine != place { scratch.entries.append(entries[mine]) }
                mine += 1
            }
            var value = factor * entry.factor
            if mine < entries.count, entries[mine].column == entry.column {
                value += entries[mine].factor
                mine += 1
                guard abs(value) > SolverTolerance.coefficient else { continue }
            } else {
                scratch.newColumns.append(entry.column)
            }
            scratch.entries.append(Entry(column: entry.column, factor: value))
        }
        while mine < entries.count {
            if mine != place { scratch.entries.append(entries[mine]) }
            mine += 1
        }
        swap(&entries, &scratch.entries)
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in entries.indices { entries[index].factor *= factor }
    }

    /// Leaves a column out.
    mutating func remove(_ column: Int) {
        let place = firstPlace(of: column)
        if place < entries.count, entries[place].column == column { entries.remove(at: place) }
    }

    /// Leaves out the columns that a test picks.
    mutating func removeAll(where isGone: (Int) -> Bool) {
        entries.removeAll { isGone(Int($0.column)) }
    }
}
