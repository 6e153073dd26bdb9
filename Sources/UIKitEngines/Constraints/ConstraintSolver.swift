import Preconditions

/// Finds numbers that satisfy linear constraints: required ones first, optional ones by priority, each priority strictly before the next.
///
/// Nothing is worked out before ``solve()``, and then only what depends on what changed. Equations that follow from each other are
/// substituted in order; only true cycles and demands that compete reach the simplex. Where required constraints contradict each
/// other the youngest is broken, and everything else holds. A variable that no constraint determines is 0; one that only inequalities
/// limit meets the oldest of them exactly. Restricted variables, which sizes are, are never negative.
package struct ConstraintSolver: Sendable {
    var store = ConstraintStore()
    var plans: [LayoutPlan] = []
    private var freePlans: [Int] = []
    /// What the next plan begins from.
    private var newConstraints: [Int] = []
    private var looseVariables: [Int] = []
    var dirtyPlans: [Int] = []
    var checks: [Int] = []
    var changed: [Int] = []
    var brokenChanges: [Int] = []
    /// Restricted variables that came out below 0.
    var negatives: [Int] = []
    private var mark = 0
    /// How often blocks were worked out, and how often by the simplex.
    package internal(set) var counters = SolverCounters()

    package init() {}

    // MARK: - Variables

    /// Makes a variable; 0 until something is said of it.
    ///
    /// - Parameter isRestricted: whether the variable is 0 or more, as sizes are. A required constraint that asks for less is broken.
    package mutating func addVariable(isRestricted: Bool = false) -> SolverVariable {
        SolverVariable(index: store.addVariable(isRestricted: isRestricted))
    }

    /// Whether the variable is 0 or more.
    package func isRestricted(_ variable: SolverVariable) -> Bool { store.variables[variable.index].isRestricted }

    /// Forgets a variable; constraints that speak of it have to be removed before.
    package mutating func remove(_ variable: SolverVariable) {
        let floor = store.variables[variable.index].floor
        if floor >= 0 { store.removeConstraint(floor) }
        precondition(store.variables[variable.index].firstTerm < 0, "ConstraintSolver: a variable was removed before its constraints.")
        detach(variable.index)
        store.removeVariable(variable.index)
    }

    /// The variable's value as of the last ``solve()``.
    package func value(_ variable: SolverVariable) -> Double { store.variables[variable.index].value }

    /// Gives a variable a value, whatever constraints there are; a restricted one is at least 0.
    package mutating func fix(_ variable: SolverVariable, to value: Double) {
        let index = variable.index
        let value = store.variables[index].isRestricted ? max(0, value) : value
        if !store.variables[index].isFixed {
            detach(index)
            store.variables[index].isFixed = true
            loosenNeighbours(of: index)
        }
        guard store.variables[index].value != value else { return }
        store.variables[index].value = value
        touchDependents(of: index)
    }

    /// Leaves a variable to the constraints again.
    package mutating func release(_ variable: SolverVariable) {
        guard store.variables[variable.index].isFixed else { return }
        store.variables[variable.index].isFixed = false
        loosen(variable.index)
    }

    /// Whether the variable was given by ``fix(_:to:)``.
    package func isFixed(_ variable: SolverVariable) -> Bool { store.variables[variable.index].isFixed }

    // MARK: - Constraints

    /// Adds `Σ terms (relation) constant`.
    ///
    /// - Parameter priority: 1000 and more is required; below, more is stronger.
    package mutating func add(
        _ terms: [LinearTerm], _ relation: LayoutRelation, _ constant: Double, priority: Float = 1000
    ) -> SolverConstraint {
        let index = store.addConstraint(relation, constant: constant, priority: priority)
        store.setTerms(terms, of: index)
        enlist(index)
        return SolverConstraint(index: index)
    }

    package mutating func remove(_ constraint: SolverConstraint) {
        let index = constraint.index
        // The lists of the next solution keep the place: whoever reads them looks whether it is in use, and by what.
        for place in store.run(index) { loosen(store.terms[place].variable) }
        store.removeConstraint(index)
    }

    /// Changes a constraint's constant; costs what depends on it.
    package mutating func setConstant(_ constant: Double, of constraint: SolverConstraint) {
        let index = constraint.index
        guard store.constraints[index].constant != constant else { return }
        store.constraints[index].constant = constant
        touch(index)
    }

    package mutating func setPriority(_ priority: Float, of constraint: SolverConstraint) {
        guard store.constraints[constraint.index].priority != priority else { return }
        store.constraints[constraint.index].priority = priority
        enlist(constraint.index)
    }

    /// Whether a required constraint could not be met in the last ``solve()``.
    package func isBroken(_ constraint: SolverConstraint) -> Bool { store.constraints[constraint.index].isBroken }

    /// By how much a constraint is wrong now, in points.
    package func error(of constraint: SolverConstraint) -> Double {
        store.constraints[constraint.index].relation.violation(store.excess(constraint.index))
    }

    // MARK: - Solving

    /// Whether a ``solve()`` would have anything to do.
    package var isDirty: Bool { !dirtyPlans.isEmpty || !checks.isEmpty || !newConstraints.isEmpty || !looseVariables.isEmpty }

    /// The entries that the next ``solve()`` goes through first.
    var pendingCount: Int { newConstraints.count + looseVariables.count + checks.count + dirtyPlans.count }

    /// Works out what is out of date.
    package mutating func solve() {
        // Each round promotes what was left out in hope; the last one leaves nothing out.
        for round in 0..<Self.hopefulRounds where isDirty {
            if !newConstraints.isEmpty || !looseVariables.isEmpty { makePlan(promoting: round == Self.hopefulRounds - 1) }
            while let plan = dirtyPlans.popLast() { runDirty(plan) }
            for constraint in verifyChecks() { enlist(constraint) }
            addFloors()
        }
    }

    /// Restricted variables that came out below 0 are held there from now on; most never need that.
    private mutating func addFloors() {
        for variable in negatives where store.variables[variable].needsFloor && store.variables[variable].isNegative { addFloor(variable) }
        negatives.removeAll(keepingCapacity: true)
    }

    private mutating func addFloor(_ variable: Int) {
        enlist(store.addFloor(of: variable))
        counters.floors += 1
    }

    private static let hopefulRounds = 5

    /// The variables whose values changed since this was last asked.
    package mutating func takeChanges() -> [SolverVariable] {
        for index in changed { store.variables[index].isChanged = false }
        defer { changed.removeAll(keepingCapacity: true) }
        return changed.map { SolverVariable(index: $0) }
    }

    /// The required constraints that could not be met, and could when this was last asked.
    package mutating func takeNewlyBroken() -> [SolverConstraint] {
        defer { brokenChanges.removeAll() }
        var told: Set<Int> = []
        return brokenChanges.filter { store.constraints[$0].isBroken && told.insert($0).inserted }.map { SolverConstraint(index: $0) }
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

    /// Everything that hangs together with what changed, up to variables that are fixed; constraints by age.
    private mutating func gather() -> (variables: [Int], constraints: [Int]) {
        mark += 1
        var constraints: [Int] = []
        constraints.reserveCapacity(newConstraints.count)
        var variables: [Int] = []
        for constraint in newConstraints {
            store.constraints[constraint].isListed = false
            if store.constraints[constraint].isAlive { visit(constraint, &constraints) }
        }
        for variable in looseVariables {
            store.variables[variable].isListed = false
            guard store.variables[variable].isAlive else { continue }
            if store.variables[variable].isFixed { visitNeighbours(of: variable, &constraints) } else { meet(variable, &variables) }
        }
        newConstraints.removeAll()
        looseVariables.removeAll()
        var nextConstraint = 0
        var nextVariable = 0
        while nextConstraint < constraints.count || nextVariable < variables.count {
            if nextConstraint < constraints.count {
                for place in store.run(constraints[nextConstraint]) { meet(store.terms[place].variable, &variables) }
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

    private mutating func meet(_ variable: Int, _ variables: inout [Int]) {
        guard store.variables[variable].mark != mark, !store.variables[variable].isFixed else { return }
        store.variables[variable].mark = mark
        variables.append(variable)
    }

    private mutating func visitNeighbours(of variable: Int, _ constraints: inout [Int]) {
        var place = store.variables[variable].firstTerm
        while place >= 0 {
            visit(store.terms[place].constraint, &constraints)
            place = store.terms[place].next
        }
    }

    /// The variable's block is out of date for good.
    private mutating func detach(_ variable: Int) {
        let (plan, block) = (store.variables[variable].plan, store.variables[variable].block)
        guard plan >= 0 else { return }
        store.variables[variable].plan = -1
        store.variables[variable].block = -1
        guard plans[plan].liveBlocks > 0 else { return }
        plans[plan].kill(block)
        guard plans[plan].liveBlocks == 0 else { return }
        // Where the plan is listed as dirty, it has nothing to do by then.
        plans[plan] = LayoutPlan()
        freePlans.append(plan)
    }

    private mutating func loosenNeighbours(of variable: Int) {
        var place = store.variables[variable].firstTerm
        while place >= 0 {
            enlist(store.terms[place].constraint)
            place = store.terms[place].next
        }
    }

    /// The next plan takes the constraint up.
    private mutating func enlist(_ constraint: Int) {
        guard !store.constraints[constraint].isListed else { return }
        store.constraints[constraint].isListed = true
        newConstraints.append(constraint)
    }

    /// The next plan takes up the variable, and what hangs together with it.
    private mutating func loosen(_ variable: Int) {
        guard !store.variables[variable].isListed else { return }
        store.variables[variable].isListed = true
        looseVariables.append(variable)
    }
}

/// What a solver has done so far, for tests to read in place of a stopwatch.
package struct SolverCounters: Hashable, Sendable {
    /// Plans that were made, each for what hangs together.
    package var plans = 0
    /// Blocks that were worked out.
    package var blocks = 0
    /// Those of them that took the simplex.
    package var cores = 0
    /// Those that were guessed and proved instead.
    package var guesses = 0
    /// Restricted variables that came out below 0 at first.
    package var floors = 0
}
