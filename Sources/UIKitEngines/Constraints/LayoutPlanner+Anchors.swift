extension LayoutPlanner {
    /// Includes lazy inequalities where nothing else determines a position; the oldest inequality then holds exactly.
    ///
    /// Every position is one degree of freedom, and every sum removes one degree from the positions that it contains.
    /// An inequality whose positions have no degree of freedom left stays lazy. The count need not be exact, because
    /// an inequality that is included unnecessarily is met as well.
    mutating func anchor(_ unknown: [Int], _ store: inout ConstraintStore) {
        guard lazyConstraints.contains(where: { !positions($0, store).isEmpty }) else { return }
        for (index, variable) in unknown.enumerated() { store.variables[variable].degree = index }
        var freedom = DegreesOfFreedom(count: unknown.count)
        var limits = lazyConstraints
        for group in groups {
            if group.contains(where: { store.constraints[$0].relation == .equal }) {
                _ = freedom.bind(positions(group[0], store))
            } else {
                limits.append(group[0])
            }
        }
        for limit in limits.sorted(by: { store.isOlder($0, $1) }) {
            guard freedom.bind(positions(limit, store)), store.constraints[limit].role == .lazy else { continue }
            store.constraints[limit].role = .idle
            addToGroup(limit, &store)
        }
    }

    /// Returns the unknown positions that occur in a constraint, by index.
    private func positions(_ constraint: Int, _ store: ConstraintStore) -> [Int] {
        store.termIndices(constraint).compactMap { termIndex in
            let variable = store.variables[store.terms[termIndex].variable]
            return variable.isRestricted || variable.isFixed || variable.isKnown ? nil : variable.degree
        }
    }

    /// Returns the open position of a sum that is located after the other positions, by sizes and gaps. If none is, the
    /// result is the first open position, or -1 without one.
    func followingPosition(_ constraint: Int, _ store: ConstraintStore) -> Int {
        var sizes = 0.0
        var openTerms: [ConstraintStore.Term] = []
        for termIndex in store.termIndices(constraint) {
            let term = store.terms[termIndex]
            if store.variables[term.variable].isRestricted {
                sizes += term.coefficient
            } else if isOpen(term.variable, store) {
                openTerms.append(term)
            }
        }
        let isBalanced = abs(sizes) <= SolverTolerance.coefficient
        let direction = isBalanced ? store.constraints[constraint].constant : -sizes
        let followingTerm = openTerms.first { $0.coefficient * direction > 0 } ?? openTerms.first
        return followingTerm?.variable ?? -1
    }
}

/// Counts the degrees of freedom of connected positions, in a union–find structure with path halving.
struct DegreesOfFreedom {
    private var parents: [Int]
    private var freedom: [Int]

    init(count: Int) {
        parents = Array(0..<count)
        freedom = Array(repeating: 1, count: count)
    }

    private mutating func root(_ position: Int) -> Int {
        var current = position
        while parents[current] != current {
            parents[current] = parents[parents[current]]
            current = parents[current]
        }
        return current
    }

    /// Connects the positions of a sum, and removes one degree of freedom from them.
    ///
    /// - Returns: Whether a degree of freedom was left.
    mutating func bind(_ positions: [Int]) -> Bool {
        guard let first = positions.first else { return false }
        let head = root(first)
        for position in positions.dropFirst() {
            let other = root(position)
            guard other != head else { continue }
            parents[other] = head
            freedom[head] += freedom[other]
        }
        guard freedom[head] > 0 else { return false }
        freedom[head] -= 1
        return true
    }
}

/// A queue of variables by rank. Lower ranks come first; variables of one rank keep their order.
struct RankedQueue {
    private var queues: [[Int]] = [[], [], []]
    private var starts = [0, 0, 0]

    mutating func append(_ variable: Int, _ rank: Int) {
        queues[rank].append(variable)
    }

    mutating func next() -> Int? {
        for rank in queues.indices where starts[rank] < queues[rank].count {
            starts[rank] += 1
            return queues[rank][starts[rank] - 1]
        }
        return nil
    }
}
