extension UIButton {
    /// The appearance of a button, as a value. Set the configuration as a whole, or change its properties.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/configuration
    @MainActor public struct Configuration {
        enum Kind {
            case plain, tinted, gray, filled
        }

        /// The size of a button.
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

        /// The style of a button's corners.
        public enum CornerStyle: Int, Sendable {
            /// The radius of the background configuration.
            case fixed
            /// The radius of the background configuration: 5.95 points, unless the app sets another radius. The default
            /// style.
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

        /// The alignment of title and subtitle relative to each other.
        public enum TitleAlignment: Int, Sendable {
            /// The same as ``center``.
            case automatic
            /// The leading edges are aligned.
            case leading
            /// The centres are aligned.
            case center
            /// The trailing edges are aligned.
            case trailing
        }

        let kind: Kind
        /// The title; `nil` by default. Setting the property removes attributes that a nib specified.
        public var title: String? { didSet { titleText = nil } }
        /// The subtitle below the title, in a smaller font; `nil` by default. Setting the property removes attributes
        /// that a nib specified.
        public var subtitle: String? { didSet { subtitleText = nil } }
        /// The alignment of title and subtitle relative to each other; `.automatic` by default.
        public var titleAlignment = TitleAlignment.automatic
        /// How a long title wraps or is truncated; `.byWordWrapping` by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How a long subtitle wraps or is truncated; `.byWordWrapping` by default.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The title with attributes; `nil` without attributes. Missing attributes use the title's font and colour.
        var titleText: NSAttributedString?
        var subtitleText: NSAttributedString?
        /// The font of the title from a nib; `nil` for the font of the button size.
        var titleFont: UIFont?
        var customSubtitleFont: UIFont?
        /// Transforms the attributes of the title; `nil` by default.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Transforms the attributes of the subtitle; `nil` by default.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The image; `nil` by default.
        public var image: UIImage?
        /// The symbol configuration of a system symbol image; `nil` by default.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Computes the colour of the image from the colour of the text; `nil` by default.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The menu indicator after the text; `.automatic` by default.
        public var indicator = Indicator.automatic
        /// Computes the colour of the menu indicator from the colour of the text; `nil` by default.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Computes the colour of the activity indicator from the colour of the text; `nil` by default.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether an activity indicator replaces the image; `false` by default.
        public var showsActivityIndicator = false
        /// The position of the image relative to the text; leading by default.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and text, in points; 0 by default.
        public var imagePadding: CGFloat = 0 { willSet { NumberCheck.finite(newValue, "UIButton.Configuration.imagePadding") } }
        /// The distance between title and subtitle, in points; 1 by default.
        public var titlePadding: CGFloat = 1 { willSet { NumberCheck.finite(newValue, "UIButton.Configuration.titlePadding") } }
        /// The distances from the content to the edges, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            willSet { NumberCheck.finite(newValue, "UIButton.Configuration.contentInsets") }
        }
        /// The colour of text and image; `nil` uses the default colour of the style.
        public var baseForegroundColor: UIColor?
        /// The base colour of the background; `nil` uses the default colour of the style. The tinted style lightens
        /// the colour.
        public var baseBackgroundColor: UIColor?
        /// Whether a selected button is more prominent: plain and grey styles become tinted, and the tinted style
        /// becomes filled. `true` by default. Colours that the app set are kept.
        ///
        /// > Difference from Apple: Apple does not document the appearance of a selected button; here a filled button
        /// > does not change.
        public var automaticallyUpdateForSelection = true
        /// The size of the button; medium by default. Setting the property sets ``contentInsets``.
        public var buttonSize = Size.medium { didSet { contentInsets = Self.insets(for: buttonSize) } }
        /// The style of the corners; dynamic by default.
        public var cornerStyle = CornerStyle.dynamic
        /// The background of the button: colour, image, visual effect, stroke and insets.
        ///
        /// A `nil` colour uses the colour of the style. The corner radius is used if ``cornerStyle`` is fixed or
        /// dynamic; 5.95 points by default.
        public var background = UIBackgroundConfiguration(cornerRadius: Self.cornerRadius)
        /// The default corner radius, in points.
        static let cornerRadius: CGFloat = 5.95

        private init(_ kind: Kind) {
            self.kind = kind
            contentInsets = Self.insets(for: .medium)
        }

        /// Returns a style with text in the tint colour and no background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a style with text in the tint colour on a lighter tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a style with text in the tint colour on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a style with text in the tint colour on grey and the border of the platform; here the same as
        /// ``gray()``.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Returns a style with text in the tint colour on a lighter tint and the border of the platform; here the
        /// same as ``tinted()``.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// Returns a style with white text on the tint colour and the border of the platform; here the same as
        /// ``filled()``.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
        /// Returns the platform's style with text in the tint colour and no background; here the same as ``plain()``.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Returns a style with white text on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }

        /// Resets ``contentInsets`` to the default values for the size.
        public mutating func setDefaultContentInsets() { contentInsets = Self.insets(for: buttonSize) }

        /// Returns the default insets of a size, in points. Measured on iOS 17.
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
