/// Scales fonts and lengths of an app's own with the user's text size, as the leading of a text style grows.
///
/// Results are rounded to pixels of the traits' display scale: 17 points of body text are 48 at the largest text size.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifontmetrics
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// Scales as text of `textStyle` does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Scales as body text does.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The same as ``init(forTextStyle:)``.
    public class func metrics(forTextStyle textStyle: UIFont.TextStyle) -> UIFontMetrics { UIFontMetrics(forTextStyle: textStyle) }

    /// `font` at the size it has for the text size of `UITraitCollection.current`.
    ///
    /// - Precondition: the font does not grow already: no scaled font, and none of a text style.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// `font` at the size it has for the text size of `traitCollection`; `nil` takes `UITraitCollection.current`.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// As ``scaledFont(for:)``, but never larger than `maximumPointSize`.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// As ``scaledFont(for:compatibleWith:)``, but never larger than `maximumPointSize`.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        precondition(
            font.scaling == nil, "UIFontMetrics: \(font) grows with the text size already. Scale the font that it was made of.")
        let limit = maximumPointSize > 0 ? maximumPointSize : .infinity
        let scaling = FontScaling.metrics(style, base: font.pointSize, maximum: limit)
        return font.withSize(min(limit, style.scaled(font.pointSize, traitCollection))).growing(by: scaling)
    }

    /// `value`, a length for the default text size, for the text size of `UITraitCollection.current`. In points.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// `value`, a length for the default text size, for that of `traitCollection`; `nil` takes `UITraitCollection.current`. In points.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        style.scaled(value, traitCollection)
    }
}
