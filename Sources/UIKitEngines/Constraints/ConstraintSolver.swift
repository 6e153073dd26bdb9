import Preconditions

/// An incremental solver for linear constraints of different priorities.
///
/// Required constraints come first; then optional ones by priority, each priority strictly before the next. ``solve()``
/// gathers the variables connected to a change and plans an order of blocks for them. In that order, equations are
/// substituted one after the other. Only true cycles and competing demands are solved by the simplex of the Cassowary
/// method. Constraints that are left out of a plan are checked afterwards; a violated one is included in the next plan.
/// The cost is proportional to the number of blocks that depend on the change.
///
/// If required constraints contradict each other, the youngest is broken and all others hold. A variable without
/// constraints is 0. A variable that only inequalities limit meets the oldest of them exactly. Restricted variables,
/// such as sizes, are never negative.
package struct ConstraintSolver: Sendable {
    var store = ConstraintStore()
    var plans: [LayoutPlan] = []
    private var freePlans: [Int] = []
    /// The constraints and the variables with which the next plan starts.
    private var newConstraints: [Int] = []
    private var newVariables: [Int] = []
    var dirtyPlans: [Int] = []
    var checks: [Int] = []
    var changed: [Int] = []
    var brokenChanges: [Int] = []
    /// The restricted variables whose computed values are negative.
    var negatives: [Int] = []
    /// The number of the current search for connected variables and constraints.
    private var mark = 0
    /// The numbers of blocks, plans and cores that the solver has run.
    package internal(set) var counters = SolverCounters()

    package init() {}

    // MARK: - Variables

    /// Adds a variable. Its value is 0 until a constraint determines it.
    ///
    /// - Parameter isRestricted: Whether the variable is at least 0, like a size. A required constraint that leads to
    ///   a negative value is broken.
    package mutating func addVariable(isRestricted: Bool = false) -> SolverVariable {
        SolverVariable(index: store.addVariable(isRestricted: isRestricted))
    }

    /// Whether the variable is restricted to values of at least 0.
    package func isRestricted(_ variable: SolverVariable) -> Bool { store.variables[variable.index].isRestricted }

    /// Removes a variable. Its constraints have to be removed first.
    package mutating func remove(_ variable: SolverVariable) {
        let floor = store.variables[variable.index].floor
        if floor >= 0 { store.removeConstraint(floor) }
        precondition(store.variables[variable.index].firstTerm < 0, "ConstraintSolver: a variable was removed before its constraints.")
        detach(variable.index)
        store.removeVariable(variable.index)
    }

    /// Returns the variable's value as of the last ``solve()``.
    package func value(_ variable: SolverVariable) -> Double { store.variables[variable.index].value }

    /// Fixes a variable at a value, regardless of its constraints. A restricted variable is at least 0.
    package mutating func fix(_ variable: SolverVariable, to value: Double) {
        let index = variable.index
        let value = store.variables[index].isRestricted ? max(0, value) : value
        if !store.variables[index].isFixed {
            detach(index)
            store.variables[index].isFixed = true
            enqueueConstraints(of: index)
        }
        guard store.variables[index].value != value else { return }
        store.variables[index].value = value
        markDependentsDirty(of: index)
    }

    /// Lets the constraints determine a fixed variable again.
    package mutating func release(_ variable: SolverVariable) {
        guard store.variables[variable.index].isFixed else { return }
        store.variables[variable.index].isFixed = false
        enqueueVariable(variable.index)
    }

    /// Whether the variable is fixed by ``fix(_:to:)``.
    package func isFixed(_ variable: SolverVariable) -> Bool { store.variables[variable.index].isFixed }

    // MARK: - Constraints

    /// Adds the constraint `Σ terms (relation) constant`.
    ///
    /// - Parameter priority: The priority; 1000 and above is required, and larger is stronger.
    package mutating func add(
        _ terms: [LinearTerm], _ relation: LayoutRelation, _ constant: Double, priority: Float = 1000
    ) -> SolverConstraint {
        let index = store.addConstraint(relation, constant: constant, priority: priority)
        store.setTerms(terms, of: index)
        enqueueConstraint(index)
        return SolverConstraint(index: index)
    }

    package mutating func remove(_ constraint: SolverConstraint) {
        let index = constraint.index
        // Pending lists keep the freed index, because their readers skip constraints that are not alive.
        for termIndex in store.termIndices(index) { enqueueVariable(store.terms[termIndex].variable) }
        store.removeConstraint(index)
    }

    /// Changes a constraint's constant. The cost is proportional to the number of dependent blocks.
    package mutating func setConstant(_ constant: Double, of constraint: SolverConstraint) {
        let index = constraint.index
        guard store.constraints[index].constant != constant else { return }
        store.constraints[index].constant = constant
        markDirty(index)
    }

    package mutating func setPriority(_ priority: Float, of constraint: SolverConstraint) {
        guard store.constraints[constraint.index].priority != priority else { return }
        store.constraints[constraint.index].priority = priority
        enqueueConstraint(constraint.index)
    }

    /// Returns whether the last ``solve()`` left a required constraint unsatisfied.
    package func isBroken(_ constraint: SolverConstraint) -> Bool { store.constraints[constraint.index].isBroken }

    /// Returns the error of a constraint at the current values, in points.
    package func error(of constraint: SolverConstraint) -> Double {
        store.constraints[constraint.index].relation.violation(store.excess(constraint.index))
    }

    // MARK: - Solving

    /// Whether ``solve()`` has pending work.
    package var isDirty: Bool { !dirtyPlans.isEmpty || !checks.isEmpty || !newConstraints.isEmpty || !newVariables.isEmpty }

    /// The number of pending entries that the next ``solve()`` starts with.
    var pendingCount: Int { newConstraints.count + newVariables.count + checks.count + dirtyPlans.count }

    /// Solves everything that is out of date.
    package mutating func solve() {
        // Each round promotes the lazy constraints that are violated; the last round promotes all of them.
        for round in 0..<Self.maximumRounds where isDirty {
            if !newConstraints.isEmpty || !newVariables.isEmpty { makePlan(promoting: round == Self.maximumRounds - 1) }
            while let plan = dirtyPlans.popLast() { runDirty(plan) }
            for constraint in verifyChecks() { enqueueConstraint(constraint) }
            addFloors()
        }
    }

    /// Adds floor constraints to restricted variables with negative values; most variables never need a floor.
    private mutating func addFloors() {
        for variable in negatives where store.variables[variable].needsFloor && store.variables[variable].isNegative { addFloor(variable) }
        negatives.removeAll(keepingCapacity: true)
    }

    private mutating func addFloor(_ variable: Int) {
        enqueueConstraint(store.addFloor(of: variable))
        counters.floors += 1
    }

    /// The maximum number of rounds of one ``solve()``.
    private static let maximumRounds = 5

    /// Returns the variables whose values changed since the last call.
    package mutating func drainChanges() -> [SolverVariable] {
        for index in changed { store.variables[index].isChanged = false }
        defer { changed.removeAll(keepingCapacity: true) }
        return changed.map { SolverVariable(index: $0) }
    }

    /// Returns the required constraints that became unsatisfiable since the last call.
    package mutating func drainNewlyBroken() -> [SolverConstraint] {
        defer { brokenChanges.removeAll() }
        var reported: Set<Int> = []
        return brokenChanges.filter { store.constraints[$0].isBroken && reported.insert($0).inserted }.map { SolverConstraint(index: $0) }
    }

    private mutating func makePlan(promoting: Bool) {
        let (variables, gathered) = gather()
        var constraints = gathered
        if promoting {
            for index in constraints { store.constraints[index].isPromoted = true }
            let floors = variables.filter { store.variables[$0].needsFloor }.map { store.addFloor(of: $0) }
            counters.floors += floors.count
            constraints.insert(contentsOf: floors, at: 0)
        }
        for variable in variables { detach(variable) }
        let index = freePlans.popLast() ?? plans.count
        if index == plans.count { plans.append(LayoutPlan()) }
        plans[index] = LayoutPlanner.plan(variables, constraints, index: index, store: &store)
        counters.plans += 1
        for constraint in constraints where store.constraints[constraint].role == .check || store.constraints[constraint].role == .lazy {
            queueCheck(constraint)
        }
        for constraint in constraints where store.constraints[constraint].role == .idle { store.constraints[constraint].isBroken = false }
        runAll(index)
        if plans[index].liveBlocks == 0 { freePlans.append(index) }
    }

    /// Returns the variables and constraints connected to the pending changes, up to fixed variables. Constraints are
    /// sorted by age.
    private mutating func gather() -> (variables: [Int], constraints: [Int]) {
        mark += 1
        var constraints: [Int] = []
        constraints.reserveCapacity(newConstraints.count)
        var variables: [Int] = []
        for constraint in newConstraints {
            store.constraints[constraint].isListed = false
            if store.constraints[constraint].isAlive { visit(constraint, &constraints) }
        }
        for variable in newVariables {
            store.variables[variable].isListed = false
            guard store.variables[variable].isAlive else { continue }
            if store.variables[variable].isFixed { visitNeighbours(of: variable, &constraints) } else { collect(variable, &variables) }
        }
        newConstraints.removeAll()
        newVariables.removeAll()
        var nextConstraint = 0
        var nextVariable = 0
        while nextConstraint < constraints.count || nextVariable < variables.count {
            if nextConstraint < constraints.count {
                for termIndex in store.termIndices(constraints[nextConstraint]) { collect(store.terms[termIndex].variable, &variables) }
                nextConstraint += 1
            } else {
                visitNeighbours(of: variables[nextVariable], &constraints)
                nextVariable += 1
            }
        }
        let isSorted = zip(constraints, constraints.dropFirst()).allSatisfy { !store.isOlder($1, $0) }
        if !isSorted { constraints.sort { store.isOlder($0, $1) } }
        return (variables, constraints)
    }

    private mutating func visit(_ constraint: Int, _ constraints: inout [Int]) {
        guard store.constraints[constraint].mark != mark else { return }
        store.constraints[constraint].mark = mark
        constraints.append(constraint)
    }

    private mutating func collect(_ variable: Int, _ variables: inout [Int]) {
        guard store.variables[variable].mark != mark, !store.variables[variable].isFixed else { return }
        store.variables[variable].mark = mark
        variables.append(variable)
    }

    private mutating func visitNeighbours(of variable: Int, _ constraints: inout [Int]) {
        var termIndex = store.variables[variable].firstTerm
        while termIndex >= 0 {
            visit(store.terms[termIndex].constraint, &constraints)
            termIndex = store.terms[termIndex].next
        }
    }

    /// Invalidates the variable's block permanently.
    private mutating func detach(_ variable: Int) {
        let (plan, block) = (store.variables[variable].plan, store.variables[variable].block)
        guard plan >= 0 else { return }
        store.variables[variable].plan = -1
        store.variables[variable].block = -1
        guard plans[plan].liveBlocks > 0 else { return }
        plans[plan].invalidate(block)
        guard plans[plan].liveBlocks == 0 else { return }
        // The plan may still be in `dirtyPlans`, which is harmless: an empty plan has no dirty block.
        plans[plan] = LayoutPlan()
        freePlans.append(plan)
    }

    private mutating func enqueueConstraints(of variable: Int) {
        var termIndex = store.variables[variable].firstTerm
        while termIndex >= 0 {
            enqueueConstraint(store.terms[termIndex].constraint)
            termIndex = store.terms[termIndex].next
        }
    }

    /// Adds the constraint to the next plan.
    private mutating func enqueueConstraint(_ constraint: Int) {
        guard !store.constraints[constraint].isListed else { return }
        store.constraints[constraint].isListed = true
        newConstraints.append(constraint)
    }

    /// Adds the variable, and everything connected to it, to the next plan.
    private mutating func enqueueVariable(_ variable: Int) {
        guard !store.variables[variable].isListed else { return }
        store.variables[variable].isListed = true
        newVariables.append(variable)
    }
}

/// Counters of a solver's work, which tests compare instead of measuring time.
package struct SolverCounters: Hashable, Sendable {
    /// The number of plans made, each for one connected set of variables.
    package var plans = 0
    /// The number of blocks run.
    package var blocks = 0
    /// The number of blocks solved by the simplex.
    package var cores = 0
    /// The number of blocks solved by a guess that was proved optimal.
    package var guesses = 0
    /// The number of floor constraints added.
    package var floors = 0
}
