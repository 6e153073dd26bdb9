extension UIContentUnavailableConfiguration {
    /// The alignments of the content.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/alignment-swift.enum
    public enum Alignment: Int, Sendable {
        /// Centred in the available area, as a vertical stack.
        case center
        /// At the top, at the leading edge.
        case natural
    }

    /// The appearance of the image.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/imageproperties-swift.struct
    @MainActor public struct ImageProperties {
        /// The configuration of symbols; 48 points by default.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)
        /// The tint of template images; `.secondaryLabel` by default. `nil` means the inherited tint.
        public var tintColor: UIColor? = .secondaryLabel
        /// The corner radius in points; 0 by default.
        public var cornerRadius: CGFloat = 0 {
            willSet { NumberCheck.finite(newValue, "UIContentUnavailableConfiguration.ImageProperties.cornerRadius") }
        }
        /// The maximum size of the image, in points; a length of 0, the default, is unlimited.
        public var maximumSize = CGSize.zero
    }

    /// The appearance of the text or the secondary text.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/textproperties-swift.struct
    @MainActor public struct TextProperties {
        /// The font: by default the bold title font, or the subheadline font for the secondary text.
        public var font: UIFont
        /// The text colour: by default the label colour, or the secondary label colour for the secondary text.
        public var color: UIColor
        /// The line break mode; `.byTruncatingTail` by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0, the default, is unlimited.
        public var numberOfLines = 0
        /// Whether the font shrinks to fit a single line into the width; `false` by default.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum font scale, 0…1; 0 by default.
        public var minimumScaleFactor: CGFloat = 0

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// The behaviour of a button.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct
    @MainActor public struct ButtonProperties {
        /// The action of a tap; `nil` by default.
        public var primaryAction: UIAction?
        /// The menu that a long press opens, or without an action, a tap; `nil` by default.
        public var menu: UIMenu?
        /// Whether the button is enabled; `true` by default.
        public var isEnabled = true
        /// The role of the button; `.normal` by default.
        public var role = UIButton.Role.normal
    }
}
