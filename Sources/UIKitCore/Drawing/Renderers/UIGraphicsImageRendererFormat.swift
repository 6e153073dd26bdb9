/// The attributes of the images that an image renderer makes.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The range of colours that an image can hold.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/range
    public enum Range: Int, Sendable {
        /// The range that suits the device.
        case unspecified = -1
        /// The range that suits the drawn colours.
        case automatic = 0
        /// The extended range, which includes colours outside of sRGB.
        case extended = 1
        /// The colours of sRGB.
        case standard = 2
    }

    /// The pixels per point; the display scale of the current traits by default.
    open var scale: CGFloat = ImageDrawing.screenScale
    /// Whether the image has no transparent pixels; `false` by default. An opaque image is black before anything is
    /// drawn.
    open var opaque = false
    /// The preferred range of colours; `.standard` by default.
    ///
    /// > Difference from Apple: every image holds the colours of sRGB, regardless of this property.
    open var preferredRange = Range.standard

    /// Creates a format with the default values.
    public required init() { super.init() }

    /// Creates a format for display with a trait collection. The format uses the display scale that the collection
    /// specifies, otherwise the default.
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
