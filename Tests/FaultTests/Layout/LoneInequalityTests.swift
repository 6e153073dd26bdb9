import Testing

@testable import UIKitEngines

/// Positions that only inequalities constrain: the inequality that was added first holds exactly.
@Suite struct LoneInequalityTests {
    var solver = ConstraintSolver()

    private mutating func item() -> (x: SolverVariable, width: SolverVariable) {
        (solver.addVariable(), solver.addVariable(isRestricted: true))
    }

    @Test(arguments: [LayoutRelation.lessThanOrEqual, .greaterThanOrEqual]) mutating func `A2 one inequality alone is met exactly`(
        relation: LayoutRelation
    ) {
        let (view, other) = (item(), item())
        _ = solver.add([LinearTerm(view.x)], relation, 23)
        _ = solver.add([LinearTerm(other.x), LinearTerm(other.width)], relation, 93)
        solver.solve()
        #expect(solver.value(view.x) == 23)
        #expect(solver.value(other.x) == 93 && solver.value(other.width) == 0)
        #expect(solver.isAmbiguous(view.x))
    }

    @Test mutating func `A2 a size that is only limited stays as small as possible`() {
        let (view, other) = (item(), item())
        _ = solver.add([LinearTerm(view.width)], .lessThanOrEqual, 50)
        _ = solver.add([LinearTerm(other.width)], .greaterThanOrEqual, 50)
        solver.solve()
        #expect(solver.value(view.width) == 0 && solver.value(other.width) == 50)
    }

    /// Leading and trailing edges with space between: the view is at the edge that was added first.
    @Test(arguments: [true, false]) mutating func `A2 of two inequalities the first is met exactly`(isLeadingFirst: Bool) {
        let view = item()
        func add(_ isLeading: Bool) {
            if isLeading {
                _ = solver.add([LinearTerm(view.x)], .greaterThanOrEqual, 20)
            } else {
                _ = solver.add([LinearTerm(view.x), LinearTerm(view.width)], .lessThanOrEqual, 280)
            }
        }
        add(isLeadingFirst)
        add(!isLeadingFirst)
        _ = solver.add([LinearTerm(view.width)], .lessThanOrEqual, 50, priority: 250)
        _ = solver.add([LinearTerm(view.width)], .greaterThanOrEqual, 50, priority: 750)
        solver.solve()
        #expect(solver.value(view.x) == (isLeadingFirst ? 20 : 230))
        #expect(solver.value(view.width) == 50)
    }

    @Test mutating func `A2 the first yields to later required constraints`() {
        let view = item()
        _ = solver.add([LinearTerm(view.x)], .lessThanOrEqual, 100)
        _ = solver.add([LinearTerm(view.x)], .lessThanOrEqual, 40)
        solver.solve()
        #expect(solver.value(view.x) == 40)
    }

    @Test mutating func `A2 an inequality decides for all that depends on the position`() {
        let (first, second) = (item(), item())
        _ = solver.add([LinearTerm(second.x), LinearTerm(first.x, -1)], .equal, 50)
        _ = solver.add([LinearTerm(first.x), LinearTerm(first.width)], .lessThanOrEqual, 100)
        solver.solve()
        #expect(solver.value(first.x) == 100 && solver.value(second.x) == 150 && solver.value(first.width) == 0)
    }

    @Test mutating func `A2 inequalities without influence are still left out`() {
        let view = item()
        _ = solver.add([LinearTerm(view.x), LinearTerm(view.width, 0.5)], .equal, 150)
        _ = solver.add([LinearTerm(view.x), LinearTerm(view.width)], .lessThanOrEqual, 290)
        _ = solver.add([LinearTerm(view.width)], .equal, 50, priority: 500)
        solver.solve()
        #expect(solver.value(view.x) == 125 && solver.counters.cores == 0)
    }

    @Test(arguments: [false, true]) mutating func `A9 an unconstrained chain begins at 0`(isTurned: Bool) {
        let chain = (0..<4).map { _ in item() }
        for (before, next) in zip(chain, chain.dropFirst()) {
            let terms = [LinearTerm(next.x), LinearTerm(before.x, -1), LinearTerm(before.width, -1)]
            let turned = terms.map { LinearTerm($0.variable, -$0.coefficient) }
            _ = solver.add(isTurned ? turned : terms, .equal, isTurned ? -8 : 8)
        }
        for view in chain.dropLast() { _ = solver.add([LinearTerm(view.width)], .equal, 10) }
        solver.solve()
        #expect(chain.map { solver.value($0.x) } == [0, 18, 36, 54])
        #expect(solver.value(chain[3].width) == 0)
    }
}
