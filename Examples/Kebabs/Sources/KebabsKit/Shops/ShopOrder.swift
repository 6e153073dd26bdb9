import Foundation

/// Which shops come first: those with the lowest hygiene scores. That is what the list is turned on its head for.
public enum ShopOrder {
    /// Lowest score first; unrated last; shops of the same score stay in the order in which they came.
    public static var lowestFirst: KeyPathComparator<Premises> { KeyPathComparator(\.hygieneRank) }
    /// 10: how many of the lowest are highlighted.
    public static let highlighted = 10

    /// The numbers of the shops to highlight: the first so many of a sorted list, but none that is not rated.
    public static func highlights(in sorted: [Premises], count: Int = highlighted) -> Set<Int> {
        Set(sorted.prefix { $0.hygiene != nil }.prefix(max(count, 0)).map(\.id))
    }
}

extension Premises {
    /// Behind all scores for what has none.
    public var hygieneRank: Int { hygiene ?? .max }
}
