extension LevelSimplex {
    /// Whether an expression of parameters could have another value that is as good: it is made as small and as large as can be.
    func isOpen(_ expression: SparseRow) -> Bool {
        [1.0, -1.0].contains { sign in
            var attempt = self
            return attempt.canLower(expression, times: sign)
        }
    }

    /// Whether there is a smaller value than that of today's columns. Leaves the tableau where that was found.
    private mutating func canLower(_ expression: SparseRow, times sign: Double) -> Bool {
        objective = expressed(expression)
        objective.scale(by: sign)
        hasObjective = true
        defer { hasObjective = false }
        let start = objective.constant
        var degenerate = 0
        while let column = entering(objective, raising: false, byIndex: degenerate > Self.patience) {
            let direction = objective.factor(column) > 0 ? -1.0 : 1.0
            guard let limit = leaving(column, direction, except: -1) else { return true }
            degenerate = limit.step > SolverTolerance.coefficient ? 0 : degenerate + 1
            pivot(row: limit.row, column: column)
            if start - objective.constant > SolverTolerance.violation { return true }
        }
        return false
    }
}
