// Optional constraints of one priority. The error of each constraint, split into a positive and a negative part, is
// added to the objective. Pivots then reduce the objective to its minimum. Columns that would increase the errors are
// fixed at 0 at the end, so that later levels keep the minimum. An error that depends on a single parameter takes
// over the parameter's row, which keeps the tableau small.

extension LevelSimplex {
    /// The demand of one optional constraint.
    struct SoftConstraint {
        /// The expression that should be 0, or at least 0 if `isLowerBound`.
        var expression: SparseRow
        var isLowerBound: Bool
        /// The constraint that the demand belongs to.
        var constraint: Int
    }

    /// Minimises the sum of the errors of the optional constraints of one priority.
    mutating func minimize(_ softConstraints: [SoftConstraint]) {
        guard !isSettled else { return }
        objective = SparseRow()
        for softConstraint in softConstraints { addSoftConstraint(softConstraint) }
        hasObjective = true
        descend()
        hasObjective = false
        let costly = objective.entries.filter { $0.factor > SolverTolerance.coefficient && kinds[Int($0.column)] == .restricted }
        guard !costly.isEmpty else { return }
        for entry in costly { kinds[Int(entry.column)] = .struck }
        for index in rows.indices { rows[index].removeAll { kinds[$0] == .struck } }
    }

    /// Splits the expression into its positive and negative parts, and adds the part that counts as an error to the
    /// objective.
    private mutating func addSoftConstraint(_ softConstraint: SoftConstraint) {
        let parameterRow = rowToReplace(softConstraint.expression)
        var row = SparseRow()
        if let parameterRow { swap(&row, &rows[parameterRow.index]) } else { row = expressed(softConstraint.expression) }
        if let parameterRow {
            row.scale(by: parameterRow.factor)
            row.constant += softConstraint.expression.constant
        }
        if row.entries.isEmpty {
            if let parameterRow { restore(row, parameterRow, softConstraint) }
            return
        }
        let isNegative = row.constant < 0
        if isNegative { row.scale(by: -1) }
        tag = (softConstraint.constraint, isNegative ? 1 : -1)
        let opposite = appendColumn(.restricted)
        tag = (softConstraint.constraint, isNegative ? -1 : 1)
        row.insert(opposite, 1)
        let costsBasic = isNegative || !softConstraint.isLowerBound
        let costsOpposite = !isNegative || !softConstraint.isLowerBound
        if costsBasic { objective.add(row, times: 1, &scratch) }
        if costsOpposite { objective.add(SparseRow(column: opposite), times: 1, &scratch) }
        guard let parameterRow else {
            _ = appendVariable(.restricted, row: row)
            return
        }
        replaceParameter(row, parameterRow, softConstraint, opposite: opposite, sign: isNegative ? -1 : 1)
    }

    /// Returns the row of the parameter if an expression contains no other parameter. The error can take over that
    /// row.
    private func rowToReplace(_ expression: SparseRow) -> (index: Int, factor: Double)? {
        guard expression.entries.count == 1, let entry = expression.entries.first else { return nil }
        let parameter = Int(entry.column)
        guard kinds[parameter] == .free, tags[parameter] == nil, rowOf[parameter] >= 0 else { return nil }
        return (rowOf[parameter], entry.factor)
    }

    /// Restores the parameter's row, because the row of the error has no open column.
    private mutating func restore(_ row: SparseRow, _ parameterRow: (index: Int, factor: Double), _ softConstraint: SoftConstraint) {
        rows[parameterRow.index] = SparseRow((row.constant - softConstraint.expression.constant) / parameterRow.factor)
    }

    /// Makes the error basic in the parameter's row: `error - opposite = ±(factor · parameter + constant)`.
    private mutating func replaceParameter(
        _ row: SparseRow, _ parameterRow: (index: Int, factor: Double), _ softConstraint: SoftConstraint, opposite: Int, sign: Double
    ) {
        let parameter = basics[parameterRow.index]
        let error = appendColumn(.restricted)
        rows[parameterRow.index] = row
        basics[parameterRow.index] = error
        rowOf[error] = parameterRow.index
        rowOf[parameter] = -1
        users[opposite].append(Int32(parameterRow.index))
        var form = SparseRow(-softConstraint.expression.constant / parameterRow.factor)
        form.insert(opposite, -sign / parameterRow.factor)
        form.insert(error, sign / parameterRow.factor)
        forms[parameter] = form
    }

    /// Returns the slack variables of required inequalities, by constraint.
    func slacks() -> [Int: Int] {
        var result: [Int: Int] = [:]
        for (variable, tag) in tags.enumerated() where kinds[variable] == .restricted {
            if let tag, result[tag.constraint] == nil { result[tag.constraint] = variable }
        }
        return result
    }

    /// Whether a parameter is a free column, whose value is 0.
    func isFreeColumn(_ parameter: Int) -> Bool { kinds[parameter] == .free && rowOf[parameter] < 0 && forms[parameter] == nil }

    /// Minimises a restricted variable and keeps it at the minimum.
    mutating func settle(_ slack: Int) {
        guard rowOf[slack] >= 0 else {
            if kinds[slack] == .restricted { strike(slack) }
            return
        }
        objective = rows[rowOf[slack]]
        guard !objective.entries.isEmpty else { return }
        hasObjective = true
        descend()
        hasObjective = false
        for entry in objective.entries where entry.factor > SolverTolerance.coefficient && kinds[Int(entry.column)] == .restricted {
            strike(Int(entry.column))
        }
    }

    private mutating func descend() {
        var degenerate = 0
        while let column = entering(objective, raising: false, byIndex: degenerate > Self.blandThreshold) {
            let direction = objective.factor(column) > 0 ? -1.0 : 1.0
            guard let limit = leaving(column, direction, except: -1) else { return }
            degenerate = limit.step > SolverTolerance.coefficient ? 0 : degenerate + 1
            pivot(row: limit.row, column: column)
        }
    }
}
