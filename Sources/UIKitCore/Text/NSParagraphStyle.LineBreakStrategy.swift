extension NSParagraphStyle {
    /// Additional rules for breaking the lines of a paragraph.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The strategies as bits.
        public let rawValue: UInt

        /// Creates a set from bits; unknown bits are ignored.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Avoids a single word on the last line if a word of the line above can move down.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Breaks Korean text between words, and inside of a word only if the word is wider than the line.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The system's strategy for labels: all strategies.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
