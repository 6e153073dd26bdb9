extension UIImage {
    /// Whether an image is shown in its own colours or as a stencil.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum
    public enum RenderingMode: Int, Sendable {
        /// As whoever shows it prefers: an image view shows the image's colours.
        case automatic = 0
        /// In its own colours.
        case alwaysOriginal = 1
        /// As a stencil through which the tint colour is seen.
        case alwaysTemplate = 2
    }
}
