/// The simplex method over levels of priority, for the constraints that remain after substitution.
///
/// Rows express basic variables by columns, and all columns are 0. Required constraints are added one by one. An
/// equation pivots a free column into its row; an inequality raises its slack to 0 or is rejected. Each further level
/// adds its errors to the objective and pivots until they are minimal. Then the columns that would increase the
/// errors are struck, which fixes them at 0, so that no later level changes them. A pivot visits only the rows that
/// contain its column. After many degenerate steps, Bland's rule prevents cycles.
/// - Source: Badros, Borning, Stuckey, *The Cassowary Linear Arithmetic Constraint Solving Algorithm*, 2001
struct LevelSimplex {
    /// The values that a variable of the tableau may have.
    enum Kind {
        /// Any value.
        case free
        /// 0 or more.
        case restricted
        /// Fixed at 0: a column that is struck.
        case struck
    }

    var kinds: [Kind]
    /// The constraint of each variable that is an error, with a negative factor if the error is reversed; `nil` for
    /// parameters.
    var tags: [(constraint: Int, factor: Double)?]
    var tag: (constraint: Int, factor: Double)?
    /// The row of each variable, or -1 for a column.
    var rowOf: [Int]
    var rows: [SparseRow] = []
    var basics: [Int] = []
    /// The expressions of parameters whose rows an error took over.
    var forms: [Int: SparseRow] = [:]
    /// The rows that may contain each column. Every row that contains the column is listed; duplicates and obsolete
    /// entries may occur.
    var users: [ContiguousArray<Int32>] = []
    var scratch = SparseRow.Scratch()
    var objective = SparseRow()
    var hasObjective = false
    var pivots = 0

    /// Creates a tableau of `count` free parameters, all of them columns.
    init(parameters count: Int) {
        kinds = Array(repeating: .free, count: count)
        rowOf = Array(repeating: -1, count: count)
        tags = Array(repeating: nil, count: count)
        users = Array(repeating: [], count: count)
    }

    /// Whether every remaining column is struck, so that all values are determined.
    var isSettled: Bool { !kinds.indices.contains { kinds[$0] != .struck && rowOf[$0] < 0 && forms[$0] == nil } }

    /// Returns the value of a parameter.
    func value(_ parameter: Int) -> Double {
        if let form = forms[parameter] { return form.entries.reduce(form.constant) { $0 + $1.factor * value(Int($1.column)) } }
        return rowOf[parameter] < 0 ? 0 : rows[rowOf[parameter]].constant
    }

    /// Whether a parameter may have another value that is equally good, because the parameter depends on a column
    /// that is not struck. At a degenerate corner the column may be unable to change; ``isOpen(_:)`` for expressions
    /// is exact.
    func isOpen(_ parameter: Int) -> Bool {
        if let form = forms[parameter] { return form.entries.contains { isOpen(Int($0.column)) } }
        if rowOf[parameter] < 0 { return kinds[parameter] != .struck }
        return rows[rowOf[parameter]].entries.contains { kinds[Int($0.column)] != .struck }
    }

    /// Returns the constraints that hold exactly, the signs of the errors of the others, and the parameters that are
    /// columns. Constraints that are not returned have no influence.
    func basis() -> (tight: Set<Int>, signs: [Int: Double], zeros: [Int]) {
        var tight: Set<Int> = []
        var signs: [Int: Double] = [:]
        for (variable, tag) in tags.enumerated() {
            guard let tag else { continue }
            if rowOf[variable] >= 0 { signs[tag.constraint] = tag.factor } else { tight.insert(tag.constraint) }
        }
        tight.subtract(signs.keys)
        return (tight, signs, tags.indices.filter { tags[$0] == nil && rowOf[$0] < 0 && forms[$0] == nil })
    }

    // MARK: - Required constraints

    /// Requires `expression` to be 0.
    ///
    /// - Returns: `false` if the requirement contradicts earlier ones; the tableau is then unchanged.
    mutating func requireZero(_ expression: SparseRow, tag constraint: Int) -> Bool {
        tag = (constraint, 1)
        let row = expressed(expression)
        let best = row.entries.filter { kinds[Int($0.column)] == .free }.max { abs($0.factor) < abs($1.factor) }
        if let best, abs(best.factor) > SolverTolerance.coefficient, isHarmless(Int(best.column), change: -row.constant / best.factor) {
            let added = appendVariable(.restricted, row: row)
            pivot(row: rowOf[added], column: Int(best.column))
            strike(added)
            return true
        }
        if row.entries.isEmpty { return !SolverTolerance.isViolated(abs(row.constant), near: expression.constant) }
        // Only restricted columns are left, or a free one would make rows negative. Require 0 from both sides.
        var opposite = expression
        opposite.scale(by: -1)
        var attempt = self
        guard attempt.requirePositive(expression, tag: constraint), attempt.requirePositive(opposite, tag: constraint) else { return false }
        self = attempt
        return true
    }

    /// Whether no restricted row becomes negative when a column changes.
    private func isHarmless(_ column: Int, change: Double) -> Bool {
        users[column].allSatisfy { user in
            let index = Int(user)
            guard kinds[basics[index]] == .restricted else { return true }
            return rows[index].constant + rows[index].factor(column) * change >= -SolverTolerance.coefficient
        }
    }

