extension UIImage {
    /// How large a symbol is beside text of the same size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/symbolscale
    public enum SymbolScale: Int, Sendable {
        /// The one that is usual: medium.
        case `default` = -1
        /// Not said.
        case unspecified = 0
        /// About as high as a capital letter.
        case small
        /// A little higher than a capital letter.
        case medium
        /// Half as high again as a capital letter.
        case large
    }
}
