/// The properties of an image other than its pixels. A derived image has other properties and shares the pixels.
struct ImageDetails: Hashable, Sendable {
    /// The number of pixels per point.
    var scale: CGFloat = 1 {
        didSet { scale = Self.validScale(scale) }
    }
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    /// The colour that replaces the colours of the image; `nil` for none.
    var tint: UIColor?
    var alignmentRectInsets = UIEdgeInsets.zero
    /// The height of the baseline above the lower edge, in points; `nil` for an image without a baseline.
    var baselineOffset: CGFloat?
    var flipsForRightToLeft = false
    /// The configuration for which the image was created or found; `nil` if unspecified.
    var configuration: UIImage.Configuration?
    /// The asset that contains the image.
    var asset: UIImageAsset?
    /// The resizing of the image with caps; `nil` if the whole image is stretched.
    var resizing: ImageResizing?
    /// The frames of an animated image; `nil` for other images.
    var frames: AnimatedFrames?
    /// The symbol, from which the image is drawn again for another configuration; `nil` for other images.
    var symbol: SymbolImage?

    init(scale: CGFloat = 1, orientation: UIImage.Orientation = .up, renderingMode: UIImage.RenderingMode = .automatic) {
        self.scale = Self.validScale(scale)
        self.orientation = orientation
        self.renderingMode = renderingMode
    }

    private static func validScale(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

    /// Returns a copy of the properties with a change.
    func with(_ change: (inout ImageDetails) -> Void) -> ImageDetails {
        var copy = self
        change(&copy)
        return copy
    }
}
