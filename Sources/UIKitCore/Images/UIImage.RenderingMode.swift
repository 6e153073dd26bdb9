extension UIImage {
    /// The rendering mode of an image: in its colours, or as a template.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum
    public enum RenderingMode: Int, Sendable {
        /// The default mode of the view that shows the image. An image view shows the image's colours, and symbols
        /// of one colour as templates.
        case automatic = 0
        /// The colours of the image are shown.
        case alwaysOriginal = 1
        /// The image is a template that is filled with the tint colour.
        case alwaysTemplate = 2
    }
}
