/// What an image is besides its pixels. The functions that make one image of another change this and share the pixels.
struct ImageDetails: Hashable, Sendable {
    /// Pixels per point.
    var scale: CGFloat = 1 {
        didSet { scale = Self.usable(scale) }
    }
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    /// A colour that takes the place of the image's own; `nil` if it keeps them.
    var tint: UIColor?
    var alignmentRectInsets = UIEdgeInsets.zero
    /// In points above the lower edge; `nil` if there is none.
    var baselineOffset: CGFloat?
    var flipsForRightToLeft = false
    /// What the image was made or found for; `nil` if nobody said.
    var configuration: UIImage.Configuration?
    /// The variants this one belongs to.
    var asset: UIImageAsset?
    /// How it is made larger; `nil` for stretching all of it.
    var resizing: ImageResizing?
    /// What an animated image shows; `nil` in others.
    var frames: AnimatedFrames?
    /// What a symbol is drawn from again when its configuration changes; `nil` in other images.
    var symbol: SymbolPicture?

    init(scale: CGFloat = 1, orientation: UIImage.Orientation = .up, renderingMode: UIImage.RenderingMode = .automatic) {
        self.scale = Self.usable(scale)
        self.orientation = orientation
        self.renderingMode = renderingMode
    }

    private static func usable(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

    /// The same with one change.
    func with(_ change: (inout ImageDetails) -> Void) -> ImageDetails {
        var copy = self
        change(&copy)
        return copy
    }
}
