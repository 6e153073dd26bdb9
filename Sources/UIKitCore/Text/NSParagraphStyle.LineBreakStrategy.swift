extension NSParagraphStyle {
    /// What else counts where lines of a paragraph are broken.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The strategies as bits.
        public let rawValue: UInt

        /// Takes any bits; those without a meaning are ignored.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Leaves no single word on the last line where the line above it can spare one.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Breaks Korean between words, and inside them only where a word is wider than the line.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What the system takes for labels: all of them.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
