import Foundation

/// The order of a report's shops: the lowest hygiene score first. ``ShopSort`` has the orders that the user may
/// choose.
public enum ShopOrder {
    /// Orders by the lowest score first, unrated last; shops of the same score keep their order.
    public static var lowestFirst: KeyPathComparator<Premises> { KeyPathComparator(\.hygieneRank) }
    /// 10: the least number of highlighted shops, if there are as many.
    public static let highlighted = 10

    /// Returns the identifiers of the shops to highlight: the first `count` of a sorted list, and all that tie with
    /// the last of them. Unrated shops are not highlighted.
    public static func highlights(in sorted: [Premises], count: Int = highlighted) -> Set<Int> {
        let rated = sorted.prefix { $0.hygiene != nil }
        guard let last = rated.prefix(max(count, 0)).last?.hygieneRank else { return [] }
        return Set(rated.prefix { $0.hygieneRank <= last }.map(\.id))
    }
}

extension Premises {
    /// The score for sorting: shops without a score are last.
    public var hygieneRank: Int { hygiene ?? .max }
}
