// Queries about the last solution. A variable is ambiguous if its block leaves an interval of values, or if the block
// depends on an ambiguous variable; the search is depth-first and memoized. The constraints that determine a value
// are found breadth-first, from the block of the variable through the variables of its constraints. Both searches
// visit each constraint at most once. `solveBySimplex()` is the reference implementation for tests: it treats all
// constraints as one core.

extension ConstraintSolver {
    /// Returns whether another value of the variable satisfies the constraints equally well, according to the last
    /// ``solve()``.
    package func isAmbiguous(_ variable: SolverVariable) -> Bool {
        var ambiguity: [Int: Bool] = [:]
        return isAmbiguous(variable.index, &ambiguity)
    }

    private func isAmbiguous(_ variable: Int, _ ambiguity: inout [Int: Bool]) -> Bool {
        if store.variables[variable].isFixed { return false }
        if let answer = ambiguity[variable] { return answer }
        // The constraints of a block also contain the block's variable itself, which must not make that variable
        // ambiguous.
        ambiguity[variable] = false
        let answer = isBlockAmbiguous(variable, &ambiguity)
        ambiguity[variable] = answer
        return answer
    }

    private func isBlockAmbiguous(_ variable: Int, _ ambiguity: inout [Int: Bool]) -> Bool {
        guard let block = block(of: variable) else { return true }
        switch block {
        case .obsolete, .free: return true
        case .equation(let term): return isAnyAmbiguous(in: [store.terms[term].constraint], except: [variable], &ambiguity)
        case .demands(_, let constraints):
            return interval(variable, constraints).isOpen || isAnyAmbiguous(in: constraints, except: [variable], &ambiguity)
        case .core(let core):
            return isOpen(variable, in: core)
                || isAnyAmbiguous(in: core.constraints(store), except: Set(core.variables(store)), &ambiguity)
        }
    }

    private func isAnyAmbiguous(in constraints: [Int], except ownVariables: Set<Int>, _ ambiguity: inout [Int: Bool]) -> Bool {
        for constraint in constraints {
            for termIndex in store.termIndices(constraint) where !ownVariables.contains(store.terms[termIndex].variable) {
                if isAmbiguous(store.terms[termIndex].variable, &ambiguity) { return true }
            }
        }
        return false
    }

    /// Returns whether a core allows several values of a variable. A cheap test rejects most variables; the exact test
    /// costs as much as solving the core once more.
    private func isOpen(_ variable: Int, in core: LayoutCore) -> Bool {
        mayBeOpen(variable, in: core) && CoreSolution.isOpen(variable, in: core, store: store)
    }

    private func mayBeOpen(_ variable: Int, in core: LayoutCore) -> Bool {
        if let index = core.parameters.firstIndex(of: variable) { return core.openFlags.indices.contains(index) && core.openFlags[index] }
        guard let step = core.steps.first(where: { store.terms[$0.term].variable == variable }) else { return false }
        return step.form.entries.contains { core.openFlags.indices.contains(Int($0.column)) && core.openFlags[Int($0.column)] }
    }

    private func block(of variable: Int) -> LayoutPlan.Block? {
        let (plan, block) = (store.variables[variable].plan, store.variables[variable].block)
        return plan >= 0 ? plans[plan].blocks[block] : nil
    }

    /// Returns the constraints from which a variable's value is derived, the closest ones first.
    ///
    /// - Parameter limit: The maximum number of constraints to return.
    package func constraintsDetermining(_ variable: SolverVariable, limit: Int = .max) -> [SolverConstraint] {
        findConstraints([variable.index], limit: limit)
    }

    /// Returns the required constraints from which the variables of a broken constraint are derived, the closest ones
    /// first.
    package func constraintsContradicting(_ constraint: SolverConstraint, limit: Int = 12) -> [SolverConstraint] {
        findConstraints(store.termIndices(constraint.index).map { store.terms[$0].variable }, limit: limit + 1)
            .filter { $0 != constraint && store.constraints[$0.index].isRequired && !store.constraints[$0.index].isFloor }
    }

