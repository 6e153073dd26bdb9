/// Plans the order in which variables are computed from the constraints in which they occur.
///
/// 1. A required equation with one unknown determines that unknown, which may leave another equation with one
///    unknown. Most of a screen is solved by this propagation.
/// 2. The remaining constraints are grouped by their sum of unknowns. An unknown that occurs in only one sum is
///    deferred, because it can always satisfy that sum once the others are known. Another unknown may then occur in
///    only one sum and be deferred too.
/// 3. The connected sets that remain are cores.
///
/// Inequalities of several unknowns are left out on the assumption that they hold, unless nothing else determines a
/// position. The plan contains the equations, then the cores, then the deferred unknowns in reverse order. The cost
/// is nearly linear in the number of terms.
struct LayoutPlanner {
    private(set) var plan = LayoutPlan()
    private let planIndex: Int
    private var queue: [Int] = []
    var groups: [[Int]] = []
    private var sums: [SumKey: Int] = [:]
    private var isGroupRemoved: [Bool] = []
    /// The inequalities that are left out, the oldest first.
    var lazyConstraints: [Int] = []
    /// The unknowns that are computed last, in reverse order.
    private var deferred: [(variable: Int, group: Int)] = []

    /// Returns a plan.
    ///
    /// - Parameters:
    ///   - variables: The variables, none of which is fixed.
    ///   - constraints: All constraints of the variables, by age.
    static func plan(_ variables: [Int], _ constraints: [Int], index: Int, store: inout ConstraintStore) -> LayoutPlan {
        var planner = LayoutPlanner(planIndex: index)
        planner.plan.blocks.reserveCapacity(variables.count)
        planner.run(variables, constraints, &store)
        return planner.plan
    }

    private init(planIndex: Int) {
        self.planIndex = planIndex
    }

    private mutating func run(_ variables: [Int], _ constraints: [Int], _ store: inout ConstraintStore) {
        for variable in variables { store.variables[variable].isKnown = false }
        count(constraints, &store)
        propagate(&store)
        guard plan.blocks.count < variables.count else { return }
        let unknown = variables.filter { !store.variables[$0].isKnown }
        group(constraints, &store)
        anchor(unknown, &store)
        isGroupRemoved = Array(repeating: false, count: groups.count)
        deferUnknowns(unknown, &store)
        addCores(unknown, &store)
        addDeferred(&store)
    }

    // MARK: - Equations

    private mutating func count(_ constraints: [Int], _ store: inout ConstraintStore) {
        for constraint in constraints {
            var unknowns = 0
            for termIndex in store.termIndices(constraint) where !store.variables[store.terms[termIndex].variable].isFixed { unknowns += 1 }
            store.constraints[constraint].unknowns = unknowns
            store.constraints[constraint].group = -1
            store.constraints[constraint].role = store.constraints[constraint].isRequired ? .check : .idle
            if unknowns == 1, store.constraints[constraint].isDefinite { queue.append(constraint) }
        }
    }

    private mutating func propagate(_ store: inout ConstraintStore) {
        var next = 0
        while next < queue.count {
            let constraint = queue[next]
            next += 1
            guard store.constraints[constraint].unknowns == 1 else { continue }
            for termIndex in store.termIndices(constraint) {
                let variable = store.terms[termIndex].variable
                guard !store.variables[variable].isFixed, !store.variables[variable].isKnown else { continue }
                assign(constraint, &store)
                determine(variable, &store)
                plan.append(.equation(term: termIndex))
                break
            }
        }
    }

    /// Records that the next block determines the variable.
    private mutating func determine(_ variable: Int, _ store: inout ConstraintStore) {
        store.variables[variable].isKnown = true
        store.variables[variable].isForced = store.variables[variable].isRestricted
        store.variables[variable].plan = planIndex
        store.variables[variable].block = plan.blocks.count
        var termIndex = store.variables[variable].firstTerm
        while termIndex >= 0 {
            let constraint = store.terms[termIndex].constraint
            store.constraints[constraint].unknowns -= 1
            if store.constraints[constraint].unknowns == 1, store.constraints[constraint].isDefinite { queue.append(constraint) }
            termIndex = store.terms[termIndex].next
        }
    }

    /// Records that the next block uses the constraint.
    private func assign(_ constraint: Int, _ store: inout ConstraintStore) {
        store.constraints[constraint].role = .block
        store.constraints[constraint].plan = planIndex
        store.constraints[constraint].block = plan.blocks.count
    }

    // MARK: - Sums

    /// Groups the constraints that have the same sum of unknowns.
    private mutating func group(_ constraints: [Int], _ store: inout ConstraintStore) {
        for constraint in constraints where store.constraints[constraint].unknowns > 0 {
            if store.constraints[constraint].unknowns > 1, store.constraints[constraint].relation != .equal,
                !store.constraints[constraint].isPromoted
            {
                store.constraints[constraint].role = .lazy
                lazyConstraints.append(constraint)
                continue
            }
            addToGroup(constraint, &store)
        }
    }

