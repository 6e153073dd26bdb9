/// The relation between the two sides of a constraint.
package enum LayoutRelation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// The relation after both sides are negated.
    var reversed: LayoutRelation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }

    /// Returns the error of a left side that exceeds the right side by `excess`; 0 if the relation holds.
    func violation(_ excess: Double) -> Double {
        switch self {
        case .lessThanOrEqual: max(0, excess)
        case .equal: abs(excess)
        case .greaterThanOrEqual: max(0, -excess)
        }
    }
}
