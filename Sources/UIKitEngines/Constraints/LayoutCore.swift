/// A set of constraints that have to be solved together: true cycles, and demands that compete for several unknowns.
///
/// Some unknowns are parameters. Required equations express the other unknowns, one after the other, as sums of
/// parameters; the factors are computed once. The remaining equations of parameters, and the demands, are solved by
/// the simplex.
struct LayoutCore: Sendable {
    /// A substitution step: one equation determines one unknown.
    struct Step: Sendable {
        var term: Int
        var form: SparseRow
    }

    /// The unknowns that are parameters, by index.
    var parameters: [Int] = []
    var steps: [Step] = []
    /// The required equations in which every unknown is already determined.
    var leftovers: [Int] = []
    /// All other constraints, by priority.
    var demands: [Int] = []
    /// The unknowns that a basis fixes at 0.
    var zeros: [Int] = []
    /// Whether each parameter could have another value, as of the last solution.
    var openFlags: [Bool] = []
    /// The basis of the last solution.
    var basis: Basis?
    /// At most one plan, which needs only substitution and is valid while the basis stays the same.
    var shortcut: [LayoutCore] = []

    /// The constraints that hold exactly, and the sides of the others. While the sides stay the same, the solution
    /// follows from the basis.
    struct Basis: Sendable {
        var tight: Set<Int>
        var signs: [Int: Double]
        var zeros: [Int]
    }

    /// Returns all variables that the core determines.
    func variables(_ store: ConstraintStore) -> [Int] {
        zeros + parameters + steps.map { store.terms[$0.term].variable }
    }

    /// Returns all constraints that determine these variables.
    func constraints(_ store: ConstraintStore) -> [Int] {
        steps.map { store.terms[$0.term].constraint } + leftovers + demands
    }
}

/// The solution of a core.
///
/// All unknowns are first expressed as sums of parameters. A ``LevelSimplex`` then receives the remaining equations
/// and the demands, level by level in order of priority. Parameters that still allow several values are settled:
/// sizes become 0, and the oldest required inequalities hold exactly. The values of all unknowns follow by
/// substitution.
struct CoreSolution {
    private let store: ConstraintStore
    /// The expression of each variable of the core, as a sum of parameters.
    private var forms: [Int: SparseRow] = [:]
    /// The constraints that cannot be met.
    private(set) var broken: [Int] = []
    /// The value of each variable.
    private(set) var values: [(variable: Int, value: Double)] = []
    private(set) var openFlags: [Bool] = []
    private(set) var basis: LayoutCore.Basis?
    private var parameterValues: [Double] = []

    /// Returns whether a constraint is on the side that a basis records for the constraint.
    func isOnSide(_ constraint: Int, _ sign: Double) -> Bool {
        let row = expression(constraint)
        let value = row.entries.reduce(row.constant) { $0 + $1.factor * parameterValues[Int($1.column)] }
        return !SolverTolerance.isViolated(-value * sign, near: store.constraints[constraint].constant)
    }

    /// Returns the best values of a core. If not all required constraints can be met, the youngest are broken, and no
    /// size is negative.
    ///
    /// Equations that are substituted cannot be broken. If substitution leads to a negative size, the core is solved
    /// without substitution.
    static func solve(_ core: LayoutCore, store: ConstraintStore) -> CoreSolution {
        let solution = CoreSolution(core, store: store)
        guard solution.broken.contains(where: { store.constraints[$0].isFloor }) else { return solution }
        var mergedCore = LayoutCore()
        mergedCore.parameters = core.variables(store)
        mergedCore.demands = core.constraints(store).sorted { store.precedes($0, $1) }
        var result = CoreSolution(mergedCore, store: store)
        let isOpen = Dictionary(zip(mergedCore.parameters, result.openFlags)) { $0 || $1 }
        result.openFlags = core.parameters.map { isOpen[$0] ?? false }
        return result
    }

    /// Whether a variable of a core may have another value that is equally good.
    static func isOpen(_ variable: Int, in core: LayoutCore, store: ConstraintStore) -> Bool {
        var solution = CoreSolution(formsOf: core, store: store)
        guard let form = solution.forms[variable] else { return false }
        let simplex = solution.makeTableau(of: core)
        return simplex.isOpen(form)
    }

    init(_ core: LayoutCore, store: ConstraintStore) {
        self.init(formsOf: core, store: store)
        solve(core)
    }

