extension UIFont {
    /// 14 points: iOS' default size if no size is specified.
    public class var systemFontSize: CGFloat { 14 }
    /// 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// 18 points.
    public class var buttonFontSize: CGFloat { 18 }

    /// Returns the interface's font in its regular weight; `fontSize` in points, 0 or less means ``systemFontSize``.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the interface's font; `fontSize` in points, 0 or less means ``systemFontSize``.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: validSize(fontSize), weight: weight.value))
    }

    /// Returns the interface's font in another width; `fontSize` in points, 0 or less means ``systemFontSize``.
    ///
    /// > Difference from Apple: the packaged font has one width, so letters are stretched.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        var font = TextFont(size: validSize(fontSize), weight: weight.value)
        font.width = width.factor
        return UIFont(font)
    }

    /// Returns the interface's font in bold; `fontSize` in points.
    ///
    /// As on iOS this is the weight ``Weight/semibold``, not ``Weight/bold``.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the interface's font in italics; `fontSize` in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(size: validSize(fontSize), isItalic: true))
    }

    /// Returns the interface's monospaced font, for source code and tables; `fontSize` in points.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(family: .monospaced, size: validSize(fontSize), weight: weight.value))
    }

    /// Returns the interface's font with monospaced digits, for numbers that change in place; `fontSize` in points.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: validSize(fontSize), weight: weight.value, hasTabularDigits: true))
    }
}
