import Testing

@testable import UIKitEngines

/// Substitution in order compared with the simplex alone: ten thousand random systems, each the one before with one
/// change.
@Suite struct SolverPropertyTests {
    @Test(arguments: 0..<15) func `both solution methods give the same numbers`(block: Int) {
        for seed in block * 100 + 1...(block + 1) * 100 {
            var system = RandomSystem(seed: seed)
            for step in 0..<7 {
                if step > 0 { system.step() }
                system.solver.solve()
                if let problem = Self.difference(system) {
                    Issue.record("seed \(seed), step \(step): \(problem)")
                    return
                }
            }
        }
    }

    @Test(arguments: 0..<5) func `an edited system equals a newly built one`(block: Int) {
        for seed in block * 100 + 1...(block + 1) * 100 {
            var system = RandomSystem(seed: seed)
            for _ in 0..<6 {
                system.step()
                system.solver.solve()
            }
            var fresh = ConstraintSolver()
            fresh.store = system.solver.store
            for variable in fresh.store.variables.indices { fresh.store.variables[variable].plan = -1 }
            for member in system.members {
                fresh.remove(member.id)
            }
            fresh.solve()
            let ids = system.members.map { fresh.add($0.terms, $0.relation, $0.constant, priority: $0.priority) }
            fresh.solve()
            guard ids.allSatisfy({ !fresh.isBroken($0) }), system.broken(system.solver) == 0 else { continue }
            for variable in system.variables where !system.solver.isAmbiguous(variable) {
                #expect(abs(system.solver.value(variable) - fresh.value(variable)) < 1e-4, "seed \(seed)")
            }
        }
    }

    private static func difference(_ system: RandomSystem) -> String? {
        var simplex = system.solver
        simplex.solveBySimplex()
        for solver in [system.solver, simplex] {
            for member in system.members where member.priority >= 1000 && !solver.isBroken(member.id) && solver.error(of: member.id) > 1e-4
            {
                return "a required constraint is wrong by \(solver.error(of: member.id)) and is not said to be broken"
            }
        }
        let broken = (system.broken(system.solver), system.broken(simplex))
        if broken.0 > 0 || broken.1 > 0 {
            return (broken.0 == 0) == (broken.1 == 0) ? nil : "\(broken.0) are broken here, \(broken.1) there"
        }
        for (here, there) in zip(system.errors(system.solver), system.errors(simplex)) where abs(here - there) > 1e-4 {
            return "errors are \(here) here, \(there) there"
        }
        for variable in system.variables where !system.solver.isAmbiguous(variable) {
            let values = (system.solver.value(variable), simplex.value(variable))
            if abs(values.0 - values.1) > 1e-4 { return "\(variable) is \(values.0) here, \(values.1) there" }
        }
        return nil
    }
}
