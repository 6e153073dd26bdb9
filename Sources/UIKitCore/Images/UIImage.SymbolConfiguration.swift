extension UIImage {
    /// How a symbol looks: size, weight, scale and colours.
    ///
    /// Immutable. Where nothing is said a symbol is made for text of 17 points, regular weight and medium scale.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// A configuration that says nothing.
        public static let unspecified = SymbolConfiguration(Values())

        private convenience init(_ symbol: SymbolAttributes) {
            self.init(Values(symbol: symbol))
        }

        /// The size of a font, in points; sizes that are no number, or not above 0, count as not said.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified)
        }

        /// The size of a font in points, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }

        /// The size of a font in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            let size = pointSize.isFinite && pointSize > 0 ? pointSize : nil
            self.init(SymbolAttributes(pointSize: size, weight: weight, scale: scale))
        }

        /// A scale.
        public convenience init(scale: SymbolScale) {
            self.init(SymbolAttributes(scale: scale))
        }

        /// A weight.
        public convenience init(weight: SymbolWeight) {
            self.init(SymbolAttributes(weight: weight))
        }

        /// The size of a text style, which follows the preferred size of text.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }

        /// The size of a text style, which follows the preferred size of text, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(SymbolAttributes(textStyle: textStyle, scale: scale))
        }

        /// The size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// The size and weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            let weight = SymbolWeight(rawValue: font.textFont.weight / 100) ?? .regular
            self.init(pointSize: font.pointSize, weight: weight, scale: scale)
        }

        /// One colour, of which a symbol's less important parts show less.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(SymbolAttributes(colors: .hierarchical(hierarchicalColor)))
        }

        /// Colours for a symbol's parts, the most important first. Parts beyond them have the last; none says nothing.
        public convenience init(paletteColors: [UIColor]) {
            self.init(SymbolAttributes(colors: paletteColors.isEmpty ? .unspecified : .palette(paletteColors)))
        }
    }
}