    /// Adds a constraint to the group of its sum.
    mutating func addToGroup(_ constraint: Int, _ store: inout ConstraintStore) {
        let key = SumKey(constraint, store)
        let index = sums[key] ?? groups.count
        if index == groups.count {
            sums[key] = index
            groups.append([])
        }
        groups[index].append(constraint)
        store.constraints[constraint].group = index
    }

    /// Defers unknowns that occur in at most one remaining sum, until every other unknown occurs in several sums.
    private mutating func deferUnknowns(_ unknown: [Int], _ store: inout ConstraintStore) {
        for variable in unknown { store.variables[variable].degree = 0 }
        for group in groups { changeDegrees(group[0], by: 1, &store) }
        var candidates = RankedQueue()
        for variable in unknown where store.variables[variable].degree <= 1 { candidates.append(variable, rank(variable, store)) }
        while let variable = candidates.next() {
            guard store.variables[variable].degree >= 0 else { continue }
            let group = remainingGroup(of: variable, store)
            deferred.append((variable, group))
            store.variables[variable].degree = -1
            guard group >= 0 else { continue }
            isGroupRemoved[group] = true
            for termIndex in store.termIndices(groups[group][0]) {
                let other = store.terms[termIndex].variable
                guard other != variable, isOpen(other, store) else { continue }
                store.variables[other].degree -= 1
                if store.variables[other].degree <= 1 { candidates.append(other, rank(other, store)) }
            }
        }
    }

    /// Returns the rank of deferring a variable that occurs in at most one sum. The last variables deferred are
    /// computed first.
    ///
    /// Positions come before sizes, so that sizes without constraints stay 0. Among positions, those that follow
    /// others come first, so that a chain without an anchor begins at 0.
    private func rank(_ variable: Int, _ store: ConstraintStore) -> Int {
        if store.variables[variable].isRestricted { return 2 }
        let group = remainingGroup(of: variable, store)
        return group < 0 || followingPosition(groups[group][0], store) == variable ? 0 : 1
    }

    func isOpen(_ variable: Int, _ store: ConstraintStore) -> Bool {
        let variable = store.variables[variable]
        return !variable.isFixed && !variable.isKnown && variable.degree >= 0
    }

    private func changeDegrees(_ constraint: Int, by change: Int, _ store: inout ConstraintStore) {
        for termIndex in store.termIndices(constraint) {
            let variable = store.terms[termIndex].variable
            if !store.variables[variable].isFixed, !store.variables[variable].isKnown { store.variables[variable].degree += change }
        }
    }

    private func remainingGroup(of variable: Int, _ store: ConstraintStore) -> Int {
        var termIndex = store.variables[variable].firstTerm
        while termIndex >= 0 {
            let group = store.constraints[store.terms[termIndex].constraint].group
            if group >= 0, !isGroupRemoved[group] { return group }
            termIndex = store.terms[termIndex].next
        }
        return -1
    }

    private mutating func addDeferred(_ store: inout ConstraintStore) {
        for (variable, group) in deferred.reversed() {
            store.variables[variable].isKnown = true
            store.variables[variable].isForced = false
            store.variables[variable].plan = planIndex
            store.variables[variable].block = plan.blocks.count
            guard group >= 0 else {
                plan.append(.free(variable: variable))
                continue
            }
            let members = groups[group].count == 1 ? groups[group] : groups[group].sorted { store.precedes($0, $1) }
            for constraint in members { assign(constraint, &store) }
            guard let termIndex = store.termIndices(members[0]).first(where: { store.terms[$0].variable == variable }) else { continue }
            let isEquation = store.constraints[members[0]].isDefinite && members.count == 1
            plan.append(isEquation ? .equation(term: termIndex) : .demands(term: termIndex, constraints: members))
        }
    }

    // MARK: - Cores

    private mutating func addCores(_ unknown: [Int], _ store: inout ConstraintStore) {
        for start in unknown where isOpen(start, store) {
            let (variables, constraints) = connected(start, &store)
            for constraint in constraints { assign(constraint, &store) }
            let core = CorePlanner.plan(variables: variables, constraints: constraints, store: store)
            for variable in variables {
                store.variables[variable].isKnown = true
                store.variables[variable].isForced = false
                store.variables[variable].plan = planIndex
                store.variables[variable].block = plan.blocks.count
            }
            plan.append(.core(core))
        }
    }

    /// Returns the unknowns and constraints connected to an unknown through the remaining sums.
    private mutating func connected(_ start: Int, _ store: inout ConstraintStore) -> (variables: [Int], constraints: [Int]) {
        var variables = [start]
        var constraints: [Int] = []
        store.variables[start].degree = -2
        var next = 0
        while next < variables.count {
            var termIndex = store.variables[variables[next]].firstTerm
            next += 1
            while termIndex >= 0 {
                let group = store.constraints[store.terms[termIndex].constraint].group
                termIndex = store.terms[termIndex].next
                guard group >= 0, !isGroupRemoved[group] else { continue }
                isGroupRemoved[group] = true
                constraints += groups[group]
                for other in store.termIndices(groups[group][0]).map({ store.terms[$0].variable }) where isOpen(other, store) {
                    store.variables[other].degree = -2
                    variables.append(other)
                }
            }
        }
        return (variables, constraints)
    }
}
