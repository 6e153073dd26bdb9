extension UIFont {
    /// 14 points: what iOS takes where none is named.
    public class var systemFontSize: CGFloat { 14 }
    /// 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// 18 points.
    public class var buttonFontSize: CGFloat { 18 }

    /// The interface's font in its regular weight; `fontSize` in points, 0 or less takes ``systemFontSize``.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The interface's font; `fontSize` in points, 0 or less takes ``systemFontSize``.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: usable(fontSize), weight: weight.value))
    }

    /// The interface's font, wider or narrower. `fontSize` in points, 0 or less takes ``systemFontSize``.
    ///
    /// > Difference from Apple: the packaged font has one width, so that letters are stretched.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        var font = TextFont(size: usable(fontSize), weight: weight.value)
        font.width = width.factor
        return UIFont(font)
    }

    /// The interface's font in bold. `fontSize` in points.
    ///
    /// As on iOS this is the weight ``Weight/semibold``, not ``Weight/bold``.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The interface's font, slanted. `fontSize` in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(size: usable(fontSize), isItalic: true))
    }

    /// The interface's font for programs and tables, all characters of one width. `fontSize` in points.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(family: .monospaced, size: usable(fontSize), weight: weight.value))
    }

    /// The interface's font with digits of one width, for numbers that change in place. `fontSize` in points.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: usable(fontSize), weight: weight.value, hasTabularDigits: true))
    }
}
