extension UIFont {
    /// The width of letters, from -1 to 1; 0 is the font's regular width.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The width, -1…1.
        public var rawValue: CGFloat

        /// Creates a width of -1…1; values outside of this range use the narrowest or widest width.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a width, as `init(rawValue:)`.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// The narrowest: letters at 78 percent of their width.
        public static let compressed = Width(rawValue: -0.4)
        /// Narrow: letters at 89 percent of their width.
        public static let condensed = Width(rawValue: -0.2)
        /// The font's regular width.
        public static let standard = Width(rawValue: 0)
        /// Wide: letters at 111 percent of their width.
        public static let expanded = Width(rawValue: 0.2)

        /// The factor by which letters are stretched.
        var factor: CGFloat {
            guard rawValue.isFinite else { return 1 }
            return 1 + min(1, max(-1, rawValue)) * Self.factorPerUnit
        }

        /// Creates the width that stretches letters by a factor.
        init(factor: CGFloat) { self.init(rawValue: (factor - 1) / Self.factorPerUnit) }

        private static let factorPerUnit: CGFloat = 0.55
    }
}
