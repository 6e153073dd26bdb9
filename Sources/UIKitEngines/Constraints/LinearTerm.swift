/// A number that a solver looks for; a handle that is valid with the solver which made it.
package struct SolverVariable: Hashable, Sendable {
    let index: Int
}

/// A constraint in a solver; a handle that is valid with the solver which made it.
package struct SolverConstraint: Hashable, Sendable {
    let index: Int
}

/// A variable times a factor.
package struct LinearTerm: Sendable {
    package var variable: SolverVariable
    package var coefficient: Double

    package init(_ variable: SolverVariable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
