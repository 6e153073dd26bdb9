extension UIImage {
    /// The size of a symbol relative to text of the symbol's point size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/symbolscale
    public enum SymbolScale: Int, Sendable {
        /// The default scale: medium.
        case `default` = -1
        /// Not specified.
        case unspecified = 0
        /// About as high as a capital letter.
        case small
        /// A little higher than a capital letter.
        case medium
        /// One and a half times as high as a capital letter.
        case large
    }
}
