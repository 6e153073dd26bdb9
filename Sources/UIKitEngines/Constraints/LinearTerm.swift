/// A variable of a solver. The handle is valid only with the solver that created it.
package struct SolverVariable: Hashable, Sendable {
    let index: Int
}

/// A constraint of a solver. The handle is valid only with the solver that created it.
package struct SolverConstraint: Hashable, Sendable {
    let index: Int
}

/// A variable multiplied by a factor.
package struct LinearTerm: Sendable {
    package var variable: SolverVariable
    package var coefficient: Double

    package init(_ variable: SolverVariable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