    private init(formsOf core: LayoutCore, store: ConstraintStore) {
        self.store = store
        for variable in core.zeros { forms[variable] = SparseRow() }
        for (index, variable) in core.parameters.enumerated() { forms[variable] = SparseRow(column: index) }
        for step in core.steps {
            let term = store.terms[step.term]
            var form = step.form
            form.constant = constant(of: term)
            forms[term.variable] = form
        }
    }

    /// Returns the value of a term's variable when all parameters are 0, according to the term's equation.
    private func constant(of term: ConstraintStore.Term) -> Double {
        var sum = store.constraints[term.constraint].constant
        for termIndex in store.termIndices(term.constraint) {
            let other = store.terms[termIndex]
            guard other.variable != term.variable else { continue }
            sum -= other.coefficient * (forms[other.variable]?.constant ?? store.variables[other.variable].value)
        }
        return sum / term.coefficient
    }

    private mutating func solve(_ core: LayoutCore) {
        var simplex = makeTableau(of: core)
        openFlags = core.parameters.indices.map(simplex.isOpen)
        tighten(core, &simplex)
        finish(core, simplex)
    }

    /// Returns the tableau with all demands, the highest priority first.
    private mutating func makeTableau(of core: LayoutCore) -> LevelSimplex {
        var simplex = LevelSimplex(parameters: core.parameters.count)
        for equation in core.leftovers where !simplex.requireZero(expression(equation), tag: equation) { broken.append(equation) }
        var index = 0
        while index < core.demands.count {
            let priority = store.constraints[core.demands[index]].priority
            var end = index + 1
            while end < core.demands.count, store.constraints[core.demands[end]].priority == priority { end += 1 }
            if priority >= 1000 {
                for demand in core.demands[index..<end] { require(demand, &simplex) }
            } else {
                simplex.minimize(core.demands[index..<end].map(softConstraint))
            }
            index = end
        }
        return simplex
    }

    /// Chooses among equally good values: sizes stay 0, and the oldest required inequalities hold exactly.
    private func tighten(_ core: LayoutCore, _ simplex: inout LevelSimplex) {
        guard openFlags.contains(true) else { return }
        for (index, variable) in core.parameters.enumerated() where store.variables[variable].isRestricted && simplex.isFreeColumn(index) {
            simplex.strike(index)
        }
        let slacks = simplex.slacks()
        let limits = core.demands.filter { store.constraints[$0].isRequired && store.constraints[$0].relation != .equal }
        for limit in limits.sorted(by: { store.isOlder($0, $1) }) where !store.constraints[limit].isFloor {
            guard !simplex.isSettled else { return }
            if let slack = slacks[limit] { simplex.settle(slack) }
        }
    }

    private mutating func require(_ demand: Int, _ simplex: inout LevelSimplex) {
        let row = expression(demand)
        let isMet =
            store.constraints[demand].relation == .equal ? simplex.requireZero(row, tag: demand) : simplex.requirePositive(row, tag: demand)
        if !isMet { broken.append(demand) }
    }

    private func softConstraint(_ demand: Int) -> LevelSimplex.SoftConstraint {
        LevelSimplex.SoftConstraint(
            expression: expression(demand), isLowerBound: store.constraints[demand].relation != .equal, constraint: demand)
    }

    private mutating func finish(_ core: LayoutCore, _ simplex: LevelSimplex) {
        parameterValues = core.parameters.indices.map(simplex.value)
        if broken.isEmpty, !core.demands.isEmpty {
            let (tight, signs, zeros) = simplex.basis()
            basis = LayoutCore.Basis(tight: tight, signs: signs, zeros: zeros.map { core.parameters[$0] } + core.zeros)
        }
        values.reserveCapacity(core.parameters.count + core.steps.count)
        for variable in core.zeros { values.append((variable, 0)) }
        for (index, variable) in core.parameters.enumerated() { values.append((variable, parameterValues[index])) }
        for step in core.steps {
            let variable = store.terms[step.term].variable
            guard let form = forms[variable] else { continue }
            values.append((variable, form.entries.reduce(form.constant) { $0 + $1.factor * parameterValues[Int($1.column)] }))
        }
    }

    /// Returns a constraint's left side minus its constant, as a sum of parameters. An upper limit is negated, so
    /// that larger values are better.
    private func expression(_ constraint: Int) -> SparseRow {
        var row = SparseRow(-store.constraints[constraint].constant)
        for termIndex in store.termIndices(constraint) {
            let term = store.terms[termIndex]
            if let form = forms[term.variable] {
                row.add(form, times: term.coefficient)
            } else {
                row.constant += term.coefficient * store.variables[term.variable].value
            }
        }
        if store.constraints[constraint].relation == .lessThanOrEqual { row.scale(by: -1) }
        return row
    }
}
