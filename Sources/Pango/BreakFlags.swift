/// What may happen before a character, by the rules of Unicode and of the text's script.
package struct BreakFlags: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A line may end here.
    package static let line = BreakFlags(rawValue: 1)
    /// A line may end here where words may be cut: the border of a grapheme.
    package static let character = BreakFlags(rawValue: 2)
    /// A cursor may stand here.
    package static let cursor = BreakFlags(rawValue: 4)
    /// The character is white space.
    package static let white = BreakFlags(rawValue: 8)
    package static let wordStart = BreakFlags(rawValue: 16)
    package static let wordEnd = BreakFlags(rawValue: 32)
    /// A space that justification may widen.
    package static let expandable = BreakFlags(rawValue: 64)
}
