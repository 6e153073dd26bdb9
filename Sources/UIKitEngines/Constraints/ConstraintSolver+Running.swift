// Incremental propagation. A changed constant or variable marks the blocks that depend on it. Marked blocks run in
// the order of their plan, and a block whose value changes marks its dependents in turn. An equation is solved for
// its one unknown; several demands on one unknown leave an interval of values. A core is solved by its previous
// basis, by a guess, or by the simplex, whichever succeeds first. Constraints that no block uses are checked at the
// end; a lazy constraint that is violated becomes part of the next plan. The cost is proportional to the number of
// blocks that depend on the change.

extension ConstraintSolver {
    // MARK: - Marks

    /// Marks the block of a constraint as dirty, or queues the check of the constraint, after its constant or one of
    /// its variables changed.
    mutating func markDirty(_ constraint: Int, because variable: Int = -1) {
        switch store.constraints[constraint].role {
        case .none, .idle: break
        case .check, .lazy: queueCheck(constraint)
        case .block:
            let (plan, block) = (store.constraints[constraint].plan, store.constraints[constraint].block)
            if variable >= 0, store.variables[variable].plan == plan, store.variables[variable].block == block { return }
            if plans[plan].liveBlocks > 0, plans[plan].mark(block) { dirtyPlans.append(plan) }
        }
    }

    mutating func markDependentsDirty(of variable: Int) {
        var termIndex = store.variables[variable].firstTerm
        while termIndex >= 0 {
            markDirty(store.terms[termIndex].constraint, because: variable)
            termIndex = store.terms[termIndex].next
        }
    }

    mutating func queueCheck(_ constraint: Int) {
        guard !store.constraints[constraint].isQueued else { return }
        store.constraints[constraint].isQueued = true
        checks.append(constraint)
    }

    /// Checks the queued constraints that no block uses.
    ///
    /// - Returns: The violated constraints that the next plan has to include.
    mutating func verifyChecks() -> [Int] {
        var promoted: [Int] = []
        let queued = checks
        checks.removeAll(keepingCapacity: true)
        for constraint in queued {
            store.constraints[constraint].isQueued = false
            guard store.constraints[constraint].isAlive else { continue }
            let isViolated = store.isViolated(constraint)
            switch store.constraints[constraint].role {
            case .check: setBroken(constraint, isViolated)
            case .lazy where isViolated:
                store.constraints[constraint].isPromoted = true
                promoted.append(constraint)
            case .lazy: setBroken(constraint, false)
            default: break
            }
        }
        return promoted
    }

    private mutating func setBroken(_ constraint: Int, _ isBroken: Bool) {
        guard store.constraints[constraint].isBroken != isBroken else { return }
        store.constraints[constraint].isBroken = isBroken
        if isBroken { brokenChanges.append(constraint) }
    }

    // MARK: - Blocks

    /// Runs every block of a new plan, in order.
    mutating func runAll(_ plan: Int) {
        counters.blocks += plans[plan].blocks.count
        for block in plans[plan].blocks.indices {
            let term = Int(plans[plan].equations[block])
            if term >= 0 {
                let value = settleEquation(term)
                set(store.terms[term].variable, value)
            } else {
                for (variable, value) in solveBlock(plan, block) { set(variable, value) }
            }
        }
    }

    /// Runs the marked blocks of a plan, and then the blocks that depend on changed values, until no block is marked.
    mutating func runDirty(_ plan: Int) {
        while let block = plans[plan].dequeueFirstDirty() {
            counters.blocks += 1
            let term = Int(plans[plan].equations[block])
            if term >= 0 {
                let variable = store.terms[term].variable
                let value = settleEquation(term)
                guard value != store.variables[variable].value else { continue }
                set(variable, value)
                markDependentsDirty(of: variable)
            } else {
                let changedValues = solveBlock(plan, block).filter { $0.value != store.variables[$0.variable].value }
                for (variable, value) in changedValues { set(variable, value) }
                for (variable, _) in changedValues { markDependentsDirty(of: variable) }
            }
        }
    }

    /// Returns the values of the variables that a block determines.
    private mutating func solveBlock(_ plan: Int, _ block: Int) -> [(variable: Int, value: Double)] {
        switch plans[plan].blocks[block] {
        case .obsolete: return []
        case .free(let variable): return [(variable, 0)]
        case .equation(let term):
            return [(store.terms[term].variable, settleEquation(term))]
        case .demands(let term, let constraints):
            let variable = store.terms[term].variable
            let demands = demands(variable, constraints)
            let interval = PriorityInterval(demands)
            for constraint in constraints { setBroken(constraint, interval.broken.contains(constraint)) }
            return [(variable, interval.isOpen ? interval.closest(to: preferred(variable, demands)) : interval.closest(to: 0))]
        case .core(var core):
            // Release the plan's reference to the core, so that the change does not copy the core.
            plans[plan].blocks[block] = .obsolete
            let values = solveCore(&core)
            plans[plan].blocks[block] = .core(core)
            return values
        }
    }

