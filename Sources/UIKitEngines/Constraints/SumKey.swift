/// A key that identifies the unknown part of a constraint's sum. Sums that differ only by a factor have equal keys.
struct SumKey: Hashable {
    private var first: Int
    private var others: [Part] = []

    private struct Part: Hashable {
        var variable: Int
        var ratio: Float
    }

    init(_ constraint: Int, _ store: ConstraintStore) {
        var parts: [(variable: Int, coefficient: Double)] = []
        for termIndex in store.termIndices(constraint) {
            let variable = store.terms[termIndex].variable
            guard !store.variables[variable].isFixed, !store.variables[variable].isKnown else { continue }
            parts.append((variable, store.terms[termIndex].coefficient))
        }
        if parts.count > 1 { parts.sort { $0.variable < $1.variable } }
        first = parts[0].variable
        others = parts.dropFirst().map { Part(variable: $0.variable, ratio: Float($0.coefficient / parts[0].coefficient)) }
    }
}
