/// The context that a document renderer passes to its drawing actions. Nothing is drawn before a page is begun.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicspdfrenderercontext
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The bounds of the open page, in points; `.zero` without an open page.
    open var pdfContextBounds: CGRect { cgContext.pageBox }

    /// Ends the open page, if there is one, and begins a page with the renderer's bounds.
    open func beginPage() { cgContext.beginPage(box: nil) }

    /// Ends the open page, if there is one, and begins a page.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the page, in points; the renderer's bounds if empty.
    ///   - pageInfo: A dictionary that may specify another box for `kCGPDFContextMediaBox`.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        cgContext.beginPage(box: CGContext.box(in: pageInfo) ?? (bounds.isEmpty ? nil : bounds))
    }

    /// Adds a link to a web address in a rectangle of the page, in points.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

    /// Adds a named destination at a point of the page, for links that ``setDestinationWithName(_:for:)`` adds.
    open func addDestination(withName name: String, at point: CGPoint) { cgContext.addDestination(name, at: point) }

    /// Adds a link to a named destination in a rectangle of the page, in points.
    open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.setDestination(name, for: rect) }
}
