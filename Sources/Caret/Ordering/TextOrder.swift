import Foundation

/// A rule for comparing two strings.
public struct TextOrder: Hashable, Sendable {
    /// The Unicode order of the canonical forms, as `String` compares. `Z` precedes `a`.
    public static let exact = TextOrder(rule: .exact)
    /// As ``exact``, but without regard to case; the same in every locale. `ß` is equal to `ss`.
    public static let caseInsensitive = TextOrder(rule: .caseInsensitive)
    /// As ``caseInsensitive``, with runs of the digits 0–9 compared as numbers: `9.jpg` precedes `10.jpg`.
    public static let numeric = TextOrder(rule: .numeric)

    /// Returns the collation order of a locale, without regard to case.
    ///
    /// The order follows the locale data of the system, and may differ between versions of Foundation.
    public static func localized(_ locale: Locale) -> TextOrder { TextOrder(rule: .localized(locale)) }

    @usableFromInline enum Rule: Hashable, Sendable {
        case exact, caseInsensitive, numeric
        case localized(Locale)
    }

    @usableFromInline let rule: Rule

    /// Compares `lhs` with `rhs`.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        comparison(lhs, rhs)
    }

    /// The comparison function. A sort resolves the rule only once.
    @usableFromInline var comparison: @Sendable (String, String) -> ComparisonResult {
        switch rule {
        case .exact: { ComparisonResult($0, $1) }
        case .caseInsensitive: { CaseFolding.compare($0, $1) }
        case .numeric: { NumericText.compare(NumericText($0), NumericText($1)) }
        case .localized(let locale): { $0.compare($1, options: .caseInsensitive, range: nil, locale: locale) }
        }
    }
}

extension TextOrder {
    /// Returns a sort by strings that converts each string once, not once for each comparison.
    @inlinable func sort<Value>(by text: @escaping @Sendable (Value) -> String) -> OrderingSort<Value> {
        switch rule {
        case .exact: OrderingSort(key: text)
        case .caseInsensitive: OrderingSort(key: { CaseFolding.folded(text($0)) })
        case .numeric: OrderingSort(key: { NumericText(text($0)) }, NumericText.compare)
        case .localized: OrderingSort(key: text, comparison)
        }
    }
}

extension Ordering where Value == String {
    /// Makes an ordering of strings.
    public init(_ rule: TextOrder) {
        self.init(identity: .other(rule), sort: rule.sort { $0 }, ascending: rule.comparison)
    }
}
