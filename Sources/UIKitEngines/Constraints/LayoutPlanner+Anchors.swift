extension LayoutPlanner {
    /// Takes inequalities that were left out where a place has nothing else to go by: the oldest holds exactly.
    ///
    /// Every place is one degree of freedom, and every sum takes one away from the places that it speaks of. Where none is left for an
    /// inequality, it stays left out. The count need not be exact: an inequality that is taken without need is met all the same.
    mutating func anchor(_ unknown: [Int], _ store: inout ConstraintStore) {
        guard lazies.contains(where: { !places($0, store).isEmpty }) else { return }
        for (index, variable) in unknown.enumerated() { store.variables[variable].degree = index }
        var freedom = PlaceFreedom(count: unknown.count)
        var limits = lazies
        for group in groups {
            if group.contains(where: { store.constraints[$0].relation == .equal }) {
                _ = freedom.bind(places(group[0], store))
            } else {
                limits.append(group[0])
            }
        }
        for limit in limits.sorted(by: { store.isOlder($0, $1) }) {
            guard freedom.bind(places(limit, store)), store.constraints[limit].role == .lazy else { continue }
            store.constraints[limit].role = .idle
            join(limit, &store)
        }
    }

    /// The unknown places that a constraint speaks of, by number.
    private func places(_ constraint: Int, _ store: ConstraintStore) -> [Int] {
        store.run(constraint).compactMap { place in
            let variable = store.variables[store.terms[place].variable]
            return variable.isRestricted || variable.isFixed || variable.isKnown ? nil : variable.degree
        }
    }

    /// The open place in a sum that follows from the others: the one that lies behind them by sizes and gaps, else the first one.
    func followingPlace(_ constraint: Int, _ store: ConstraintStore) -> Int {
        var sizes = 0.0
        var open: [ConstraintStore.Term] = []
        for place in store.run(constraint) {
            let term = store.terms[place]
            if store.variables[term.variable].isRestricted {
                sizes += term.coefficient
            } else if isOpen(term.variable, store) {
                open.append(term)
            }
        }
        let isBalanced = abs(sizes) <= SolverTolerance.coefficient
        let direction = isBalanced ? store.constraints[constraint].constant : -sizes
        let following = open.first { $0.coefficient * direction > 0 } ?? open.first
        return following?.variable ?? -1
    }
}

/// How many degrees of freedom are left to places that hang together.
struct PlaceFreedom {
    private var parents: [Int]
    private var freedom: [Int]

    init(count: Int) {
        parents = Array(0..<count)
        freedom = Array(repeating: 1, count: count)
    }

    private mutating func root(_ place: Int) -> Int {
        var current = place
        while parents[current] != current {
            parents[current] = parents[parents[current]]
            current = parents[current]
        }
        return current
    }

    /// A sum speaks of these places: they hang together from now on, and one degree of freedom less is theirs.
    ///
    /// - Returns: whether there was one.
    mutating func bind(_ places: [Int]) -> Bool {
        guard let first = places.first else { return false }
        let head = root(first)
        for place in places.dropFirst() {
            let other = root(place)
            guard other != head else { continue }
            parents[other] = head
            freedom[head] += freedom[other]
        }
        guard freedom[head] > 0 else { return false }
        freedom[head] -= 1
        return true
    }
}

/// A queue of variables by rank: those of a lower rank come first, those of one rank in the order of their arrival.
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
