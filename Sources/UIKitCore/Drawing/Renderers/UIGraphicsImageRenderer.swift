/// Draws images by closures. May be used on any thread, and as often as wanted.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///     UIColor.red.setFill()
///     context.cgContext.fillEllipse(in: context.format.bounds)
/// }
/// ```
/// A size of nothing, and one of more than 32,767 pixels a side, give an image of nothing, with a diagnostic; the actions run all the same.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// What draws an image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let imageFormat: UIGraphicsImageRendererFormat

    /// Makes a renderer of images of that size, in points, at the main screen's scale.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: UIGraphicsImageRendererFormat())
    }

    /// Makes a renderer of images of that size, in points; the format is copied.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of what lies in `bounds`, in points, at the main screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Makes a renderer of what lies in `bounds`, in points; the format is copied.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        let copy = format.copy() as? UIGraphicsImageRendererFormat ?? format
        imageFormat = copy
        super.init(bounds: bounds, of: copy)
    }

    open override var allowsImageOutput: Bool { true }

    /// Runs the actions, once, and answers what they drew.
    open func image(actions: DrawingActions) -> UIImage {
        draw(actions).currentImage
    }

    /// Runs the actions, once, and answers the bytes of a PNG file of what they drew; none of an image of nothing.
    open func pngData(actions: DrawingActions) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Runs the actions, once, and answers the bytes of a JPEG file of what they drew; none of an image of nothing.
    ///
    /// - Parameters:
    ///   - compressionQuality: 0…1, 1 for the least loss.
    ///   - actions: get the context.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    /// Runs the actions, once, and then the completion with the same context, which has the picture in ``UIGraphicsImageRendererContext/currentImage``.
    open func runDrawingActions(_ drawingActions: DrawingActions, completionActions: DrawingActions? = nil) throws {
        let context = draw(drawingActions)
        completionActions?(context)
    }

    private func draw(_ actions: DrawingActions) -> UIGraphicsImageRendererContext {
        let drawing = ImageDrawing(format.bounds, isOpaque: imageFormat.opaque, scale: imageFormat.scale)
        let context = UIGraphicsImageRendererContext(drawing?.context ?? ImageDrawing.nothing(), format: format, scale: drawing?.scale)
        let entry = GraphicsContextStack.Entry(context: context.cgContext, imageScale: drawing?.scale ?? 1)
        GraphicsContextStack.with(entry) { actions(context) }
        return context
    }
}
