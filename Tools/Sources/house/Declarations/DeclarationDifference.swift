/// A declaration that differs from Apple's.
struct DeclarationDifference: Hashable, Comparable {
    /// The kind of difference.
    enum Kind: String, CaseIterable {
        /// The class has another base class.
        case base
        /// An initialiser is designated in one place and a convenience initialiser in the other.
        case designated
        /// A requirement of a protocol is optional in one place only.
        case required
        /// A member that projects override is not open.
        case open
        /// A type is optional in one place only.
        case nullable
        /// A property is weak in one place only.
        case weak
        /// A property is settable in one place only.
        case settable
        /// A class has an `init()` in one place only.
        case plain
        /// A closure parameter is escaping in one place only.
        case escaping
        /// A member that the census uses does not exist.
        case member
        /// A type that the census uses does not exist.
        case type
    }

    var kind: Kind
    /// The symbol, such as `UIView.frame`.
    var symbol: String
    /// Apple's declaration and ours, as text.
    var words: String
    /// The number of uses in the census.
    var uses = 0

    static func < (left: Self, right: Self) -> Bool {
        (left.kind.rawValue, left.symbol) < (right.kind.rawValue, right.symbol)
    }
}
