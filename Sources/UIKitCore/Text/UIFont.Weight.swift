extension UIFont {
    /// The weight of strokes, from -1 to 1; 0 is regular. Other values use the nearest named weight.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight, -1…1.
        public var rawValue: CGFloat

        /// Creates a weight of -1…1; values outside of this range use the lightest or heaviest weight.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight, as `init(rawValue:)`.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// The thinnest: 100 on the scale of font files.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thin: 200 on the scale of font files.
        public static let thin = Weight(rawValue: -0.6)
        /// Light: 300 on the scale of font files.
        public static let light = Weight(rawValue: -0.4)
        /// The weight of plain text: 400 on the scale of font files.
        public static let regular = Weight(rawValue: 0)
        /// A little heavier than plain text: 500 on the scale of font files.
        public static let medium = Weight(rawValue: 0.23)
        /// The weight of titles in bars: 600 on the scale of font files.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold: 700 on the scale of font files.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavier than bold: 800 on the scale of font files.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest: 900 on the scale of font files.
        public static let black = Weight(rawValue: 0.62)

        /// Creates the named weight for a value in font files, 100…1000.
        init(fileWeight value: Int) { self = Self.named[min(8, max(0, value / 100 - 1))] }

        static let named: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]

        /// The nearest named weight on the scale of font files: 100 for ultra light to 900 for black.
        var value: Int {
            let rawValue = rawValue.isNaN ? 0 : min(1, max(-1, rawValue))
            var bestIndex = 3
            for (index, weight) in Self.named.enumerated()
            where abs(weight.rawValue - rawValue) < abs(Self.named[bestIndex].rawValue - rawValue) {
                bestIndex = index
            }
            return (bestIndex + 1) * 100
        }
    }
}
