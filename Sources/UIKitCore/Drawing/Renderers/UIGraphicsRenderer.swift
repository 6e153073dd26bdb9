/// The base class of the image and document renderers.
///
/// > Difference from Apple: renderers of other kinds cannot be made by subclassing this class alone.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsrenderer
open class UIGraphicsRenderer: NSObject {
    /// A copy of the format that the renderer was created with, including the bounds.
    public let format: UIGraphicsRendererFormat

    init(bounds: CGRect, of format: UIGraphicsRendererFormat) {
        let copy = format.copy() as? UIGraphicsRendererFormat ?? format
        copy.bounds = bounds
        self.format = copy
        super.init()
    }

    /// Whether the drawing becomes an image; `false` by default.
    open var allowsImageOutput: Bool { false }
}
