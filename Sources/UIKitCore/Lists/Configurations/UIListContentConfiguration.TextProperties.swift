extension UIListContentConfiguration {
    /// The properties of a text in a list content configuration.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct
    public struct TextProperties {
        /// The alignments of a text.
        public enum TextAlignment: Int, Sendable {
            /// The side at which reading begins.
            case natural
            /// Centred.
            case center
            /// Justified at both edges.
            case justified
        }

        /// The transformations of letters before a text is displayed.
        public enum TextTransform: Int, Sendable {
            /// No transformation.
            case none
            /// Uppercase letters.
            case uppercase
            /// Lowercase letters.
            case lowercase
            /// An uppercase letter at the beginning of each word.
            case capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour. Defaults to `.label`.
        public var color: UIColor = .label
        /// The transformer of ``colour``. Defaults to `nil`.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of the text. Defaults to `.natural`.
        public var alignment = TextAlignment.natural
        /// The truncation or wrapping of the text. Defaults to `.byTruncatingTail`.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0, the default, for no limit.
        public var numberOfLines = 0
        /// Whether the font size is reduced if the text does not fit. Defaults to `false`.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum scale of the font, as a fraction of its size, 0…1. Defaults to 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the content size category of the user. Defaults to `true`.
        public var adjustsFontForContentSizeCategory = true
        /// The transformation of letters. Defaults to `.none`.
        public var transform = TextTransform.none
        var isDisabled = false

        init(_ style: UIFont.TextStyle) { font = .preferredFont(forTextStyle: style) }

        /// Returns the displayed colour.
        public func resolvedColor() -> UIColor {
            let color = isDisabled ? UIColor.tertiaryLabel : color
            return colorTransformer?(color) ?? color
        }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}

extension UIListContentConfiguration.TextProperties: Hashable {
    /// Returns whether two values are equal. Transformers are equal if one is a copy of the other.
    public static func == (left: Self, right: Self) -> Bool {
        left.colorTransformer?.identity == right.colorTransformer?.identity && left.font == right.font && left.color == right.color
            && left.alignment == right.alignment && left.lineBreakMode == right.lineBreakMode && left.numberOfLines == right.numberOfLines
            && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth && left.minimumScaleFactor == right.minimumScaleFactor
            && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory && left.transform == right.transform
            && left.isDisabled == right.isDisabled
    }

    /// Hashes the properties in which texts usually differ.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(color)
        hasher.combine(numberOfLines)
    }
}
