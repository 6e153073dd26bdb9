/// A condition of a predicate.
indirect enum PredicateCondition: Sendable {
    /// A comparison of two expressions.
    struct Comparison: Sendable {
        enum Relation: Sendable { case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, isIn, between, contains, begins, ends }

        let left: Expression
        let relation: Relation
        let right: Expression
        /// The options in brackets: `c` ignores case, `d` ignores accents.
        let options: String.CompareOptions
    }

    /// An expression with a value.
    indirect enum Expression: Sendable {
        case value(KeyedValue)
        case key(String)
        case bits(Expression, Expression)
        case list([Expression])

        func value(for object: Any?) -> KeyedValue {
            switch self {
            case .value(let value): return value
            case .key(let key): return PhotoKeys.value(key, of: object)
            case .list(let expressions): return .list(expressions.map { $0.value(for: object) })
            case .bits(let first, let second):
                guard case .number(let one) = first.value(for: object), case .number(let two) = second.value(for: object),
                    let one = Int(exactly: one), let two = Int(exactly: two)
                else { return .none }
                return .number(Double(one & two))
            }
        }
    }

    case constant(Bool)
    case not(PredicateCondition)
    case and([PredicateCondition])
    case or([PredicateCondition])
    case comparison(Comparison)

    func holds(for object: Any?) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let condition): !condition.holds(for: object)
        case .and(let conditions): conditions.allSatisfy { $0.holds(for: object) }
        case .or(let conditions): conditions.contains { $0.holds(for: object) }
        case .comparison(let comparison): comparison.holds(for: object)
        }
    }
}

extension PredicateCondition.Comparison {
    func holds(for object: Any?) -> Bool {
        let (left, right) = (left.value(for: object), right.value(for: object))
        switch relation {
        case .equal: return isEqual(left, right)
        case .notEqual: return !isEqual(left, right)
        case .less, .lessOrEqual, .greater, .greaterOrEqual: return isOrdered(left, right)
        case .isIn:
            guard case .list(let values) = right else { return isText(left, in: right, options: options) }
            return values.contains { isEqual(left, $0) }
        case .between:
            guard case .list(let bounds) = right, bounds.count == 2, left != .none, let low = bounds[0].order(left),
                let high = left.order(bounds[1])
            else { return false }
            return low != .orderedDescending && high != .orderedDescending
        case .contains:
            if case .list(let values) = left { return values.contains { isEqual($0, right) } }
            return isText(right, in: left, options: options)
        case .begins: return isText(right, in: left, options: options.union(.anchored))
        case .ends: return isText(right, in: left, options: options.union([.anchored, .backwards]))
        }
    }

    private func isEqual(_ left: KeyedValue, _ right: KeyedValue) -> Bool {
        guard case .text(let one) = left, case .text(let two) = right, !options.isEmpty else { return left == right }
        return one.compare(two, options: options) == .orderedSame
    }

    /// Compares values that have an order. A missing value has none.
    private func isOrdered(_ left: KeyedValue, _ right: KeyedValue) -> Bool {
        guard left != .none, right != .none, let order = left.order(right) else { return false }
        switch relation {
        case .less: return order == .orderedAscending
        case .lessOrEqual: return order != .orderedDescending
        case .greater: return order == .orderedDescending
        default: return order != .orderedAscending
        }
    }

    private func isText(_ part: KeyedValue, in whole: KeyedValue, options: String.CompareOptions) -> Bool {
        guard case .text(let part) = part, case .text(let whole) = whole else { return false }
        return whole.range(of: part, options: options) != nil
    }
}
