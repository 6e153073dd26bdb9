/// A renderer that draws PDF documents with closures. A renderer may be used on any thread, and repeatedly.
///
/// ```swift
/// let page = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792))
/// let data = page.pdfData { context in
///     context.beginPage()
///     UIBezierPath(ovalIn: context.pdfContextBounds).fill()
/// }
/// ```
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// A closure that draws a document.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    private let documentInfo: [String: Any]

    /// Creates a renderer of documents whose pages have `bounds`, in points; 612 by 792 if empty.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
    }

    /// Creates a renderer of documents whose pages have `bounds`, in points; the format is copied.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        documentInfo = format.documentInfo
        super.init(bounds: bounds, of: format)
    }

    /// Runs the actions once and returns the bytes of the document.
    open func pdfData(actions: DrawingActions) -> Data {
        let data = NSMutableData()
        let box = format.bounds.isEmpty ? nil : format.bounds
        guard let consumer = CGDataConsumer(data: data),
            let document = CGContext(document: consumer, mediaBox: box, isFlipped: true, info: documentInfo)
        else { return Data() }
        let context = UIGraphicsPDFRendererContext(document, format: format)
        GraphicsContextStack.with(GraphicsContextStack.Entry(context: document, isDocument: true)) { actions(context) }
        document.closePDF()
        return Data(referencing: data)
    }

    /// Runs the actions once and writes the document to a file, replacing an existing file.
    ///
    /// - Throws: Foundation's error if the file cannot be written.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
