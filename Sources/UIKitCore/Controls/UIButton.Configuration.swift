extension UIButton {
    /// How a button looks, as a value: set it whole, or change parts of it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/configuration
    @MainActor public struct Configuration {
        enum Look {
            case plain, tinted, gray, filled
        }

        /// How large a button is.
        public enum Size: Int, Sendable {
            /// 34 points high with one line.
            case medium
            /// 28 points high, with smaller text.
            case small
            /// 25 points high, with the smallest text.
            case mini
            /// 50 points high.
            case large
        }

        /// How a button's corners are rounded.
        public enum CornerStyle: Int, Sendable {
            /// By the background's own radius.
            case fixed
            /// 5.95 points, growing with Dynamic Type; the default.
            case dynamic
            /// 4 points.
            case small
            /// 5.95 points.
            case medium
            /// 8.75 points.
            case large
            /// Half of the height.
            case capsule
        }

        /// How title and subtitle stand to each other.
        public enum TitleAlignment: Int, Sendable {
            /// As ``center``.
            case automatic
            /// The shorter one begins where the longer one does.
            case leading
            /// They have one middle.
            case center
            /// The shorter one ends where the longer one does.
            case trailing
        }

        let look: Look
        /// The text; `nil` by default. Setting it drops the looks that a nib gave to the words.
        public var title: String? { didSet { titleWords = nil } }
        /// The text below the title, smaller; `nil` by default. Setting it drops the looks that a nib gave to the words.
        public var subtitle: String? { didSet { subtitleWords = nil } }
        /// How title and subtitle stand to each other; `.automatic` by default.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether a title that is too long goes on in another line, the default, or is cut off, and where.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The same for the subtitle.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The words of a nib with their looks; what they do not say is that of the title.
        var titleWords: NSAttributedString?
        var subtitleWords: NSAttributedString?
        /// What a nib wants the words to be written in; `nil` for those of the size.
        var titleFont: UIFont?
        var subtitleOwnFont: UIFont?
        /// Makes the title's looks of those that it has; `nil` by default.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Makes the subtitle's looks of those that it has; `nil` by default.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The picture; `nil` by default.
        public var image: UIImage?
        /// How a system symbol that is the picture is drawn; `nil` by default.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Makes the picture's colour of that of the text; `nil` by default.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Whether the sign of a menu to choose from stands behind the text, two arrows; `.automatic` by default.
        public var indicator = Indicator.automatic
        /// Makes the sign's colour of that of the text; `nil` by default.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Makes the spinner's colour of that of the text; `nil` by default.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether a spinner turns in the picture's place; `false` by default.
        public var showsActivityIndicator = false
        /// Where the picture stands beside the text; leading by default.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between picture and text, in points; 0 by default.
        public var imagePadding: CGFloat = 0 { willSet { NumberCheck.finite(newValue, "UIButton.Configuration.imagePadding") } }
        /// Between title and subtitle, in points; 1 by default.
        public var titlePadding: CGFloat = 1 { willSet { NumberCheck.finite(newValue, "UIButton.Configuration.titlePadding") } }
        /// From the content to the edges, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            willSet { NumberCheck.finite(newValue, "UIButton.Configuration.contentInsets") }
        }
        /// The colour of text and picture; `nil` takes the look's.
        public var baseForegroundColor: UIColor?
        /// The colour of the background, which the look lightens or not; `nil` takes the tint.
        public var baseBackgroundColor: UIColor?
        /// Whether it looks stronger while its button is selected: plain and gray ones as tinted ones do, tinted ones as filled ones. Defaults to
        /// `true`. Colours of your own stay.
        ///
        /// > Difference from Apple: which look a selected one has is not documented; a filled one looks the same.
        public var automaticallyUpdateForSelection = true
        /// How large it is; medium by default. Sets ``contentInsets``.
        public var buttonSize = Size.medium { didSet { contentInsets = Self.insets(for: buttonSize) } }
        /// How the corners are rounded; dynamic by default.
        public var cornerStyle = CornerStyle.dynamic
        /// What stands behind the content: colour, picture, effect, line around and insets.
        ///
        /// A colour that it does not have is the look's. Its radius counts where ``cornerStyle`` is fixed or dynamic; 5.95 points by default.
        public var background = UIBackgroundConfiguration(cornerRadius: Self.cornerRadius)
        /// Points.
        static let cornerRadius: CGFloat = 5.95

        private init(_ look: Look) {
            self.look = look
            contentInsets = Self.insets(for: .medium)
        }

        /// Text in the tint, without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Text in the tint on a light tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Text in the tint on gray.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Text in the tint on gray, with the platform's border; the same as ``gray()`` here.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Text in the tint on a light tint, with the platform's border; the same as ``tinted()`` here.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// White text on the tint, with the platform's border; the same as ``filled()`` here.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
        /// Text in the tint without a background, as the platform has it; the same as ``plain()`` here.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// White text on the tint.
        public static func filled() -> Configuration { Configuration(.filled) }

        /// Gives ``contentInsets`` the values that they have by default for the size.
        public mutating func setDefaultContentInsets() { contentInsets = Self.insets(for: buttonSize) }

        /// Measured on iOS 17.
        private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }
    }
}
