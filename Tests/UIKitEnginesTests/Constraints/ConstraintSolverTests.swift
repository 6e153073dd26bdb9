import Testing

@testable import UIKitEngines

@Suite struct ConstraintSolverTests {
    var solver = ConstraintSolver()

    private mutating func variables(_ count: Int) -> [SolverVariable] { (0..<count).map { _ in solver.addVariable() } }

    /// Adds a row from left to right: x0 = 16, each next one 8 behind the one before.
    private mutating func row(_ count: Int, width: Double) -> (x: [SolverVariable], w: [SolverVariable], first: SolverConstraint) {
        let x = variables(count)
        let w = variables(count)
        let first = solver.add([LinearTerm(x[0])], .equal, 16)
        for index in 0..<count {
            _ = solver.add([LinearTerm(w[index])], .equal, width)
            guard index > 0 else { continue }
            _ = solver.add([LinearTerm(x[index]), LinearTerm(x[index - 1], -1), LinearTerm(w[index - 1], -1)], .equal, 8)
        }
        return (x, w, first)
    }

    @Test mutating func `a chain is substituted, without the simplex`() {
        let row = row(100, width: 50)
        solver.solve()
        #expect(solver.value(row.x[99]) == 16 + 99 * 58)
        #expect(solver.counters.cores == 0)
        #expect(solver.counters.blocks == 200)
    }

    @Test mutating func `an edit costs only its dependent variables`() {
        let row = row(100, width: 50)
        let last = solver.add([LinearTerm(solver.addVariable()), LinearTerm(row.x[98], -1)], .equal, 4)
        solver.solve()
        let before = solver.counters
        solver.setConstant(5, of: last)
        solver.solve()
        #expect(solver.counters.blocks - before.blocks == 1)
        #expect(solver.counters.plans == before.plans)
        _ = solver.drainChanges()
        solver.setConstant(20, of: row.first)
        solver.solve()
        #expect(solver.drainChanges().count == 101)
    }

    @Test mutating func `variables unconnected to a change are not planned again`() {
        let row = row(50, width: 50)
        solver.solve()
        let before = solver.counters
        let lone = solver.addVariable()
        _ = solver.add([LinearTerm(lone)], .equal, 7)
        solver.solve()
        #expect(solver.counters.blocks - before.blocks == 1)
        #expect(solver.value(lone) == 7 && solver.value(row.x[1]) == 74)
    }

    @Test mutating func `equal widths between fixed ends are a true cycle`() {
        let root = solver.addVariable()
        solver.fix(root, to: 390)
        let (x, w) = (variables(4), variables(4))
        _ = solver.add([LinearTerm(x[0])], .equal, 0)
        for index in 1..<4 {
            _ = solver.add([LinearTerm(x[index]), LinearTerm(x[index - 1], -1), LinearTerm(w[index - 1], -1)], .equal, 10)
            _ = solver.add([LinearTerm(w[index]), LinearTerm(w[0], -1)], .equal, 0)
        }
        _ = solver.add([LinearTerm(x[3]), LinearTerm(w[3]), LinearTerm(root, -1)], .equal, 0)
        solver.solve()
        #expect(w.map(solver.value) == [90, 90, 90, 90])
        #expect(solver.counters.cores == 1)
        solver.fix(root, to: 430)
        solver.solve()
        #expect(x.map(solver.value) == [0, 110, 220, 330])
    }

    @Test mutating func `priorities are strict: any number of weaker constraints lose against one stronger`() {
        let x = solver.addVariable()
        _ = solver.add([LinearTerm(x)], .equal, 100, priority: 251)
        for _ in 0..<1000 { _ = solver.add([LinearTerm(x)], .equal, 0, priority: 250) }
        solver.solve()
        #expect(solver.value(x) == 100)
    }

