extension UIListContentConfiguration {
    /// The properties of the text or the secondary text in a list content configuration.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct
    public struct TextProperties {
        /// The alignments of text.
        public enum TextAlignment: Int, Sendable {
            /// The leading edge.
            case natural
            /// Centred.
            case center
            /// Justified at both edges.
            case justified
        }

        /// The changes of letter case before text is displayed.
        public enum TextTransform: Int, Sendable {
            /// No change.
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
        /// The text colour. Defaults to `.label`.
        public var color: UIColor = .label
        /// The function that transforms ``color``. Defaults to `nil`.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of the text. Defaults to `.natural`.
        public var alignment = TextAlignment.natural
        /// The wrapping or truncation of the text. Defaults to `.byTruncatingTail`.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines. By default 0: no limit.
        public var numberOfLines = 0
        /// Whether the font size is reduced if the text does not fit. Defaults to `false`.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum font size as a fraction of the font's size, 0…1. Defaults to 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font size changes with the user's content size category. Defaults to `true`.
        public var adjustsFontForContentSizeCategory = true
        /// The change of letter case. Defaults to `.none`.
        public var transform = TextTransform.none
        var isDisabled = false

        init(_ style: UIFont.TextStyle) { font = .preferredFont(forTextStyle: style) }

        /// Returns the displayed text colour.
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

    /// Hashes some of the properties that are compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(color)
        hasher.combine(numberOfLines)
    }
}
