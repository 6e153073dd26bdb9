extension UIListContentConfiguration {
    /// How words of a list look.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct
    public struct TextProperties {
        /// Where words stand in the space that they have.
        public enum TextAlignment: Int, Sendable {
            /// Where reading begins.
            case natural
            /// In the middle.
            case center
            /// At both edges.
            case justified
        }

        /// What is made of letters before they are shown.
        public enum TextTransform: Int, Sendable {
            /// Nothing.
            case none
            /// Capitals.
            case uppercase
            /// Small letters.
            case lowercase
            /// A capital at the beginning of each word.
            case capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour. Defaults to `.label`.
        public var color: UIColor = .label
        /// What makes the shown colour of ``color``. Defaults to `nil`.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// Where words stand. Defaults to `.natural`.
        public var alignment = TextAlignment.natural
        /// How words are cut or broken. Defaults to `.byTruncatingTail`.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines there may be; 0, the default, for any number.
        public var numberOfLines = 0
        /// Whether the font is made smaller where words do not fit. Defaults to `false`.
        public var adjustsFontSizeToFitWidth = false
        /// How small the font may be made, as a part of its size, 0…1. Defaults to 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the person's size of text. Defaults to `true`.
        public var adjustsFontForContentSizeCategory = true
        /// What is made of letters. Defaults to `.none`.
        public var transform = TextTransform.none
        var isDisabled = false

        init(_ style: UIFont.TextStyle) { font = .preferredFont(forTextStyle: style) }

        /// The colour that is shown.
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
    /// Whether words would look alike. Transformers are alike if one is a copy of the other.
    public static func == (left: Self, right: Self) -> Bool {
        left.colorTransformer?.mark == right.colorTransformer?.mark && left.font == right.font && left.color == right.color
            && left.alignment == right.alignment && left.lineBreakMode == right.lineBreakMode && left.numberOfLines == right.numberOfLines
            && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth && left.minimumScaleFactor == right.minimumScaleFactor
            && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory && left.transform == right.transform
            && left.isDisabled == right.isDisabled
    }

    /// Feeds what words mostly differ in.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(color)
        hasher.combine(numberOfLines)
    }
}