    @Test mutating func `two labels in a row: the one that hugs less takes the space`() {
        let (x, w) = (variables(2), variables(2))
        _ = solver.add([LinearTerm(x[0])], .equal, 16)
        _ = solver.add([LinearTerm(x[1]), LinearTerm(x[0], -1), LinearTerm(w[0], -1)], .equal, 8)
        _ = solver.add([LinearTerm(x[1]), LinearTerm(w[1])], .equal, 374)
        for (index, hugging) in [Float(251), 250].enumerated() {
            _ = solver.add([LinearTerm(w[index])], .lessThanOrEqual, 60, priority: hugging)
            _ = solver.add([LinearTerm(w[index])], .greaterThanOrEqual, 60, priority: 750)
        }
        solver.solve()
        #expect(w.map(solver.value) == [60, 290])
        #expect(!solver.isAmbiguous(w[1]))
    }

    @Test mutating func `of contradicting required constraints the youngest is broken, and holds again when the other is removed`() {
        let x = solver.addVariable()
        let old = solver.add([LinearTerm(x)], .equal, 10)
        let young = solver.add([LinearTerm(x)], .equal, 20)
        solver.solve()
        #expect(solver.value(x) == 10)
        #expect(solver.drainNewlyBroken() == [young])
        #expect(solver.constraintsContradicting(young) == [old])
        solver.remove(old)
        solver.solve()
        #expect(solver.value(x) == 20 && !solver.isBroken(young))
        #expect(solver.drainNewlyBroken().isEmpty)
    }

    @Test mutating func `ten thousand contradictions end, and all but one are reported as broken`() {
        let (x, y) = (solver.addVariable(), solver.addVariable())
        let equal = (0..<5000).map { solver.add([LinearTerm(x)], .equal, Double($0)) }
        let bounds = (0..<5000).map {
            solver.add(
                [LinearTerm(y)], $0.isMultiple(of: 2) ? .lessThanOrEqual : .greaterThanOrEqual, Double($0.isMultiple(of: 2) ? -$0 : $0))
        }
        solver.solve()
        #expect(solver.value(x) == 0)
        #expect(equal.count { solver.isBroken($0) } == 4999)
        #expect(bounds.contains { solver.isBroken($0) } && bounds.contains { !solver.isBroken($0) })
    }

    @Test mutating func `an inequality that holds anyway costs nothing, one that does not is met`() {
        let row = row(20, width: 50)
        let end = solver.addVariable()
        solver.fix(end, to: 5000)
        let extra = solver.addVariable()
        _ = solver.add([LinearTerm(extra)], .equal, 10, priority: 500)
        _ = solver.add([LinearTerm(extra), LinearTerm(row.x[19]), LinearTerm(end, -1)], .lessThanOrEqual, 0)
        solver.solve()
        #expect(solver.counters.cores == 0 && solver.value(extra) == 10)
        solver.fix(end, to: 1100)
        solver.solve()
        #expect(solver.value(extra) == 1100 - (16 + 19 * 58) && solver.value(row.x[19]) == 1118)
    }

    @Test mutating func `an edit after which the same constraints hold needs no simplex`() {
        let x = variables(30)
        let first = solver.add([LinearTerm(x[0])], .greaterThanOrEqual, 16)
        for index in 0..<30 {
            _ = solver.add([LinearTerm(x[index])], .equal, 0, priority: 500)
            if index > 0 { _ = solver.add([LinearTerm(x[index]), LinearTerm(x[index - 1], -1)], .greaterThanOrEqual, 58) }
        }
        solver.solve()
        let before = solver.counters.cores
        solver.setConstant(20, of: first)
        solver.solve()
        #expect(solver.value(x[29]) == 20 + 29 * 58)
        #expect(solver.counters.cores == before)
        #expect(solver.counters.guesses == 1)
        solver.setConstant(-100, of: first)
        solver.solve()
        // Every step to the left moves more of them nearer to 0 than away.
        #expect(solver.value(x[0]) == -100 && solver.value(x[29]) == -100 + 29 * 58)
    }

