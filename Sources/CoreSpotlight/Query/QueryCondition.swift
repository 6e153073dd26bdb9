internal import SystemServices

/// A condition of a query.
indirect enum QueryCondition: Sendable {
    /// An operator of a comparison.
    enum Operator: Sendable {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    }

    case all([QueryCondition])
    case any([QueryCondition])
    case not(QueryCondition)
    /// The comparison of an attribute with a text; `nil` for all attributes.
    case text(attribute: String?, Operator, TextPattern)
    /// The comparison of an attribute with a number; `nil` for all attributes.
    case number(attribute: String?, Operator, Double)
    /// Whether an attribute is in a range.
    case range(attribute: String?, ClosedRange<Double>)

    func matches(_ item: SpotlightItem) -> Bool {
        switch self {
        case .all(let parts): return parts.allSatisfy { $0.matches(item) }
        case .any(let parts): return parts.contains { $0.matches(item) }
        case .not(let part): return !part.matches(item)
        case .text(let attribute, let comparison, let pattern):
            let texts = Self.values(attribute, item).flatMap(\.allTexts)
            switch comparison {
            case .equal: return texts.contains(where: pattern.matches)
            case .notEqual: return !texts.contains(where: pattern.matches)
            case .less: return texts.contains { $0 < pattern.text }
            case .lessOrEqual: return texts.contains { $0 <= pattern.text }
            case .greater: return texts.contains { $0 > pattern.text }
            case .greaterOrEqual: return texts.contains { $0 >= pattern.text }
            }
        case .number(let attribute, let comparison, let number):
            let numbers = Self.values(attribute, item).flatMap(\.allNumbers)
            switch comparison {
            case .equal: return numbers.contains(number)
            case .notEqual: return !numbers.contains(number)
            case .less: return numbers.contains { $0 < number }
            case .lessOrEqual: return numbers.contains { $0 <= number }
            case .greater: return numbers.contains { $0 > number }
            case .greaterOrEqual: return numbers.contains { $0 >= number }
            }
        case .range(let attribute, let range): return Self.values(attribute, item).flatMap(\.allNumbers).contains(where: range.contains)
        }
    }

    private static func values(_ attribute: String?, _ item: SpotlightItem) -> [SpotlightValue] {
        guard let attribute else { return Array(item.attributes.values) }
        return item.attributes[attribute].map { [$0] } ?? []
    }
}
