import Testing

@testable import UIKitEngines

/// Both solution methods, compared number by number: feasible systems leave nothing to skip.
@Suite struct FeasibleSystemTests {
    @Test func `ten thousand systems have the same numbers with both methods`() {
        var (states, compared, open, guesses, cores) = (0, 0, 0, 0, 0)
        for seed in 1...2600 {
            let count = seed % 100 == 0 ? 50 + seed % 150 : 2 + seed % 11
            var system = FeasibleSystem(seed: seed, variables: count)
            for step in 0..<4 {
                if step > 0 { system.step() }
                system.solver.solve()
                var simplex = system.solver
                simplex.solveBySimplex()
                guard system.brokenRequired(system.solver) == 0, system.brokenRequired(simplex) == 0 else {
                    Issue.record("seed \(seed), step \(step): a constraint that can be met is broken")
                    return
                }
                for (here, there) in zip(system.errors(system.solver), system.errors(simplex)) where abs(here - there) > 1e-4 {
                    Issue.record("seed \(seed), step \(step): errors are \(here) here, \(there) there")
                    return
                }
                states += 1
                for variable in system.variables {
                    guard !system.solver.isAmbiguous(variable) else {
                        open += 1
                        continue
                    }
                    compared += 1
                    let values = (system.solver.value(variable), simplex.value(variable))
                    if abs(values.0 - values.1) > 1e-4 {
                        Issue.record("seed \(seed), step \(step): \(variable) is \(values.0) here, \(values.1) there")
                        return
                    }
                }
            }
            guesses += system.solver.counters.guesses
            cores += system.solver.counters.cores
        }
        #expect(states >= 10_000)
        // Proved guesses are among them, and systems that cannot be guessed.
        #expect(guesses > 500 && cores > 500, "\(guesses) were guessed, \(cores) went through the simplex")
        #expect(compared > 4 * open, "\(compared) numbers were compared, \(open) were left open")
    }

    @Test(arguments: ["chain", "grid", "nested"]) func `each view costs the same among ten and among ten thousand`(shape: String) {
        var perView: [Double] = []
        for count in [10, 100, 1000, 10_000] {
            var solver = ConstraintSolver()
            let root = solver.addVariable()
            solver.fix(root, to: 390)
            var last = root
            for index in 0..<count {
                let (start, width) = (solver.addVariable(), solver.addVariable())
                switch shape {
                case "chain": _ = solver.add([LinearTerm(start), LinearTerm(last, -1)], .equal, 8, priority: 1000)
                case "grid" where index % 10 != 0:
                    _ = solver.add([LinearTerm(start), LinearTerm(last, -1)], .equal, 8, priority: 1000)
                case "grid": _ = solver.add([LinearTerm(start)], .equal, 8, priority: 1000)
                default: _ = solver.add([LinearTerm(start), LinearTerm(root, -0.25)], .equal, 4, priority: 1000)
                }
                _ = solver.add([LinearTerm(width), LinearTerm(root, -0.1)], .equal, 0, priority: 1000)
                last = start
            }
            solver.solve()
            #expect(solver.counters.cores == 0)
            perView.append(Double(solver.counters.blocks) / Double(count))
        }
        #expect((perView.max() ?? 0) <= (perView.min() ?? 0) * 1.25, "\(perView)")
    }

    @Test func `a chain of inequalities is guessed, proved, and edited without the simplex`() {
        var solver = ConstraintSolver()
        var last: (x: SolverVariable, width: SolverVariable)?
        var first: SolverConstraint?
        for _ in 0..<200 {
            let (x, width) = (solver.addVariable(), solver.addVariable())
            if let last {
                _ = solver.add([LinearTerm(x), LinearTerm(last.x, -1), LinearTerm(last.width, -1)], .greaterThanOrEqual, 8)
            } else {
                first = solver.add([LinearTerm(x)], .greaterThanOrEqual, 16)
            }
            _ = solver.add([LinearTerm(x)], .equal, 0, priority: 500)
            _ = solver.add([LinearTerm(width)], .greaterThanOrEqual, 50)
            _ = solver.add([LinearTerm(width)], .equal, 40, priority: 250)
            last = (x, width)
        }
        solver.solve()
        #expect(last.map { solver.value($0.x) } == Double(16 + 199 * 58))
        if let first { solver.setConstant(20, of: first) }
        solver.solve()
        #expect(last.map { solver.value($0.x) } == Double(20 + 199 * 58))
        #expect(solver.counters.cores == 0 && solver.counters.guesses == 1)
        #expect(last.map { !solver.isAmbiguous($0.x) && !solver.isAmbiguous($0.width) } == true)
    }

    @Test func `a guess that is too low is left to the simplex`() {
        var solver = ConstraintSolver()
        // The later one pushes the earlier one, which was guessed first.
        let (early, late) = (solver.addVariable(), solver.addVariable())
        _ = solver.add([LinearTerm(early)], .equal, 0, priority: 250)
        _ = solver.add([LinearTerm(late)], .equal, 50, priority: 750)
        _ = solver.add([LinearTerm(early), LinearTerm(late, -1)], .greaterThanOrEqual, 10)
        _ = solver.add([LinearTerm(early), LinearTerm(late, 1)], .greaterThanOrEqual, -1000)
        solver.solve()
        #expect(solver.value(early) == 60 && solver.value(late) == 50)
    }
}