    private mutating func solveCore(_ core: inout LayoutCore) -> [(variable: Int, value: Double)] {
        if let basis = core.basis {
            if core.shortcut.isEmpty { core.shortcut = [CorePlanner.shortcut(core, basis, store: store)] }
            let attempt = CoreSolution(core.shortcut[0], store: store)
            if attempt.broken.isEmpty, basis.signs.allSatisfy({ attempt.isOnSide($0.key, $0.value) }) { return attempt.values }
        }
        if let guess = CoreGuess(core, store: store) {
            counters.guesses += 1
            core.openFlags = Array(repeating: false, count: core.parameters.count)
            core.basis = guess.basis
            core.shortcut = []
            for constraint in core.constraints(store) { setBroken(constraint, false) }
            return guess.solution
        }
        counters.cores += 1
        let solution = CoreSolution.solve(core, store: store)
        core.openFlags = solution.openFlags
        core.basis = solution.basis
        core.shortcut = []
        for constraint in core.constraints(store) { setBroken(constraint, solution.broken.contains(constraint)) }
        return solution.values
    }

    /// Returns the interval of values that the constraints allow for a variable when all other variables keep their
    /// values.
    func interval(_ variable: Int, _ constraints: [Int]) -> PriorityInterval { PriorityInterval(demands(variable, constraints)) }

    private func demands(_ variable: Int, _ constraints: [Int]) -> [PriorityInterval.Demand] {
        constraints.map { constraint in
            var sum = store.constraints[constraint].constant
            var factor = 1.0
            for termIndex in store.termIndices(constraint) {
                let term = store.terms[termIndex]
                if term.variable == variable {
                    factor = term.coefficient
                } else {
                    sum -= term.coefficient * store.variables[term.variable].value
                }
            }
            let relation = store.constraints[constraint].relation
            return PriorityInterval.Demand(
                relation: factor < 0 ? relation.reversed : relation, target: sum / factor, priority: store.constraints[constraint].priority,
                weight: abs(factor), constraint: constraint)
        }
    }

    /// Returns the preferred value among equally good values: the target of the oldest demand. For a size, upper limits
    /// do not count, so that a size with only upper limits is 0.
    ///
    /// The Cassowary method, which adds one constraint after the other, has the same result. The first constraint of
    /// a free variable determines the variable, with a slack of 0.
    private func preferred(_ variable: Int, _ demands: [PriorityInterval.Demand]) -> Double {
        let isRestricted = store.variables[variable].isRestricted
        let candidates = demands.filter { demand in
            !store.constraints[demand.constraint].isFloor && (!isRestricted || demand.relation != .lessThanOrEqual)
        }
        return candidates.min { store.isOlder($0.constraint, $1.constraint) }?.target ?? 0
    }

    @inline(__always) private mutating func set(_ variable: Int, _ value: Double) {
        guard store.variables[variable].value != value else { return }
        store.variables[variable].value = value
        if value < 0, store.variables[variable].needsFloor { negatives.append(variable) }
        guard !store.variables[variable].isChanged else { return }
        store.variables[variable].isChanged = true
        changed.append(variable)
    }

    /// Returns the value that an equation determines for its variable.
    ///
    /// If required equations alone lead to a negative size, the size becomes 0 and the equation is broken. Any other
    /// negative value is returned unchanged. The variable later gets a floor constraint, so that optional constraints
    /// give way.
    @inline(__always) private mutating func settleEquation(_ termIndex: Int) -> Double {
        let value = solveEquation(termIndex)
        let constraint = store.terms[termIndex].constraint
        guard value < 0, store.variables[store.terms[termIndex].variable].isForced else {
            setBroken(constraint, false)
            return value
        }
        setBroken(constraint, SolverTolerance.isViolated(-value, near: store.constraints[constraint].constant))
        return 0
    }

    @inline(__always) private func solveEquation(_ termIndex: Int) -> Double {
        let term = store.terms[termIndex]
        var sum = store.constraints[term.constraint].constant
        for other in store.termIndices(term.constraint) where other != termIndex {
            sum -= store.terms[other].coefficient * store.variables[store.terms[other].variable].value
        }
        return term.coefficient == 1 ? sum : sum / term.coefficient
    }
}
