import Foundation

/// The order of a report's shops: the lowest hygiene score first. ``ShopSort`` has the orders that a person may choose.
public enum ShopOrder {
    /// Lowest score first; unrated last; shops of the same score stay in the order in which they came.
    public static var lowestFirst: KeyPathComparator<Premises> { KeyPathComparator(\.hygieneRank) }
    /// 10: how many of the lowest are highlighted at least, if there are as many.
    public static let highlighted = 10

    /// The numbers of the shops to highlight: the first so many of a sorted list, and all that have the score of the last of them, but none
    /// that is not rated.
    public static func highlights(in sorted: [Premises], count: Int = highlighted) -> Set<Int> {
        let rated = sorted.prefix { $0.hygiene != nil }
        guard let last = rated.prefix(max(count, 0)).last?.hygieneRank else { return [] }
        return Set(rated.prefix { $0.hygieneRank <= last }.map(\.id))
    }
}

extension Premises {
    /// Behind all scores for what has none.
    public var hygieneRank: Int { hygiene ?? .max }
}
