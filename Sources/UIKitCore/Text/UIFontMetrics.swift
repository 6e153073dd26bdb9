/// Scales custom fonts and lengths with the user's text size, in proportion to the leading of a text style.
///
/// Results are rounded to pixels of the traits' display scale: 17 points of body text become 48 at the largest text
/// size.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifontmetrics
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// Creates metrics that scale like text of `textStyle`.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Metrics that scale like body text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Returns metrics that scale like text of `textStyle`, as ``init(forTextStyle:)``.
    public class func metrics(forTextStyle textStyle: UIFont.TextStyle) -> UIFontMetrics { UIFontMetrics(forTextStyle: textStyle) }

    /// Returns `font` scaled to the text size of `UITraitCollection.current`.
    ///
    /// - Precondition: The font has a fixed size. Fonts of text styles and scaled fonts already scale.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// Returns `font` scaled to the text size of `traitCollection`; `nil` means `UITraitCollection.current`.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// Returns a scaled font as ``scaledFont(for:)``, but never larger than `maximumPointSize`.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a scaled font as ``scaledFont(for:compatibleWith:)``, but never larger than `maximumPointSize`.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        precondition(
            font.scaling == nil, "UIFontMetrics: \(font) grows with the text size already. Scale the font that it was made of.")
        let limit = maximumPointSize > 0 ? maximumPointSize : .infinity
        let scaling = FontScaling.metrics(style, base: font.pointSize, maximum: limit)
        return font.withSize(min(limit, style.scaled(font.pointSize, traitCollection))).growing(by: scaling)
    }

    /// Scales `value`, a length in points at the default text size, to the text size of `UITraitCollection.current`.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Scales `value`, a length in points at the default text size, to the text size of `traitCollection`.
    ///
    /// `nil` means `UITraitCollection.current`.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        style.scaled(value, traitCollection)
    }
}
