/// A renderer that draws images with closures. A renderer may be used on any thread, and repeatedly.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///     UIColor.red.setFill()
///     context.cgContext.fillEllipse(in: context.format.bounds)
/// }
/// ```
/// A size that is empty, or has a side of more than 32,767 pixels, results in an empty image and a diagnostic. The
/// actions still run.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A closure that draws an image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let imageFormat: UIGraphicsImageRendererFormat

    /// Creates a renderer of images of a size, in points, at the display scale of the current traits.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer of images of a size, in points; the format is copied.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of images that show `bounds`, in points, at the display scale of the current traits.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer of images that show `bounds`, in points; the format is copied.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        let copy = format.copy() as? UIGraphicsImageRendererFormat ?? format
        imageFormat = copy
        super.init(bounds: bounds, of: copy)
    }

    open override var allowsImageOutput: Bool { true }

    /// Runs the actions once and returns the image that they drew.
    open func image(actions: DrawingActions) -> UIImage {
        draw(actions).currentImage
    }

    /// Runs the actions once and returns the image that they drew as PNG data; empty data for an empty image.
    open func pngData(actions: DrawingActions) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Runs the actions once and returns the image that they drew as JPEG data; empty data for an empty image.
    ///
    /// - Parameters:
    ///   - compressionQuality: The quality, 0…1; 1 loses the least.
    ///   - actions: The closure that draws the image.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    /// Runs the drawing actions once, then the completion actions with the same context.
    ///
    /// The completion reads the image from ``UIGraphicsImageRendererContext/currentImage``.
    open func runDrawingActions(_ drawingActions: DrawingActions, completionActions: DrawingActions? = nil) throws {
        let context = draw(drawingActions)
        completionActions?(context)
    }

    private func draw(_ actions: DrawingActions) -> UIGraphicsImageRendererContext {
        let drawing = ImageDrawing(format.bounds, isOpaque: imageFormat.opaque, scale: imageFormat.scale)
        let context = UIGraphicsImageRendererContext(drawing?.context ?? ImageDrawing.emptyContext(), format: format, scale: drawing?.scale)
        let entry = GraphicsContextStack.Entry(context: context.cgContext, imageScale: drawing?.scale ?? 1)
        GraphicsContextStack.with(entry) { actions(context) }
        return context
    }
}
