/// A guessed solution of a core, proved to be the only optimal one.
///
/// In real layouts, most demands position or size one unknown relative to others that are already known. Each unknown
/// in turn gets the best value for those of its demands in which all other variables are known. Required equations with
/// one unknown left are substituted at once. The proof then runs through the priorities from the highest. The proof
/// propagates the gradient of the errors backward through the assignments. The guess is optimal if releasing any
/// constraint that holds exactly makes an error worse before it improves another one. The proof costs one pass over the
/// terms for each priority, while the simplex expresses every unknown by all unknowns before it. If the proof fails,
/// the simplex solves the core.
struct CoreGuess {
    /// An assigned unknown, and its term in the constraint that determines it.
    private struct Step {
        var unknown: Int
        var termIndex: Int
    }

    private let store: ConstraintStore
    private let variables: [Int]
    private let constraints: [Int]
    /// The index of each unknown within the core, by variable.
    private var unknownOf: [Int: Int] = [:]
    private var demandOf: [Int: Int] = [:]
    private var values: [Double?]
    /// The number of unknowns that have no value yet, by constraint.
    private var unknownCounts: [Int]
    private var steps: [Step] = []
    private var isTight: [Bool]
    /// The basis that gives these values while the same constraints hold exactly; `nil` for a degenerate solution.
    private(set) var basis: LayoutCore.Basis?

    /// The value of each unknown.
    var solution: [(variable: Int, value: Double)] { zip(variables, values).map { ($0, $1 ?? 0) } }

    /// Creates a solution, or returns `nil` if no guess was possible or the proof failed.
    init?(_ core: LayoutCore, store: ConstraintStore) {
        guard core.zeros.isEmpty, !core.demands.isEmpty else { return nil }
        self.store = store
        variables = core.variables(store).sorted()
        constraints = core.constraints(store)
        values = Array(repeating: nil, count: variables.count)
        unknownCounts = Array(repeating: 0, count: constraints.count)
        isTight = Array(repeating: false, count: constraints.count)
        unknownOf.reserveCapacity(variables.count)
        demandOf.reserveCapacity(constraints.count)
        for (index, variable) in variables.enumerated() { unknownOf[variable] = index }
        for (index, constraint) in constraints.enumerated() {
            demandOf[constraint] = index
            unknownCounts[index] = store.termIndices(constraint).count { unknownOf[store.terms[$0].variable] != nil }
        }
        guard guessAll(), let signs = errorSigns(), isProved() else { return nil }
        if signs.isComplete {
            let tight = constraints.indices.filter { isTight[$0] }.map { constraints[$0] }
            basis = LayoutCore.Basis(tight: Set(tight), signs: signs.signs, zeros: [])
        }
    }

    // MARK: - The guess

    private mutating func guessAll() -> Bool {
        var queue = constraints.indices.filter { unknownCounts[$0] == 1 && store.constraints[constraints[$0]].isDefinite }
        for next in variables.indices {
            while let equation = queue.popLast() {
                guard unknownCounts[equation] == 1, let termIndex = termOfOnlyUnknown(constraints[equation]) else { continue }
                assign(termIndex, target(termIndex), equation, &queue)
            }
            guard values[next] == nil else { continue }
            guard decide(next, &queue) else { return false }
        }
        return true
    }

    /// Returns the term of a constraint's only unknown that has no value yet.
    private func termOfOnlyUnknown(_ constraint: Int) -> Int? {
        store.termIndices(constraint).first { termIndex in unknownOf[store.terms[termIndex].variable].map { values[$0] == nil } ?? false }
    }

    private func value(_ variable: Int) -> Double {
        unknownOf[variable].flatMap { values[$0] } ?? store.variables[variable].value
    }

    /// Returns the value of a term's variable at which its constraint holds exactly.
    private func target(_ termIndex: Int) -> Double {
        let term = store.terms[termIndex]
        var sum = store.constraints[term.constraint].constant
        for other in store.termIndices(term.constraint) where other != termIndex {
            sum -= store.terms[other].coefficient * value(store.terms[other].variable)
        }
        return sum / term.coefficient
    }

    /// Assigns the best value to an unknown, according to those of its demands in which all other variables are
    /// known.
    private mutating func decide(_ unknown: Int, _ queue: inout [Int]) -> Bool {
        var termIndices: [Int] = []
        var termIndex = store.variables[variables[unknown]].firstTerm
        while termIndex >= 0 {
            if let demand = demandOf[store.terms[termIndex].constraint], unknownCounts[demand] == 1 { termIndices.append(termIndex) }
            termIndex = store.terms[termIndex].next
        }
        termIndices.sort { store.precedes(store.terms[$0].constraint, store.terms[$1].constraint) }
        let demands = termIndices.map { termIndex in
            let term = store.terms[termIndex]
            let constraint = store.constraints[term.constraint]
            return PriorityInterval.Demand(
                relation: term.coefficient < 0 ? constraint.relation.reversed : constraint.relation, target: target(termIndex),
                priority: constraint.priority, weight: abs(term.coefficient), constraint: termIndex)
        }
        let interval = PriorityInterval(demands)
        guard interval.broken.isEmpty, !interval.isOpen else { return false }
        let best = interval.closest(to: 0)
        // An optional equation that holds exactly limits the value from both sides.
        let tightDemands = demands.filter { abs($0.target - best) <= SolverTolerance.coefficient * max(1, abs(best)) }
        guard let determining = tightDemands.first(where: { $0.priority < 1000 && $0.relation == .equal }) ?? tightDemands.first,
            let demand = demandOf[store.terms[determining.constraint].constraint]
        else { return false }
        assign(determining.constraint, best, demand, &queue)
        return true
    }

