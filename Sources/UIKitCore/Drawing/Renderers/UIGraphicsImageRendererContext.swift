/// The context that an image renderer passes to its drawing actions.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let scale: CGFloat?

    /// Creates a context.
    ///
    /// - Parameter scale: The pixels per point; `nil` if no image can be made.
    init(_ context: CGContext, format: UIGraphicsRendererFormat, scale: CGFloat?) {
        self.scale = scale
        super.init(context, format: format)
    }

    /// The image drawn so far; later drawing does not change the image.
    open var currentImage: UIImage {
        guard let scale, let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }
}
