/// The break opportunities before a character, by the rules of Unicode and of the script.
package struct BreakFlags: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A line break is allowed.
    package static let line = BreakFlags(rawValue: 1)
    /// A line break is allowed if words may be broken: a grapheme boundary.
    package static let character = BreakFlags(rawValue: 2)
    /// A position for the caret.
    package static let cursor = BreakFlags(rawValue: 4)
    /// The character is white space.
    package static let white = BreakFlags(rawValue: 8)
    package static let wordStart = BreakFlags(rawValue: 16)
    package static let wordEnd = BreakFlags(rawValue: 32)
    /// A space that justification can expand.
    package static let expandable = BreakFlags(rawValue: 64)
}
