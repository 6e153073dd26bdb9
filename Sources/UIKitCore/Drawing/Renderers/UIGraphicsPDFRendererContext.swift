/// What the drawing actions of a document renderer draw with. Nothing is drawn before a page is begun.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicspdfrenderercontext
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The page that is open, in points; `.zero` without one.
    open var pdfContextBounds: CGRect { cgContext.pageBox }

    /// Begins a page of the renderer's bounds; one that is open is ended.
    open func beginPage() { cgContext.beginPage(box: nil) }

    /// Begins a page; one that is open is ended.
    ///
    /// - Parameters:
    ///   - bounds: of the page, in points; the renderer's where they are empty.
    ///   - pageInfo: may name another box, by `kCGPDFContextMediaBox`.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        cgContext.beginPage(box: CGContext.box(in: pageInfo) ?? (bounds.isEmpty ? nil : bounds))
    }

    /// Lets a rectangle of the page, in points, lead to a web address.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

    /// Gives a point of the page a name that ``setDestinationWithName(_:for:)`` leads to.
    open func addDestination(withName name: String, at point: CGPoint) { cgContext.addDestination(name, at: point) }

    /// Lets a rectangle of the page, in points, lead to the point of that name.
    open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.setDestination(name, for: rect) }
}
