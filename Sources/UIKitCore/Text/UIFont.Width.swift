extension UIFont {
    /// How wide letters are, from -1 to 1; 0 is as the font is drawn.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// -1…1.
        public var rawValue: CGFloat

        /// A width of -1…1; others take the outermost.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The same as `init(rawValue:)`.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// The narrowest: letters of 78 percent of their width.
        public static let compressed = Width(rawValue: -0.4)
        /// Narrow: letters of 89 percent of their width.
        public static let condensed = Width(rawValue: -0.2)
        /// As the font is drawn.
        public static let standard = Width(rawValue: 0)
        /// Wide: letters of 111 percent of their width.
        public static let expanded = Width(rawValue: 0.2)

        /// What letters are stretched by.
        var factor: CGFloat {
            guard rawValue.isFinite else { return 1 }
            return 1 + min(1, max(-1, rawValue)) * Self.reach
        }

        /// The width that stretches letters by a factor.
        init(factor: CGFloat) { self.init(rawValue: (factor - 1) / Self.reach) }

        private static let reach: CGFloat = 0.55
    }
}
