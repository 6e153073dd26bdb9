extension UIContentUnavailableConfiguration {
    /// Where the parts stand.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/alignment-swift.enum
    public enum Alignment: Int, Sendable {
        /// In the middle of the room, one below the other, each in the middle.
        case center
        /// At the top, where reading begins.
        case natural
    }

    /// How the picture looks.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/imageproperties-swift.struct
    @MainActor public struct ImageProperties {
        /// How symbols look; 48 points by default.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)
        /// The colour of stencils; `.secondaryLabel` by default, the tint for `nil`.
        public var tintColor: UIColor? = .secondaryLabel
        /// The radius of the corners, in points; 0 by default.
        public var cornerRadius: CGFloat = 0 {
            willSet { NumberCheck.finite(newValue, "UIContentUnavailableConfiguration.ImageProperties.cornerRadius") }
        }
        /// How large the picture may be at most, in points; 0, the default, for any length.
        public var maximumSize = CGSize.zero
    }

    /// How words look.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/textproperties-swift.struct
    @MainActor public struct TextProperties {
        /// The font: that of the title in bold, of subheadlines for the second words by default.
        public var font: UIFont
        /// The colour: that of labels, paler for the second words by default.
        public var color: UIColor
        /// How words are cut or broken; `.byTruncatingTail` by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines there may be; 0, the default, for any number.
        public var numberOfLines = 0
        /// Whether the font is made smaller where one line of words does not fit; `false` by default.
        public var adjustsFontSizeToFitWidth = false
        /// How small the font may be made, as a part of its size, 0…1; 0 by default.
        public var minimumScaleFactor: CGFloat = 0

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// What a button does.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct
    @MainActor public struct ButtonProperties {
        /// What a tap does; `nil` by default.
        public var primaryAction: UIAction?
        /// What a tap opens where it does nothing else, or a long press; `nil` by default.
        public var menu: UIMenu?
        /// Whether the button can be used; `true` by default.
        public var isEnabled = true
        /// What the button is for; `.normal` by default.
        public var role = UIButton.Role.normal
    }
}
