/// Begins a PDF document, whose bytes are in `data` once ``UIGraphicsEndPDFContext()`` was called. Begin a page before drawing.
///
/// - Parameters:
///   - data: where the bytes go.
///   - bounds: the pages' bounds, in points, y downwards; 612 by 792 where they are empty.
///   - documentInfo: what the document says of itself, by `kCGPDFContextTitle` and the like; `nil` for nothing.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttodata(_:_:_:)
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    _ = beginDocument(CGDataConsumer(data: data), bounds, documentInfo)
}

/// Begins a PDF file, in place of one there may be, which is whole once ``UIGraphicsEndPDFContext()`` was called.
///
/// - Returns: whether the file can be written; if not, that is reported and no context is begun.
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

/// The document that is being written on this thread, if the current context is one's.
private var currentDocument: CGContext? {
    GraphicsContextStack.current.top.flatMap { $0.isDocument ? $0.context : nil }
}

/// Completes the document that was begun last, and makes the context before it the current one again.
///
/// Where the current context is not a document's, that is reported, and nothing happens.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsendpdfcontext()
public func UIGraphicsEndPDFContext() {
    guard let entry = GraphicsContextStack.current.pop(where: \.isDocument) else {
        return Diagnostics.report(
            "graphics.no-document-context",
            "UIGraphicsEndPDFContext: the current context is not a document's. Call it once for each UIGraphicsBeginPDFContext.")
    }
    entry.context?.closePDF()
}

/// Begins a page of the document's bounds; one that is open is ended. Nothing happens outside of a document, here and below.
public func UIGraphicsBeginPDFPage() {
    currentDocument?.beginPage(box: nil)
}

/// Begins a page of its own bounds, in points; one that is open is ended.
///
/// - Parameters:
///   - bounds: of the page; the document's where they are empty.
///   - pageInfo: may name another box, by `kCGPDFContextMediaBox`.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    currentDocument?.beginPage(box: CGContext.box(in: pageInfo) ?? (bounds.isEmpty ? nil : bounds))
}

/// The page that is open, in points; `.zero` without one.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    currentDocument?.pageBox ?? .zero
}

/// Lets a rectangle of the page, in points, lead to a web address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    currentDocument?.setURL(url, for: rect)
}

/// Gives a point of the page a name that ``UIGraphicsSetPDFContextDestinationForRect(_:_:)`` leads to.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    currentDocument?.addDestination(name, at: point)
}

/// Lets a rectangle of the page, in points, lead to the point of that name.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    currentDocument?.setDestination(name, for: rect)
}
