/// How the two sides of a constraint stand to each other.
package enum LayoutRelation: Int8, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// The same after both sides changed their sign.
    var reversed: LayoutRelation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }

    /// By how much a left side that is `excess` above the right one is wrong; 0 if it is right.
    func violation(_ excess: Double) -> Double {
        switch self {
        case .lessThanOrEqual: max(0, excess)
        case .equal: abs(excess)
        case .greaterThanOrEqual: max(0, -excess)
        }
    }
}
