extension UIListContentConfiguration {
    /// How an image of a list looks.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct
    public struct ImageProperties {
        /// For ``reservedLayoutSize``: as much as symbols need.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// How symbols look. Defaults to `nil`: as large as the words.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of stencils; `nil`, the default, for the tint.
        public var tintColor: UIColor?
        /// What makes the shown colour of ``tintColor``. Defaults to `nil`.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners, in points. Defaults to 0.
        public var cornerRadius: CGFloat = 0 {
            willSet { NumberCheck.finite(newValue, "UIListContentConfiguration.ImageProperties.cornerRadius") }
        }
        /// How large the image may be at most, in points; 0, the default, for any length.
        public var maximumSize = CGSize.zero
        /// How much room the image gets at least, in which it stands in the middle, in points; 0, the default, for as much as it needs.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image is not inverted where colours are. Defaults to `false`.
        public var accessibilityIgnoresInvertColors = false

        /// The colour of stencils that is shown, given the tint.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }
}

extension UIListContentConfiguration.ImageProperties: Hashable {
    /// Whether images would look alike. Transformers are alike if one is a copy of the other.
    public static func == (left: Self, right: Self) -> Bool {
        left.tintColorTransformer?.mark == right.tintColorTransformer?.mark && left.tintColor == right.tintColor
            && left.preferredSymbolConfiguration == right.preferredSymbolConfiguration && left.cornerRadius == right.cornerRadius
            && left.maximumSize == right.maximumSize && left.reservedLayoutSize == right.reservedLayoutSize
            && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
    }

    /// Feeds what images mostly differ in.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(cornerRadius)
        hasher.combine(maximumSize.width)
        hasher.combine(tintColor)
    }
}
