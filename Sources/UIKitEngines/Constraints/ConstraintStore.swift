/// Variables, constraints and their terms in flat arrays, linked in both directions.
///
/// The terms of a constraint occupy one contiguous run. The terms of a variable form a doubly linked list through the
/// runs. Indices and runs of removed elements are reused, so that adding and removing a constraint costs time
/// proportional to its terms.
struct ConstraintStore: Sendable {
    /// The role of a constraint in the current plan.
    enum Role: Sendable {
        /// The constraint is not planned yet.
        case none
        /// Other constraints determine all variables of this constraint, which therefore holds or is broken.
        case check
        /// The constraint is left out of the plan on the assumption that it holds.
        case lazy
        /// The constraint is optional and has no influence.
        case idle
        /// The constraint belongs to a block and determines the block's variables.
        case block
    }

    struct Variable: Sendable {
        var value = 0.0
        @StoredAsInt32 var firstTerm = -1
        @StoredAsInt32 var plan = -1
        @StoredAsInt32 var block = -1
        @StoredAsInt32 var mark = 0
        @StoredAsInt32 var degree = 0
        /// The constraint that keeps the variable from being negative, or -1 if none was added.
        @StoredAsInt32 var floor = -1
        var isAlive = true
        /// Whether the variable is at least 0: a width or a height.
        var isRestricted = false
        /// Whether required equations alone determine the variable.
        var isForced = false
        /// Whether the variable is listed for the next plan. The flag belongs to the index: it is unchanged when the
        /// variable is removed.
        var isListed = false
        var isFixed = false
        var isKnown = false
        var isChanged = false

        /// Whether a negative value has to be prevented by a floor constraint: the variable is restricted, and its
        /// value is neither fixed nor forced.
        var needsFloor: Bool { isRestricted && floor < 0 && isAlive && !isFixed && !isForced }
        var isNegative: Bool { SolverTolerance.isViolated(-value, near: 0) }
    }

    struct Constraint: Sendable {
        var constant = 0.0
        var serial = 0
        @StoredAsInt32 var firstTerm = 0
        @StoredAsInt32 var termCount = 0
        var priority: Float = 1000
        var relation = LayoutRelation.equal
        var role = Role.none
        var isAlive = true
        var isPromoted = false
        var isBroken = false
        /// Whether the constraint keeps a restricted variable at 0 or more.
        var isFloor = false
        /// Whether the constraint is listed for a check. The flag belongs to the index: it is unchanged when the
        /// constraint is removed.
        var isQueued = false
        /// Whether the constraint is listed for the next plan. The flag belongs to the index: it is unchanged when the
        /// constraint is removed.
        var isListed = false
        @StoredAsInt32 var plan = -1
        @StoredAsInt32 var block = -1
        @StoredAsInt32 var mark = 0
        @StoredAsInt32 var unknowns = 0
        @StoredAsInt32 var group = -1

        var isRequired: Bool { priority >= 1000 }
        var isDefinite: Bool { relation == .equal && priority >= 1000 }
    }

    struct Term: Sendable {
        var coefficient = 0.0
        @StoredAsInt32 var variable = -1
        @StoredAsInt32 var constraint = -1
        @StoredAsInt32 var next = -1
        @StoredAsInt32 var previous = -1
    }

    /// An integer stored in 32 bits, so that the data used during a resize fits the processor's cache.
    @propertyWrapper struct StoredAsInt32: Sendable {
        private var stored: Int32

        init(wrappedValue: Int) {
            stored = Int32(truncatingIfNeeded: wrappedValue)
        }

        var wrappedValue: Int {
            get { Int(stored) }
            set { stored = Int32(truncatingIfNeeded: newValue) }
        }
    }

    var variables: ContiguousArray<Variable> = []
    var constraints: ContiguousArray<Constraint> = []
    var terms: ContiguousArray<Term> = []
    private var freeVariables: [Int] = []
    private var freeConstraints: [Int] = []
    private var freeRuns: [Int: [Int]] = [:]
    private var nextSerial = 0

    mutating func addVariable(isRestricted: Bool) -> Int {
        var variable = Variable()
        variable.isRestricted = isRestricted
        if let index = freeVariables.popLast() {
            variable.isListed = variables[index].isListed
            variable.isChanged = variables[index].isChanged
            variables[index] = variable
            return index
        }
        variables.append(variable)
        return variables.count - 1
    }

