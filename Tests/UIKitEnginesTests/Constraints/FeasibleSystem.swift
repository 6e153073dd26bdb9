@testable import UIKitEngines

/// Constraints whose required ones all hold for numbers chosen before: none may be broken, and most values are
/// determined.
struct FeasibleSystem {
    var solver = ConstraintSolver()
    private(set) var members: [(id: SolverConstraint, priority: Float)] = []
    private(set) var variables: [SolverVariable] = []
    private var known: [SolverVariable: Double] = [:]
    private var numbers: SeededNumbers

    init(seed: Int, variables count: Int) {
        numbers = SeededNumbers(seed)
        for _ in 0..<count {
            let variable = solver.addVariable()
            known[variable] = Double(numbers.next(400) - 100)
            variables.append(variable)
        }
        for index in variables.indices { place(index) }
        for _ in 0..<count / 2 { addDemand() }
    }

    /// Places a variable: by a number, or by others; some are left to optional constraints.
    private mutating func place(_ index: Int) {
        let variable = variables[index]
        switch numbers.next(8) {
        case 0: add([LinearTerm(variable)], .equal, 1000)
        case 1: addSoftConstraint([LinearTerm(variable)])
        case 2 where index > 1:
            add(
                [LinearTerm(variable), LinearTerm(variables[index - 1], -1), LinearTerm(variables[numbers.next(index)], -0.5)], .equal, 1000
            )
        default:
            let other = variables[index == 0 ? 0 : numbers.next(index)]
            add(
                index == 0 ? [LinearTerm(variable)] : [LinearTerm(variable), LinearTerm(other, numbers.pick([-1, -2, 0.5]))], .equal, 1000)
        }
    }

    private mutating func terms() -> [LinearTerm] {
        (0..<1 + numbers.next(2)).map { _ in LinearTerm(numbers.pick(variables), numbers.pick([1, -1, 0.5])) }
    }

    private mutating func addDemand() {
        if numbers.next(2) == 0 {
            addSoftConstraint(terms())
        } else {
            add(terms(), numbers.pick([.lessThanOrEqual, .greaterThanOrEqual]), 1000)
        }
    }

    private mutating func addSoftConstraint(_ terms: [LinearTerm]) {
        let priority = numbers.pick([999, 750, 500, 250] as [Float])
        let constant = Double(numbers.next(300) - 100)
        members.append((solver.add(terms, numbers.pick([.equal, .lessThanOrEqual]), constant, priority: priority), priority))
    }

    /// Adds a constraint that holds for the known numbers, by a margin if it is an inequality.
    private mutating func add(_ terms: [LinearTerm], _ relation: LayoutRelation, _ priority: Float) {
        let value = terms.reduce(0) { $0 + $1.coefficient * (known[$1.variable] ?? 0) }
        let margin = Double(numbers.next(60))
        let constant = relation == .equal ? value : relation == .lessThanOrEqual ? value + margin : value - margin
        members.append((solver.add(terms, relation, constant, priority: priority), priority))
    }

    mutating func step() {
        switch numbers.next(3) {
        case 0 where !members.isEmpty: solver.remove(members.remove(at: numbers.next(members.count)).id)
        default: addDemand()
        }
    }

    func errors(_ solver: ConstraintSolver) -> [Double] {
        let levels = Dictionary(grouping: members.filter { $0.priority < 1000 }, by: \.priority)
        return levels.sorted { $0.key > $1.key }.map { $0.value.reduce(0) { $0 + solver.error(of: $1.id) } }
    }

    func brokenRequired(_ solver: ConstraintSolver) -> Int { members.count { $0.priority >= 1000 && solver.isBroken($0.id) } }
}
