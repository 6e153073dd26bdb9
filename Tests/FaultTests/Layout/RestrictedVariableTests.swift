import Testing

@testable import UIKitEngines

/// Sizes in the solver: restricted variables, which are never negative, with both solution methods.
@Suite struct RestrictedVariableTests {
    var solver = ConstraintSolver()

    private mutating func size() -> SolverVariable { solver.addVariable(isRestricted: true) }

    /// Adds `later == earlier + size + gap`.
    private mutating func follow(_ later: SolverVariable, _ earlier: SolverVariable, _ size: SolverVariable, _ gap: Double)
        -> SolverConstraint
    {
        solver.add([LinearTerm(later), LinearTerm(earlier, -1), LinearTerm(size, -1)], .equal, gap)
    }

    @Test mutating func `A1 a required negative size is broken and 0`() {
        let width = size()
        let wrong = solver.add([LinearTerm(width)], .equal, -30)
        solver.solve()
        #expect(solver.value(width) == 0 && solver.isBroken(wrong))
        #expect(solver.drainNewlyBroken() == [wrong])
        solver.setConstant(5, of: wrong)
        solver.solve()
        #expect(solver.value(width) == 5 && !solver.isBroken(wrong))
        solver.setConstant(-5, of: wrong)
        solver.solve()
        #expect(solver.value(width) == 0 && solver.drainNewlyBroken() == [wrong])
        solver.solveBySimplex()
        #expect(solver.value(width) == 0 && solver.isBroken(wrong))
    }

    @Test mutating func `A1 an optional negative size is 0, and no constraint is broken`() {
        let (width, height) = (size(), size())
        let ids = [
            solver.add([LinearTerm(width)], .equal, -30, priority: 999),
            solver.add([LinearTerm(width), LinearTerm(height)], .lessThanOrEqual, -4, priority: 750),
        ]
        solver.solve()
        #expect(solver.value(width) == 0 && solver.value(height) == 0)
        #expect(ids.allSatisfy { !solver.isBroken($0) })
    }

    @Test mutating func `A1 a fixed size is not negative`() {
        let width = size()
        solver.fix(width, to: -3)
        #expect(solver.value(width) == 0)
    }

    @Test mutating func `A1 a child between margins that are too large has no width, and recovers`() {
        let (box, x, width) = (size(), solver.addVariable(), size())
        solver.fix(box, to: 10)
        _ = solver.add([LinearTerm(x)], .equal, 16)
        let trailing = solver.add([LinearTerm(x), LinearTerm(width), LinearTerm(box, -1)], .equal, -16)
        solver.solve()
        #expect(solver.value(x) == 16 && solver.value(width) == 0)
        #expect(solver.drainNewlyBroken() == [trailing])
        solver.fix(box, to: 100)
        solver.solve()
        #expect(solver.value(width) == 68 && !solver.isBroken(trailing))
        #expect(solver.counters.cores == 0 && solver.counters.plans == 1)
    }

    /// A cycle: the equations cannot be solved one after the other, and the simplex decides.
    @Test(arguments: [390, 10, 0] as [Double]) mutating func `A1 equal widths between fixed ends are not negative`(total: Double) {
        let root = size()
        solver.fix(root, to: total)
        let x = (0..<4).map { _ in solver.addVariable() }
        let width = (0..<4).map { _ in size() }
        var ids = [solver.add([LinearTerm(x[0])], .equal, 0)]
        for index in 1..<4 {
            ids.append(follow(x[index], x[index - 1], width[index - 1], 10))
            ids.append(solver.add([LinearTerm(width[index]), LinearTerm(width[0], -1)], .equal, 0))
        }
        ids.append(solver.add([LinearTerm(x[3]), LinearTerm(width[3]), LinearTerm(root, -1)], .equal, 0))
        solver.solve()
        let expected = max(0, (total - 30) / 4)
        #expect(width.map(solver.value) == Array(repeating: expected, count: 4))
        #expect(ids.count { solver.isBroken($0) } == (total < 30 ? 1 : 0))
        #expect(solver.isBroken(ids[ids.count - 1]) == (total < 30))
        solver.fix(root, to: 430)
        solver.solve()
        #expect(width.map(solver.value) == [100, 100, 100, 100] && ids.allSatisfy { !solver.isBroken($0) })
    }

    @Test mutating func `A1 an unconstrained spacer takes nothing from its neighbours`() {
        let stack = size()
        let y = (0..<3).map { _ in solver.addVariable() }
        let height = (0..<3).map { _ in size() }
        _ = solver.add([LinearTerm(y[0])], .equal, 0)
        for index in 1..<3 { _ = follow(y[index], y[index - 1], height[index - 1], 10) }
        _ = solver.add([LinearTerm(y[2]), LinearTerm(height[2]), LinearTerm(stack, -1)], .equal, 0)
        for (index, length) in [(0, 20.0), (2, 40.0)] {
            _ = solver.add([LinearTerm(height[index])], .lessThanOrEqual, length, priority: 250)
            _ = solver.add([LinearTerm(height[index])], .greaterThanOrEqual, length, priority: 750)
        }
        _ = solver.add([LinearTerm(stack)], .equal, 0, priority: 50)
        solver.solve()
        #expect(solver.value(stack) == 80)
        #expect(height.map(solver.value) == [20, 0, 40] && y.map(solver.value) == [0, 30, 40])
    }

    @Test(arguments: 0..<10) func `A1 both solution methods give the same sizes`(block: Int) {
        for seed in block * 100 + 1...(block + 1) * 100 {
            var system = RestrictedSystem(seed: seed)
            for step in 0..<7 {
                if step > 0 { system.step() }
                system.solver.solve()
                if let problem = system.problem() {
                    Issue.record("seed \(seed), step \(step): \(problem)")
                    return
                }
            }
        }
    }

    @Test func `A1 views cost no more because their sizes are restricted`() {
        var perView: [Double] = []
        for count in [100, 1000, 10_000] {
            var solver = ConstraintSolver()
            let root = solver.addVariable(isRestricted: true)
            solver.fix(root, to: 390)
            var last = root
            for _ in 0..<count {
                let (start, width) = (solver.addVariable(), solver.addVariable(isRestricted: true))
                _ = solver.add([LinearTerm(start), LinearTerm(last, -1)], .equal, 8)
                _ = solver.add([LinearTerm(width), LinearTerm(root, -0.1)], .equal, 0)
                last = start
            }
            solver.solve()
            #expect(solver.counters.cores == 0 && solver.counters.floors == 0 && solver.counters.plans == 1)
            perView.append(Double(solver.counters.blocks) / Double(count))
        }
        #expect((perView.max() ?? 0) <= (perView.min() ?? 0) * 1.05)
    }
}
