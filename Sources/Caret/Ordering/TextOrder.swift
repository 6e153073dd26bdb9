import Foundation

/// How two texts are compared.
public struct TextOrder: Hashable, Sendable {
    /// Unicode's order of the canonical forms: the order of `String` itself. `Z` comes before `a`.
    public static let exact = TextOrder(rule: .exact)
    /// As ``exact``, with upper and lower case letters taken as the same, alike in every locale. `ß` is taken as `ss`.
    public static let caseInsensitive = TextOrder(rule: .caseInsensitive)
    /// As ``caseInsensitive``, with runs of the digits 0–9 compared as numbers: `9.jpg` comes before `10.jpg`.
    public static let numeric = TextOrder(rule: .numeric)

    /// The order that readers of `locale` expect, without regard to case.
    ///
    /// It follows the locale's alphabet as the installed data has it, and may differ between versions of Foundation.
    public static func localized(_ locale: Locale) -> TextOrder { TextOrder(rule: .localized(locale)) }

    @usableFromInline enum Rule: Hashable, Sendable {
        case exact, caseInsensitive, numeric
        case localized(Locale)
    }

    @usableFromInline let rule: Rule

    /// How `lhs` stands to `rhs`.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        comparison(lhs, rhs)
    }

    /// The comparison with its rule chosen once, for a sort.
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
    /// How many texts are put in order: what a comparison would do to them again and again is done to each text once.
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
    /// Makes an ordering of texts.
    public init(_ rule: TextOrder) {
        self.init(identity: .other(rule), sort: rule.sort { $0 }, ascending: rule.comparison)
    }
}
