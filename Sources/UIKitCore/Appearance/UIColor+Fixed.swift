/// The colours that are the same in light and dark appearance.
///
/// - Source: https://developer.apple.com/documentation/uikit/fixed-colors
extension UIColor {
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Grey with a white value of 1/3.
    public static let darkGray = UIColor(white: 1.0 / 3.0, alpha: 1)
    /// Grey with a white value of 2/3.
    public static let lightGray = UIColor(white: 2.0 / 3.0, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Grey with a white value of 0.5.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Pure red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Cyan, pure green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Yellow, pure red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Magenta, pure red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Orange: red 1, green 0.5, blue 0.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple: red 0.5, green 0, blue 0.5.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown: red 0.6, green 0.4, blue 0.2.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Transparent: black with an opacity of 0.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// White with an opacity of 0.6, for text on a dark background.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Black, for text on a light background.
    public static let darkText = UIColor(white: 0, alpha: 1)
}
