/// Where one number may lie when several demands of different priority are made of it.
///
/// Demands are met in order of priority, each level as well as what is above it leaves room for.
struct PriorityInterval: Sendable {
    /// One demand: the number compared with `target`.
    struct Demand: Sendable {
        var relation: LayoutRelation
        var target: Double
        var priority: Float
        /// How much a point of error counts among demands of the same priority.
        var weight: Double
        /// Who made it.
        var constraint: Int
    }

    private(set) var low = -Double.infinity
    private(set) var high = Double.infinity
    /// Required demands which those before them left no room for.
    private(set) var broken: [Int] = []

    /// - Parameter demands: sorted by priority, the highest first; of required ones the earlier wins.
    init(_ demands: [Demand]) {
        var index = 0
        while index < demands.count {
            var end = index + 1
            while end < demands.count, demands[end].priority == demands[index].priority { end += 1 }
            if demands[index].priority >= 1000 {
                for demand in demands[index..<end] { require(demand) }
            } else if end == index + 1 {
                prefer(demands[index])
            } else {
                prefer(demands[index..<end])
            }
            index = end
        }
    }

    /// Whether more than one number is as good.
    var isOpen: Bool { high - low > SolverTolerance.violation }

    /// The number in the interval that is closest to `wish`.
    func closest(to wish: Double) -> Double { min(high, max(low, wish)) }

    private mutating func require(_ demand: Demand) {
        let target = demand.target
        let needsLow = demand.relation != .lessThanOrEqual
        let needsHigh = demand.relation != .greaterThanOrEqual
        let isImpossible =
            (needsLow && SolverTolerance.isViolated(target - high, near: target))
            || (needsHigh && SolverTolerance.isViolated(low - target, near: target))
        guard !isImpossible else {
            broken.append(demand.constraint)
            return
        }
        if needsLow { low = min(high, max(low, target)) }
        if needsHigh { high = max(low, min(high, target)) }
    }

    private mutating func prefer(_ demand: Demand) {
        let nearest = closest(to: demand.target)
        if demand.relation != .lessThanOrEqual { low = max(low, nearest) }
        if demand.relation != .greaterThanOrEqual { high = min(high, nearest) }
    }

    /// Several of one priority: where the sum of their errors is least. The sum's slope grows from target to target.
    private mutating func prefer(_ demands: ArraySlice<Demand>) {
        var slope = demands.reduce(0) { $0 - ($1.relation == .lessThanOrEqual ? 0 : $1.weight) }
        var first = slope < -SolverTolerance.coefficient ? nil : -Double.infinity
        var last = Double.infinity
        for demand in demands.sorted(by: { $0.target < $1.target }) {
            slope += demand.relation == .equal ? 2 * demand.weight : demand.weight
            if first == nil, slope > -SolverTolerance.coefficient { first = demand.target }
            guard slope > SolverTolerance.coefficient else { continue }
            last = demand.target
            break
        }
        (low, high) = (closest(to: first ?? last), closest(to: last))
    }
}
