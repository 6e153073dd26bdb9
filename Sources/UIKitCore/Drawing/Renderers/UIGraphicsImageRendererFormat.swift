/// What an image renderer is made with.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Which colours an image can hold.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/range
    public enum Range: Int, Sendable {
        /// What suits the device.
        case unspecified = -1
        /// What suits what is drawn.
        case automatic = 0
        /// Colours that sRGB does not have too.
        case extended = 1
        /// The colours of sRGB.
        case standard = 2
    }

    /// Pixels per point; the main screen's by default.
    open var scale: CGFloat = ImageDrawing.screenScale
    /// Whether the image has no transparent places; `false` by default. An opaque one is black before anything is drawn.
    open var opaque = false
    /// Which colours the image should hold; `.standard` by default.
    ///
    /// > Difference from Apple: every image holds the colours of sRGB, whatever is preferred.
    open var preferredRange = Range.standard

    /// Makes a format with the usual values.
    public required init() { super.init() }

    /// Makes a format for what is shown under those traits: of their scale, where they say one.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let format = copy as? UIGraphicsImageRendererFormat else { return copy }
        format.scale = scale
        format.opaque = opaque
        format.preferredRange = preferredRange
        return format
    }
}
