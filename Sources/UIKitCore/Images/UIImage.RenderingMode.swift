extension UIImage {
    /// The rendering mode of an image: its own colours, or a template.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum
    public enum RenderingMode: Int, Sendable {
        /// The default of the view that shows the image: an image view shows the image's colours.
        case automatic = 0
        /// The image's own colours.
        case alwaysOriginal = 1
        /// A template that is filled with the tint colour.
        case alwaysTemplate = 2
    }
}
