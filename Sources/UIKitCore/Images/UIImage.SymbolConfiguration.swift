extension UIImage {
    /// The appearance of a symbol: size, weight, scale and colours.
    ///
    /// Configurations are immutable. By default a symbol has regular weight and medium scale, for text of 17 points.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
    // Unchecked: all stored properties are constants, as in Configuration.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// A configuration that specifies nothing.
        public static let unspecified = SymbolConfiguration(Values())

        private convenience init(_ symbol: SymbolAttributes) {
            self.init(Values(symbol: symbol))
        }

        /// Creates a configuration with a font size in points. A size of 0 or less, or a size that is not
        /// finite, counts as unspecified.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .unspecified)
        }

        /// Creates a configuration with a font size in points, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }

        /// Creates a configuration with a font size in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            let size = pointSize.isFinite && pointSize > 0 ? pointSize : nil
            self.init(SymbolAttributes(pointSize: size, weight: weight, scale: scale))
        }

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) {
            self.init(SymbolAttributes(scale: scale))
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(SymbolAttributes(weight: weight))
        }

        /// Creates a configuration with the size of a text style, which follows the preferred text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }

        /// Creates a configuration with the size of a text style, which follows the preferred text size, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(SymbolAttributes(textStyle: textStyle, scale: scale))
        }

        /// Creates a configuration with the size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// Creates a configuration with the size and weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            let weight = SymbolWeight(rawValue: font.textFont.weight / 100) ?? .regular
            self.init(pointSize: font.pointSize, weight: weight, scale: scale)
        }

        /// Creates a configuration with shades of one colour, more transparent for a symbol's less important parts.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(SymbolAttributes(colors: .hierarchical(hierarchicalColor)))
        }

        /// Creates a configuration with colours for a symbol's parts, by importance. The last colour applies to all
        /// remaining parts. An empty array specifies nothing.
        public convenience init(paletteColors: [UIColor]) {
            self.init(SymbolAttributes(colors: paletteColors.isEmpty ? .unspecified : .palette(paletteColors)))
        }
    }
}