    @Test mutating func `an unconstrained variable is 0 and ambiguous`() {
        let pair = variables(2)
        _ = solver.add([LinearTerm(pair[0]), LinearTerm(pair[1], -1)], .equal, 5)
        solver.solve()
        #expect(solver.isAmbiguous(pair[0]) && solver.isAmbiguous(pair[1]))
        #expect(solver.value(pair[0]) - solver.value(pair[1]) == 5)
        _ = solver.add([LinearTerm(pair[1])], .equal, 1, priority: 1)
        solver.solve()
        #expect(!solver.isAmbiguous(pair[0]) && solver.value(pair[0]) == 6)
    }

    @Test mutating func `a fixed variable can be released and fixed again`() {
        let (x, y) = (solver.addVariable(), solver.addVariable())
        solver.fix(x, to: 4)
        _ = solver.add([LinearTerm(y), LinearTerm(x, -2)], .equal, 1)
        solver.solve()
        #expect(solver.value(y) == 9)
        solver.release(x)
        _ = solver.add([LinearTerm(x)], .equal, 10)
        solver.solve()
        #expect(solver.value(y) == 21)
        solver.fix(x, to: 1)
        solver.solve()
        #expect(solver.value(y) == 3)
    }

    @Test func `priority intervals respect higher priorities`() {
        func interval(_ demands: [(LayoutRelation, Double, Float)]) -> [Double] {
            let demands = demands.enumerated().map {
                PriorityInterval.Demand(relation: $1.0, target: $1.1, priority: $1.2, weight: 1, constraint: $0)
            }
            let result = PriorityInterval(demands)
            return [result.low, result.high]
        }
        #expect(interval([(.greaterThanOrEqual, 10, 1000), (.lessThanOrEqual, 5, 750)]) == [10, 10])
        #expect(interval([(.equal, 1, 500), (.equal, 5, 500)]) == [1, 5])
        #expect(interval([(.equal, 1, 500), (.equal, 5, 500), (.equal, 9, 500)]) == [5, 5])
        #expect(interval([(.lessThanOrEqual, 60, 250), (.lessThanOrEqual, 70, 250)]) == [-.infinity, 60])
        #expect(interval([(.greaterThanOrEqual, 60, 750), (.lessThanOrEqual, 40, 750)]) == [40, 60])
    }

    @Test(arguments: 1...24) mutating func `a column of sizes that all fit is not ambiguous`(count: Int) {
        let (y, h, all) = (variables(count), variables(count), variables(1)[0])
        _ = solver.add([LinearTerm(y[0])], .equal, 0)
        for index in 1..<max(1, count) where count > 1 {
            _ = solver.add([LinearTerm(y[index]), LinearTerm(y[index - 1], -1), LinearTerm(h[index - 1], -1)], .equal, 12)
        }
        _ = solver.add([LinearTerm(all), LinearTerm(y[count - 1], -1), LinearTerm(h[count - 1], -1)], .equal, 0)
        let height = 103.0 / 3
        for size in h {
            _ = solver.add([LinearTerm(size)], .greaterThanOrEqual, 0)
            _ = solver.add([LinearTerm(size)], .lessThanOrEqual, height, priority: 250)
            _ = solver.add([LinearTerm(size)], .greaterThanOrEqual, height, priority: 750)
        }
        solver.solve()
        #expect(abs(solver.value(all) - height * Double(count) - 12 * Double(count - 1)) < 1e-6)
        #expect(!solver.isAmbiguous(all) && !h.contains(where: solver.isAmbiguous))
        // More space than all request: one of them takes it, whichever.
        _ = solver.add([LinearTerm(all)], .equal, 2000)
        solver.solve()
        #expect(!solver.isAmbiguous(all) && h.contains(where: solver.isAmbiguous) == (count > 1))
    }
}
