/// What the drawing actions of an image renderer draw with.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let scale: CGFloat?

    /// - Parameter scale: `nil` where there will be no image.
    init(_ context: CGContext, format: UIGraphicsRendererFormat, scale: CGFloat?) {
        self.scale = scale
        super.init(context, format: format)
    }

    /// What is drawn so far, as an image that later drawing does not change.
    open var currentImage: UIImage {
        guard let scale, let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }
}
