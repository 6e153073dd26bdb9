/// Chooses a core's parameters, and the order in which equations determine the other unknowns.
///
/// The required equations that have one unknown are substituted first, the oldest first. When none is left, the
/// unknown that occurs in the most equations becomes a parameter. Substitution then continues with the equations that
/// now have one unknown. The result lists the parameters, the substitution steps as sums of parameters, the equations
/// without an unknown, and all other demands by priority.
struct CorePlanner {
    private let store: ConstraintStore
    private var unknownCounts: [Int: Int] = [:]
    private var forms: [Int: SparseRow] = [:]
    private var queue: [Int] = []
    private var core = LayoutCore()

    /// Returns the plan of a core.
    ///
    /// - Parameters:
    ///   - variables: The unknowns.
    ///   - constraints: All constraints in which the unknowns occur.
    static func plan(variables: [Int], constraints: [Int], store: ConstraintStore) -> LayoutCore {
        var planner = CorePlanner(store: store, members: Set(variables))
        return planner.run(variables, constraints)
    }

    /// Returns a plan for a core with a known `basis`. Constraints that hold exactly are treated as equations, and
    /// all others are left out.
    static func shortcut(_ core: LayoutCore, _ basis: LayoutCore.Basis, store: ConstraintStore) -> LayoutCore {
        let variables = core.variables(store)
        var planner = CorePlanner(store: store, members: Set(variables))
        planner.tight = basis.tight
        planner.core.zeros = basis.zeros
        let constraints = core.constraints(store).filter { store.constraints[$0].isDefinite || basis.tight.contains($0) }
        return planner.run(variables, constraints)
    }

    private let members: Set<Int>
    private var tight: Set<Int> = []

    private init(store: ConstraintStore, members: Set<Int>) {
        self.store = store
        self.members = members
    }

    private mutating func run(_ variables: [Int], _ constraints: [Int]) -> LayoutCore {
        var degrees: [Int: Int] = [:]
        var equations: [Int] = []
        for constraint in constraints.sorted(by: { store.constraints[$0].serial < store.constraints[$1].serial }) {
            guard store.constraints[constraint].isDefinite || tight.contains(constraint) else {
                core.demands.append(constraint)
                continue
            }
            equations.append(constraint)
            unknownCounts[constraint] = count(constraint, &degrees)
        }
        for variable in core.zeros { define(variable, as: SparseRow()) }
        queue = equations.filter { unknownCounts[$0] == 1 }
        processQueue()
        for variable in variables.sorted(by: { (degrees[$0] ?? 0, $1) > (degrees[$1] ?? 0, $0) }) where forms[variable] == nil {
            define(variable, as: SparseRow(column: core.parameters.count))
            core.parameters.append(variable)
            processQueue()
        }
        let used = Set(core.steps.map { store.terms[$0.term].constraint })
        core.leftovers = equations.filter { !used.contains($0) }
        core.demands.sort { store.precedes($0, $1) }
        return core
    }

    private func count(_ constraint: Int, _ degrees: inout [Int: Int]) -> Int {
        var result = 0
        for termIndex in store.termIndices(constraint) where members.contains(store.terms[termIndex].variable) {
            degrees[store.terms[termIndex].variable, default: 0] += 1
            result += 1
        }
        return result
    }

    /// Records the expression of an unknown, and queues the equations that have one unknown left.
    private mutating func define(_ variable: Int, as form: SparseRow) {
        forms[variable] = form
        var termIndex = store.variables[variable].firstTerm
        while termIndex >= 0 {
            let constraint = store.terms[termIndex].constraint
            if let remaining = unknownCounts[constraint] {
                unknownCounts[constraint] = remaining - 1
                if remaining == 2 { queue.append(constraint) }
            }
            termIndex = store.terms[termIndex].next
        }
    }

    private mutating func processQueue() {
        var next = 0
        while next < queue.count {
            let constraint = queue[next]
            next += 1
            guard unknownCounts[constraint] == 1 else { continue }
            substitute(constraint)
        }
        queue.removeAll(keepingCapacity: true)
    }

    private mutating func substitute(_ constraint: Int) {
        var form = SparseRow()
        var unknown = -1
        for termIndex in store.termIndices(constraint) {
            let term = store.terms[termIndex]
            if let knownForm = forms[term.variable] {
                form.add(knownForm, times: -term.coefficient)
            } else if unknownCounts[constraint] == 1, isUnknown(term.variable) {
                unknown = termIndex
            }
        }
        guard unknown >= 0 else { return }
        form.scale(by: 1 / store.terms[unknown].coefficient)
        core.steps.append(LayoutCore.Step(term: unknown, form: form))
        define(store.terms[unknown].variable, as: form)
    }

    private func isUnknown(_ variable: Int) -> Bool {
        members.contains(variable)
    }
}

extension ConstraintStore {
    /// Returns whether a constraint takes precedence over another: by priority, then by age.
    func precedes(_ left: Int, _ right: Int) -> Bool {
        let (a, b) = (constraints[left], constraints[right])
        return a.priority == b.priority ? a.serial < b.serial : a.priority > b.priority
    }
}
