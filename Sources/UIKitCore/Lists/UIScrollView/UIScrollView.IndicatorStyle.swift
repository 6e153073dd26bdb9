extension UIScrollView {
    /// The colour of scroll indicators.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.enum
    public enum IndicatorStyle: Int, Sendable {
        /// Seen on every content: dark in light appearance, light in dark.
        case `default`
        /// Dark, for light content.
        case black
        /// Light, for dark content.
        case white
    }
}