    /// Requires `expression` to be at least 0.
    ///
    /// - Returns: `false` if the requirement contradicts earlier ones; nothing is required then.
    mutating func requirePositive(_ expression: SparseRow, tag constraint: Int) -> Bool {
        tag = (constraint, 1)
        let row = expressed(expression)
        if row.constant >= 0 {
            _ = appendVariable(.restricted, row: row)
            return true
        }
        let added = appendVariable(.free, row: row)
        raise(added)
        guard rowOf[added] >= 0 else {
            kinds[added] = .restricted
            return true
        }
        let value = rows[rowOf[added]].constant
        if value >= 0 || !SolverTolerance.isViolated(-value, near: expression.constant) {
            rows[rowOf[added]].constant = max(0, value)
            kinds[added] = .restricted
            return true
        }
        return false
    }

    /// Maximises a basic variable, up to 0.
    mutating func raise(_ variable: Int) {
        var degenerate = 0
        while rowOf[variable] >= 0, rows[rowOf[variable]].constant < 0 {
            guard let column = entering(rows[rowOf[variable]], raising: true, byIndex: degenerate > Self.blandThreshold) else { return }
            let factor = rows[rowOf[variable]].factor(column)
            let direction = factor > 0 ? 1.0 : -1.0
            let needed = -rows[rowOf[variable]].constant / abs(factor)
            let limit = leaving(column, direction, except: variable)
            if let limit, limit.step < needed {
                degenerate = limit.step > SolverTolerance.coefficient ? 0 : degenerate + 1
                pivot(row: limit.row, column: column)
            } else {
                pivot(row: rowOf[variable], column: column)
            }
        }
    }

    // MARK: - Pivots

    /// The number of degenerate steps after which columns are chosen by index (Bland's rule), which cannot cycle.
    static let blandThreshold = 20

    /// Returns the column that improves a row the most, or `nil` if none does.
    func entering(_ row: SparseRow, raising: Bool, byIndex: Bool) -> Int? {
        var best: (column: Int, gain: Double)?
        for entry in row.entries where kinds[Int(entry.column)] != .struck {
            let gain = raising ? entry.factor : -entry.factor
            let usable = kinds[Int(entry.column)] == .free ? abs(gain) : gain
            guard usable > SolverTolerance.coefficient else { continue }
            if byIndex { return Int(entry.column) }
            if usable > best?.gain ?? 0 { best = (Int(entry.column), usable) }
        }
        return best?.column
    }

    /// Returns the row that reaches 0 first when a column grows, or shrinks for a direction of -1, and the length of
    /// the step.
    func leaving(_ column: Int, _ direction: Double, except: Int) -> (row: Int, step: Double)? {
        var best: (row: Int, step: Double)?
        for user in users[column] {
            let index = Int(user)
            guard kinds[basics[index]] == .restricted, basics[index] != except else { continue }
            let change = rows[index].factor(column) * direction
            guard change < -SolverTolerance.coefficient else { continue }
            let step = max(0, rows[index].constant) / -change
            guard let current = best else {
                best = (index, step)
                continue
            }
            if step < current.step || (step == current.step && basics[index] < basics[current.row]) { best = (index, step) }
        }
        return best
    }

    /// Exchanges a column with the basic variable of a row.
    mutating func pivot(row index: Int, column: Int) {
        pivots += 1
        let leavingVariable = basics[index]
        var row = SparseRow()
        swap(&row, &rows[index])
        let factor = row.factor(column)
        row.remove(column)
        row.scale(by: -1 / factor)
        row.insert(leavingVariable, 1 / factor)
        let others = users[column]
        users[column] = []
        for other in others where Int(other) != index {
            guard rows[Int(other)].substitute(column, row, &scratch) else { continue }
            for new in scratch.newColumns { users[Int(new)].append(other) }
        }
        if hasObjective { _ = objective.substitute(column, row, &scratch) }
        rows[index] = row
        users[leavingVariable].append(Int32(index))
        basics[index] = column
        rowOf[column] = index
        rowOf[leavingVariable] = -1
    }

    // MARK: - Rows

    /// Returns an expression of parameters in terms of the current columns.
    mutating func expressed(_ expression: SparseRow) -> SparseRow {
        var result = SparseRow(expression.constant)
        for entry in expression.entries {
            let variable = Int(entry.column)
            if let form = forms[variable] {
                result.add(expressed(form), times: entry.factor, &scratch)
            } else if rowOf[variable] >= 0 {
                result.add(rows[rowOf[variable]], times: entry.factor, &scratch)
            } else if kinds[variable] != .struck {
                result.add(SparseRow(column: variable), times: entry.factor, &scratch)
            }
        }
        return result
    }

    mutating func appendColumn(_ kind: Kind) -> Int {
        kinds.append(kind)
        rowOf.append(-1)
        tags.append(tag)
        users.append([])
        return kinds.count - 1
    }

    mutating func appendVariable(_ kind: Kind, row: SparseRow) -> Int {
        let variable = appendColumn(kind)
        rowOf[variable] = rows.count
        for entry in row.entries { users[Int(entry.column)].append(Int32(rows.count)) }
        rows.append(row)
        basics.append(variable)
        return variable
    }

    mutating func strike(_ variable: Int) {
        kinds[variable] = .struck
        for user in users[variable] { rows[Int(user)].remove(variable) }
        users[variable] = []
    }
}
