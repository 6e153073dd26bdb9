/// What a document renderer is made with.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicspdfrendererformat
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// What the document says of itself, by `kCGPDFContextTitle` and the like; nothing by default.
    open var documentInfo: [String: Any] = [:]

    /// Makes a format with the usual values.
    public required init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}
