/// What image and document renderers have in common.
///
/// > Difference from Apple: renderers of other kinds cannot be made by subclassing this class alone.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsrenderer
open class UIGraphicsRenderer: NSObject {
    /// What the renderer was made with: a copy, which knows the bounds.
    public let format: UIGraphicsRendererFormat

    init(bounds: CGRect, of format: UIGraphicsRendererFormat) {
        let copy = format.copy() as? UIGraphicsRendererFormat ?? format
        copy.bounds = bounds
        self.format = copy
        super.init()
    }

    /// Whether what is drawn becomes an image; `false` by default.
    open var allowsImageOutput: Bool { false }
}
