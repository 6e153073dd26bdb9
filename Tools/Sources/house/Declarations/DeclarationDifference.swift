/// A declaration that differs from Apple's.
struct DeclarationDifference: Hashable, Comparable {
    /// What differs.
    enum Kind: String, CaseIterable {
        /// The class has another base class.
        case base
        /// An initialiser is designated in one place and a convenience in the other.
        case designated
        /// A requirement of a protocol is optional in one place only.
        case required
        /// A member that people override is not open.
        case open
        /// A type is optional in one place only.
        case nullable
        /// A property is weak in one place only.
        case weak
        /// A property can be set in one place only.
        case settable
        /// A class has a plain `init()` in one place only.
        case plain
        /// A closure parameter escapes in one place only.
        case escaping
        /// A member that the census uses does not exist.
        case member
        /// A type that the census uses does not exist.
        case type
    }

    var kind: Kind
    /// `UIView.frame`.
    var symbol: String
    /// What Apple has, and what is here.
    var words: String
    /// How often the census uses the symbol.
    var uses = 0

    static func < (left: Self, right: Self) -> Bool {
        (left.kind.rawValue, left.symbol) < (right.kind.rawValue, right.symbol)
    }
}