    mutating func removeVariable(_ index: Int) {
        variables[index].isAlive = false
        freeVariables.append(index)
    }

    mutating func addConstraint(_ relation: LayoutRelation, constant: Double, priority: Float) -> Int {
        nextSerial += 1
        var constraint = Constraint()
        constraint.constant = constant
        constraint.serial = nextSerial
        constraint.priority = priority
        constraint.relation = relation
        if let index = freeConstraints.popLast() {
            constraint.isQueued = constraints[index].isQueued
            constraint.isListed = constraints[index].isListed
            constraints[index] = constraint
            return index
        }
        constraints.append(constraint)
        return constraints.count - 1
    }

    /// Adds the constraint that keeps a restricted variable at 0 or more. A floor counts as older than all other
    /// constraints, so that the other constraints are broken first.
    mutating func addFloor(of variable: Int) -> Int {
        let index = addConstraint(.greaterThanOrEqual, constant: 0, priority: 1000)
        constraints[index].serial = 0
        constraints[index].isFloor = true
        setTerms([LinearTerm(SolverVariable(index: variable))], of: index)
        variables[variable].floor = index
        return index
    }

    /// Sets the terms of a constraint. Terms with the same variable are merged, and terms with a factor of 0 are
    /// dropped.
    mutating func setTerms(_ new: [LinearTerm], of constraint: Int) {
        let isSimple = new.count == 1 || (new.count == 2 && new[0].variable != new[1].variable)
        let merged = isSimple && new.allSatisfy { abs($0.coefficient) > SolverTolerance.coefficient } ? new : Self.merged(new)
        var start = terms.count
        if let run = freeRuns[merged.count]?.popLast() {
            start = run
        } else {
            for _ in merged { terms.append(Term()) }
        }
        constraints[constraint].firstTerm = start
        constraints[constraint].termCount = merged.count
        for (offset, term) in merged.enumerated() {
            link(start + offset, term.variable.index, constraint, term.coefficient)
        }
    }

    private mutating func link(_ term: Int, _ variable: Int, _ constraint: Int, _ coefficient: Double) {
        let head = variables[variable].firstTerm
        terms[term] = Term(coefficient: coefficient, variable: variable, constraint: constraint, next: head, previous: -1)
        if head >= 0 { terms[head].previous = term }
        variables[variable].firstTerm = term
    }

    mutating func removeConstraint(_ index: Int) {
        let constraint = constraints[index]
        for term in constraint.firstTerm..<constraint.firstTerm + constraint.termCount { unlink(term) }
        if constraint.termCount > 0 { freeRuns[constraint.termCount, default: []].append(constraint.firstTerm) }
        constraints[index].isAlive = false
        constraints[index].termCount = 0
        freeConstraints.append(index)
    }

    private mutating func unlink(_ index: Int) {
        let term = terms[index]
        if term.previous >= 0 { terms[term.previous].next = term.next } else { variables[term.variable].firstTerm = term.next }
        if term.next >= 0 { terms[term.next].previous = term.previous }
        terms[index] = Term()
    }

    private static func merged(_ terms: [LinearTerm]) -> [LinearTerm] {
        var result: [LinearTerm] = []
        for term in terms {
            if let index = result.firstIndex(where: { $0.variable == term.variable }) {
                result[index].coefficient += term.coefficient
            } else {
                result.append(term)
            }
        }
        return result.filter { abs($0.coefficient) > SolverTolerance.coefficient }
    }

    /// Returns the indices of a constraint's terms.
    @inline(__always) func termIndices(_ constraint: Int) -> Range<Int> {
        let first = constraints[constraint].firstTerm
        return first..<first + constraints[constraint].termCount
    }

    /// Whether the left constraint was added before the right one.
    @inline(__always) func isOlder(_ left: Int, _ right: Int) -> Bool { constraints[left].serial < constraints[right].serial }

    /// Returns the left side of a constraint at the current values, minus its constant.
    func excess(_ constraint: Int) -> Double {
        var sum = -constraints[constraint].constant
        for term in termIndices(constraint) { sum += terms[term].coefficient * variables[terms[term].variable].value }
        return sum
    }

    /// Whether the current values violate the constraint.
    func isViolated(_ constraint: Int) -> Bool {
        let error = constraints[constraint].relation.violation(excess(constraint))
        return SolverTolerance.isViolated(error, near: constraints[constraint].constant)
    }
}
