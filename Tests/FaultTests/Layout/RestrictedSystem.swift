@testable import UIKitEngines

/// A random system of positions and sizes that changes by random steps.
struct RestrictedSystem {
    private struct Member {
        let id: SolverConstraint
        let priority: Float
    }

    var solver = ConstraintSolver()
    private var members: [Member] = []
    private var variables: [SolverVariable] = []
    private let root: SolverVariable
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        root = solver.addVariable(isRestricted: true)
        solver.fix(root, to: 100)
        for index in 0..<2 + next(10) { variables.append(solver.addVariable(isRestricted: index.isMultiple(of: 2))) }
        for _ in 0..<2 + next(14) { addMember() }
    }

    private mutating func next(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }

    mutating func step() {
        switch next(4) {
        case 0 where !members.isEmpty: solver.setConstant(Double(next(200) - 50), of: pick(members).id)
        case 1: solver.fix(root, to: Double(next(300)))
        case 2 where !members.isEmpty: solver.remove(members.remove(at: next(members.count)).id)
        default: addMember()
        }
    }

    private mutating func addMember() {
        let all = variables + [root]
        let terms = (0..<1 + next(3)).map { _ in LinearTerm(pick(all), pick([1, 1, 1, -1, -1, 0.5, 2, -2])) }
        let priority = pick([1000, 1000, 1000, 999, 750, 500, 250] as [Float])
        let relation = pick([LayoutRelation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
        members.append(Member(id: solver.add(terms, relation, Double(next(200) - 50), priority: priority), priority: priority))
    }

    private func errors(_ solver: ConstraintSolver) -> [Double] {
        let levels = Dictionary(grouping: members.filter { $0.priority < 1000 }, by: \.priority)
        return levels.sorted { $0.key > $1.key }.map { $0.value.reduce(0) { $0 + solver.error(of: $1.id) } }
    }

    /// Returns the error of the solution, or its difference from that of the simplex alone.
    func problem() -> String? {
        var simplex = solver
        simplex.solveBySimplex()
        for solver in [solver, simplex] {
            if let variable = variables.first(where: { solver.isRestricted($0) && solver.value($0) < -1e-4 }) {
                return "a size is \(solver.value(variable))"
            }
            for member in members where member.priority >= 1000 && !solver.isBroken(member.id) && solver.error(of: member.id) > 1e-4 {
                return "a required constraint is wrong by \(solver.error(of: member.id)) and is not said to be broken"
            }
        }
        let broken = (members.count { solver.isBroken($0.id) }, members.count { simplex.isBroken($0.id) })
        if broken.0 > 0 || broken.1 > 0 { return (broken.0 == 0) == (broken.1 == 0) ? nil : "\(broken.0) are broken, not \(broken.1)" }
        for (here, there) in zip(errors(solver), errors(simplex)) where abs(here - there) > 1e-4 {
            return "errors are \(here) here, \(there) there"
        }
        for variable in variables where !solver.isAmbiguous(variable) && abs(solver.value(variable) - simplex.value(variable)) > 1e-4 {
            return "\(variable) is \(solver.value(variable)) here, \(simplex.value(variable)) there"
        }
        return nil
    }
}
