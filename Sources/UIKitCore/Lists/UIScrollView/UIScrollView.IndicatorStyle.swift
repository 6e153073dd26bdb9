extension UIScrollView {
    /// The styles of scroll indicators.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.enum
    public enum IndicatorStyle: Int, Sendable {
        /// A colour that is visible on any content: dark in light appearance, light in dark appearance.
        case `default`
        /// Dark, for light content.
        case black
        /// Light, for dark content.
        case white
    }
}
