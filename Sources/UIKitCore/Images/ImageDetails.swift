/// The properties of an image other than its pixels. Methods that derive images change the properties and share the
/// pixels.
struct ImageDetails: Hashable, Sendable {
    /// The number of pixels per point.
    var scale: CGFloat = 1 {
        didSet { scale = Self.usable(scale) }
    }
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    /// The colour that replaces the image's own colours; `nil` for none.
    var tint: UIColor?
    var alignmentRectInsets = UIEdgeInsets.zero
    /// The baseline in points above the lower edge; `nil` without one.
    var baselineOffset: CGFloat?
    var flipsForRightToLeft = false
    /// The configuration for which the image was created or found; `nil` if unspecified.
    var configuration: UIImage.Configuration?
    /// The asset that contains the image.
    var asset: UIImageAsset?
    /// The resizing of the image; `nil` for stretching it entirely.
    var resizing: ImageResizing?
    /// The frames of an animated image; `nil` for others.
    var frames: AnimatedFrames?
    /// The symbol from which the image is drawn again for another configuration; `nil` for other images.
    var symbol: SymbolPicture?

    init(scale: CGFloat = 1, orientation: UIImage.Orientation = .up, renderingMode: UIImage.RenderingMode = .automatic) {
        self.scale = Self.usable(scale)
        self.orientation = orientation
        self.renderingMode = renderingMode
    }

    private static func usable(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

    /// Returns the properties with a change.
    func with(_ change: (inout ImageDetails) -> Void) -> ImageDetails {
        var copy = self
        change(&copy)
        return copy
    }
}
