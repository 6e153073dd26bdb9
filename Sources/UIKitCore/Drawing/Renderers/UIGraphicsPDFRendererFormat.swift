/// The attributes of the documents that a document renderer makes.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicspdfrendererformat
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The document's metadata by `kCGPDFContextTitle` and similar keys; empty by default.
    open var documentInfo: [String: Any] = [:]

    /// Creates a format with the default values.
    public required init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}
