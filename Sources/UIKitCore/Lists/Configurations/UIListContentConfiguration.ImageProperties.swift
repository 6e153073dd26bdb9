extension UIListContentConfiguration {
    /// The properties of the image in a list content configuration.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct
    public struct ImageProperties {
        /// As the width or height of ``reservedLayoutSize``, reserves the standard width of symbols on that axis.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// The symbol configuration. By default `nil`: symbols match the font of the text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of template images. By default `nil`: the tint colour.
        public var tintColor: UIColor?
        /// The function that transforms ``tintColor``. Defaults to `nil`.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The corner radius, in points. Defaults to 0.
        public var cornerRadius: CGFloat = 0 {
            willSet { NumberCheck.finite(newValue, "UIListContentConfiguration.ImageProperties.cornerRadius") }
        }
        /// The maximum size of the image, in points. A width or height of 0, the default, is unlimited.
        public var maximumSize = CGSize.zero
        /// The minimum space for the image, in points; the image is centred in this space. A width or height of 0, the
        /// default, reserves the size of the image. At a width of 0, a symbol reserves at least the standard width of
        /// symbols.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image keeps its colours while the user inverts colours. Defaults to `false`.
        public var accessibilityIgnoresInvertColors = false

        /// Returns the displayed colour of template images for a tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }
}

extension UIListContentConfiguration.ImageProperties: Hashable {
    /// Returns whether two values are equal. Transformers are equal if one is a copy of the other.
    public static func == (left: Self, right: Self) -> Bool {
        left.tintColorTransformer?.identity == right.tintColorTransformer?.identity && left.tintColor == right.tintColor
            && left.preferredSymbolConfiguration == right.preferredSymbolConfiguration && left.cornerRadius == right.cornerRadius
            && left.maximumSize == right.maximumSize && left.reservedLayoutSize == right.reservedLayoutSize
            && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
    }

    /// Hashes some of the properties that are compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(cornerRadius)
        hasher.combine(maximumSize.width)
        hasher.combine(tintColor)
    }
}