    private func findConstraints(_ start: [Int], limit: Int) -> [SolverConstraint] {
        var variables = start
        var visitedVariables = Set(start)
        var result: [SolverConstraint] = []
        var visitedConstraints: Set<Int> = []
        var next = 0
        while next < variables.count, result.count < limit {
            let users = block(of: variables[next]).map(constraints) ?? []
            next += 1
            for constraint in users where visitedConstraints.insert(constraint).inserted {
                result.append(SolverConstraint(index: constraint))
                for termIndex in store.termIndices(constraint) where visitedVariables.insert(store.terms[termIndex].variable).inserted {
                    variables.append(store.terms[termIndex].variable)
                }
            }
        }
        return result
    }

    private func constraints(of block: LayoutPlan.Block) -> [Int] {
        switch block {
        case .obsolete, .free: []
        case .equation(let term): [store.terms[term].constraint]
        case .demands(_, let constraints): constraints
        case .core(let core): core.constraints(store)
        }
    }

    /// Solves all constraints with one simplex tableau, without substitution. This slow method is the reference in
    /// tests.
    package mutating func solveBySimplex() {
        solve()
        let unknowns = store.variables.indices.filter { store.variables[$0].isAlive && !store.variables[$0].isFixed }
        for variable in unknowns {
            store.variables[variable].isKnown = false
            store.variables[variable].isForced = false
            if store.variables[variable].needsFloor { _ = store.addFloor(of: variable) }
        }
        var core = LayoutCore()
        core.parameters = unknowns
        let all = store.constraints.indices.filter { store.constraints[$0].isAlive }.sorted { store.precedes($0, $1) }
        core.leftovers = all.filter { store.constraints[$0].isDefinite }
        core.demands = all.filter { !store.constraints[$0].isDefinite }
        let solution = CoreSolution.solve(core, store: store)
        for (variable, value) in solution.values { store.variables[variable].value = value }
        for constraint in all { store.constraints[constraint].isBroken = solution.broken.contains(constraint) }
    }
}

extension ConstraintSolver {
    /// Returns the variables that occur in a constraint.
    package func variables(of constraint: SolverConstraint) -> [SolverVariable] {
        store.termIndices(constraint.index).map { SolverVariable(index: store.terms[$0].variable) }
    }

    /// Returns all constraints that contain any of these variables.
    package func constraints(of variables: [SolverVariable]) -> [SolverConstraint] {
        var result: [SolverConstraint] = []
        var seen: Set<Int> = []
        for variable in variables {
            var termIndex = store.variables[variable.index].firstTerm
            while termIndex >= 0 {
                let isFloor = store.constraints[store.terms[termIndex].constraint].isFloor
                if !isFloor, seen.insert(store.terms[termIndex].constraint).inserted {
                    result.append(SolverConstraint(index: store.terms[termIndex].constraint))
                }
                termIndex = store.terms[termIndex].next
            }
        }
        return result
    }

    /// Returns a new solver for some variables and for the constraints that contain no other variable.
    ///
    /// - Returns: The new solver, and the counterparts of the variables and constraints in that solver.
    package func subsolver(
        of variables: [SolverVariable]
    ) -> (solver: ConstraintSolver, variables: [SolverVariable: SolverVariable], constraints: [SolverConstraint: SolverConstraint]) {
        var subsolver = ConstraintSolver()
        var copies: [SolverVariable: SolverVariable] = [:]
        for variable in variables {
            let copy = subsolver.addVariable(isRestricted: isRestricted(variable))
            copies[variable] = copy
            if isFixed(variable) { subsolver.fix(copy, to: value(variable)) }
        }
        var constraintCopies: [SolverConstraint: SolverConstraint] = [:]
        for id in constraints(of: variables).sorted(by: { store.constraints[$0.index].serial < store.constraints[$1.index].serial }) {
            var terms: [LinearTerm] = []
            for termIndex in store.termIndices(id.index) {
                guard let copy = copies[SolverVariable(index: store.terms[termIndex].variable)] else { break }
                terms.append(LinearTerm(copy, store.terms[termIndex].coefficient))
            }
            let constraint = store.constraints[id.index]
            guard terms.count == constraint.termCount else { continue }
            constraintCopies[id] = subsolver.add(terms, constraint.relation, constraint.constant, priority: constraint.priority)
        }
        return (subsolver, copies, constraintCopies)
    }
}
