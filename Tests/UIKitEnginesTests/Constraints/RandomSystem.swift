@testable import UIKitEngines

/// A small generator of seeded numbers.
struct SeededNumbers {
    private var state: UInt64

    init(_ seed: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        for _ in 0..<5 { _ = next(2) }
    }

    mutating func next(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }
}

/// A random set of constraints that changes by random steps.
struct RandomSystem {
    struct Member {
        let terms: [LinearTerm]
        let relation: LayoutRelation
        var constant: Double
        let priority: Float
        let id: SolverConstraint
    }

    var solver = ConstraintSolver()
    private(set) var members: [Member] = []
    private(set) var variables: [SolverVariable] = []
    private let root: SolverVariable
    private var numbers: SeededNumbers

    init(seed: Int) {
        numbers = SeededNumbers(seed)
        root = solver.addVariable()
        solver.fix(root, to: Double(100 + numbers.next(300)))
        for _ in 0..<2 + numbers.next(10) { variables.append(solver.addVariable()) }
        for _ in 0..<2 + numbers.next(14) { addMember() }
    }

    mutating func step() {
        switch numbers.next(4) {
        case 0 where !members.isEmpty:
            let index = numbers.next(members.count)
            members[index].constant = Double(numbers.next(200) - 50)
            solver.setConstant(members[index].constant, of: members[index].id)
        case 1: solver.fix(root, to: Double(100 + numbers.next(300)))
        case 2 where !members.isEmpty: solver.remove(members.remove(at: numbers.next(members.count)).id)
        default: addMember()
        }
    }

    private mutating func addMember() {
        let all = variables + [root]
        let terms = (0..<1 + numbers.next(3)).map { _ in LinearTerm(numbers.pick(all), numbers.pick([1, 1, 1, -1, -1, 0.5, 2, -2])) }
        let relation = numbers.pick([LayoutRelation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
        let constant = Double(numbers.next(200) - 50)
        let priority = numbers.pick([1000, 1000, 1000, 999, 750, 500, 250] as [Float])
        let id = solver.add(terms, relation, constant, priority: priority)
        members.append(Member(terms: terms, relation: relation, constant: constant, priority: priority, id: id))
    }

    /// Returns the sum of the errors of each priority below required, the highest first.
    func errors(_ solver: ConstraintSolver) -> [Double] {
        let levels = Dictionary(grouping: members.filter { $0.priority < 1000 }, by: \.priority)
        return levels.sorted { $0.key > $1.key }.map { $0.value.reduce(0) { $0 + solver.error(of: $1.id) } }
    }

    func broken(_ solver: ConstraintSolver) -> Int { members.count { solver.isBroken($0.id) } }
}