    private mutating func assign(_ termIndex: Int, _ value: Double, _ demand: Int, _ queue: inout [Int]) {
        guard let unknown = unknownOf[store.terms[termIndex].variable] else { return }
        values[unknown] = value
        isTight[demand] = true
        steps.append(Step(unknown: unknown, termIndex: termIndex))
        var other = store.variables[variables[unknown]].firstTerm
        while other >= 0 {
            if let demand = demandOf[store.terms[other].constraint] {
                unknownCounts[demand] -= 1
                if unknownCounts[demand] == 1, store.constraints[constraints[demand]].isDefinite { queue.append(demand) }
            }
            other = store.terms[other].next
        }
    }

    // MARK: - The proof

    /// Returns the left side of a constraint minus its constant.
    private func excess(_ constraint: Int) -> Double {
        store.termIndices(constraint).reduce(-store.constraints[constraint].constant) {
            $0 + store.terms[$1].coefficient * value(store.terms[$1].variable)
        }
    }

    /// Returns, for each constraint that does not hold exactly, the sign of its error; `nil` if a required constraint
    /// is violated.
    private func errorSigns() -> (signs: [Int: Double], isComplete: Bool)? {
        var signs: [Int: Double] = [:]
        var isComplete = true
        for (index, constraint) in constraints.enumerated() where !isTight[index] {
            let (excess, properties) = (excess(constraint), store.constraints[constraint])
            let error = properties.relation.violation(excess)
            if properties.isRequired, SolverTolerance.isViolated(error, near: properties.constant) { return nil }
            if abs(excess) <= SolverTolerance.violation, !properties.isRequired { isComplete = false }
            // Negate upper limits, as the simplex does, so that larger values are better.
            let oriented = properties.relation == .lessThanOrEqual ? -excess : excess
            if !properties.isDefinite { signs[constraint] = oriented < 0 && !properties.isRequired ? -1 : 1 }
        }
        return (signs, isComplete)
    }

    /// Whether releasing any constraint that holds exactly makes an error worse before it improves another.
    private func isProved() -> Bool {
        let softConstraints = constraints.indices.filter { !store.constraints[constraints[$0]].isRequired }
        let levels = Set(softConstraints.map { store.constraints[constraints[$0]].priority }).sorted(by: >)
        guard levels.count <= Self.maximumPriorities else { return false }
        var isOpen = steps.map { !store.constraints[store.terms[$0.termIndex].constraint].isDefinite }
        var gradient = Array(repeating: 0.0, count: variables.count)
        for level in levels {
            for softConstraint in softConstraints
            where !isTight[softConstraint] && store.constraints[constraints[softConstraint]].priority == level {
                addCost(softConstraint, &gradient)
            }
            var stillOpen = false
            for index in steps.indices.reversed() {
                let slope = eliminateSlope(steps[index], &gradient)
                guard isOpen[index] else { continue }
                switch effectOfReleasing(store.constraints[store.terms[steps[index].termIndex].constraint], slope, level) {
                case .worse: isOpen[index] = false
                case .same: stillOpen = true
                case .better: return false
                }
            }
            if !stillOpen { return true }
        }
        return false
    }

    /// The maximum number of priorities. Layouts have few; with more, the proof would cost as much as the simplex.
    private static let maximumPriorities = 24

    /// Adds the gradient of the error of an optional constraint that is not met.
    private func addCost(_ softConstraint: Int, _ gradient: inout [Double]) {
        let constraint = constraints[softConstraint]
        let excess = excess(constraint)
        guard store.constraints[constraint].relation.violation(excess) > SolverTolerance.violation else { return }
        for termIndex in store.termIndices(constraint) {
            guard let unknown = unknownOf[store.terms[termIndex].variable] else { continue }
            gradient[unknown] += (excess > 0 ? 1 : -1) * store.terms[termIndex].coefficient
        }
    }

    /// Returns the slope of the errors along the step's constraint while the other constraints hold. Also replaces the
    /// step's unknown in the gradient by earlier unknowns.
    private func eliminateSlope(_ step: Step, _ gradient: inout [Double]) -> Double {
        let term = store.terms[step.termIndex]
        let slope = gradient[step.unknown] / term.coefficient
        gradient[step.unknown] = 0
        guard slope != 0 else { return 0 }
        for termIndex in store.termIndices(term.constraint) where termIndex != step.termIndex {
            if let unknown = unknownOf[store.terms[termIndex].variable] { gradient[unknown] -= slope * store.terms[termIndex].coefficient }
        }
        return slope
    }

    private enum Effect {
        case worse, same, better
    }

    /// Returns how the errors of a priority change if a constraint that holds exactly is released. All higher
    /// priorities stay the same.
    private func effectOfReleasing(_ constraint: ConstraintStore.Constraint, _ slope: Double, _ level: Float) -> Effect {
        let tolerance = SolverTolerance.coefficient
        let inward = constraint.relation == .lessThanOrEqual ? -slope : slope
        if constraint.isRequired || constraint.priority > level {
            return inward > tolerance ? .worse : inward < -tolerance ? .better : .same
        }
        guard constraint.priority == level else { return abs(slope) > tolerance ? .better : .same }
        if constraint.relation == .equal { return abs(slope) < 1 - tolerance ? .worse : .better }
        guard inward < 1 - tolerance, inward > -tolerance else { return .better }
        return inward > tolerance ? .worse : .same
    }
}
