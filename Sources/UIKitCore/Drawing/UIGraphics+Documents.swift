/// Begins a PDF document, which is complete in `data` after ``UIGraphicsEndPDFContext()``. Begin a page before drawing.
///
/// - Parameters:
///   - data: The object that receives the bytes.
///   - bounds: The default bounds of the pages, in points, with y downwards; 612 by 792 if empty.
///   - documentInfo: The document's metadata by `kCGPDFContextTitle` and similar keys; `nil` for none.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttodata(_:_:_:)
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    _ = beginDocument(CGDataConsumer(data: data), bounds, documentInfo)
}

/// Begins a PDF file, replacing an existing file. The file is complete after ``UIGraphicsEndPDFContext()``.
///
/// - Returns: Whether the file can be written; if not, a diagnostic is reported and no context is begun.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttofile(_:_:_:)
@discardableResult public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    beginDocument(CGDataConsumer(url: URL(fileURLWithPath: path)), bounds, documentInfo)
}

private func beginDocument(_ consumer: CGDataConsumer?, _ bounds: CGRect, _ info: [AnyHashable: Any]?) -> Bool {
    guard let consumer else { return false }
    let box = bounds.isEmpty ? nil : bounds
    guard let context = CGContext(document: consumer, mediaBox: box, isFlipped: true, info: info ?? [:]) else { return false }
    GraphicsContextStack.current.push(GraphicsContextStack.Entry(context: context, isDocument: true))
    return true
}

/// The document context at the top of this thread's stack; `nil` if the current context is not a document context.
private var currentDocument: CGContext? {
    GraphicsContextStack.current.top.flatMap { $0.isDocument ? $0.context : nil }
}

/// Completes the current document, and makes the previous context current again.
///
/// If the current context is not a document context, a diagnostic is reported and nothing happens.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsendpdfcontext()
public func UIGraphicsEndPDFContext() {
    guard let entry = GraphicsContextStack.current.pop(where: \.isDocument) else {
        return Diagnostics.report(
            "graphics.no-document-context",
            "UIGraphicsEndPDFContext: the current context is not a document's. Call it once for each UIGraphicsBeginPDFContext.")
    }
    entry.context?.closePDF()
}

/// Ends the open page, if there is one, and begins a page with the document's bounds.
///
/// Outside of a document this function does nothing.
public func UIGraphicsBeginPDFPage() {
    currentDocument?.beginPage(box: nil)
}

/// Ends the open page, if there is one, and begins a page with specific bounds.
///
/// - Parameters:
///   - bounds: The bounds of the page, in points; the document's bounds if empty.
///   - pageInfo: A dictionary that may specify another box for `kCGPDFContextMediaBox`.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    currentDocument?.beginPage(box: CGContext.box(in: pageInfo) ?? (bounds.isEmpty ? nil : bounds))
}

/// Returns the bounds of the open page, in points; `.zero` without an open page.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    currentDocument?.pageBox ?? .zero
}

/// Adds a link to a web address in a rectangle of the page, in points.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    currentDocument?.setURL(url, for: rect)
}

/// Adds a named destination at a point of the page, for links that
/// ``UIGraphicsSetPDFContextDestinationForRect(_:_:)`` adds.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    currentDocument?.addDestination(name, at: point)
}

/// Adds a link to a named destination in a rectangle of the page, in points.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    currentDocument?.setDestination(name, for: rect)
}
