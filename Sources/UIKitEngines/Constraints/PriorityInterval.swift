/// The interval of values that several demands of different priorities leave for one number.
///
/// Demands are processed in order of priority, each level within the interval that higher levels leave. Required
/// demands narrow the interval or are broken. A single optional demand narrows the interval toward its target.
/// Several demands of one priority minimise the weighted sum of their errors. That sum is convex and piecewise
/// linear: its slope grows from target to target, and the minimum is where the slope changes sign. The cost is that
/// of sorting the targets.
struct PriorityInterval: Sendable {
    /// A demand that compares the number with `target`.
    struct Demand: Sendable {
        var relation: LayoutRelation
        var target: Double
        var priority: Float
        /// The weight of the error among demands of the same priority.
        var weight: Double
        /// The constraint or the term from which the demand comes.
        var constraint: Int
    }

    private(set) var low = -Double.infinity
    private(set) var high = Double.infinity
    /// The required demands that contradict earlier ones.
    private(set) var broken: [Int] = []

    /// Creates the interval that some demands leave.
    ///
    /// - Parameter demands: The demands, sorted by descending priority. The earlier of two required demands wins.
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

    /// Whether more than one number is optimal.
    var isOpen: Bool { high - low > SolverTolerance.violation }

    /// Returns the number in the interval that is closest to `value`.
    func closest(to value: Double) -> Double { min(high, max(low, value)) }

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

    /// Narrows the interval to the minimum of the summed errors of demands of one priority.
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
