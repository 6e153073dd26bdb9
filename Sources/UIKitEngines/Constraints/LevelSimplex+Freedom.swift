extension LevelSimplex {
    /// Whether an expression of parameters can have another value that is equally good. Copies of the tableau
    /// minimise and maximise the expression.
    func isOpen(_ expression: SparseRow) -> Bool {
        [1.0, -1.0].contains { sign in
            var attempt = self
            return attempt.canLower(expression, times: sign)
        }
    }

    /// Whether an expression can have a smaller value than the current one. If so, the tableau is left at the smaller
    /// value.
    private mutating func canLower(_ expression: SparseRow, times sign: Double) -> Bool {
        objective = expressed(expression)
        objective.scale(by: sign)
        hasObjective = true
        defer { hasObjective = false }
        let start = objective.constant
        var degenerate = 0
        while let column = entering(objective, raising: false, byIndex: degenerate > Self.blandThreshold) {
            let direction = objective.factor(column) > 0 ? -1.0 : 1.0
            guard let limit = leaving(column, direction, except: -1) else { return true }
            degenerate = limit.step > SolverTolerance.coefficient ? 0 : degenerate + 1
            pivot(row: limit.row, column: column)
            if start - objective.constant > SolverTolerance.violation { return true }
        }
        return false
    }
}
