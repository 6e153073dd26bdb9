/// A vector image that is rendered at the size at which it is displayed: a symbol, or a file with a drawing.
struct VectorImage: Sendable {
    /// The longest side that is rendered, in pixels.
    static let maximumSide = 8192

    /// The standard size of the image, in pixels.
    let size: PixelSize
    /// Whether the image is the same for all traits.
    var isConstant = true
    /// Renders the image at a size in pixels; returns `nil` on failure.
    let render: @Sendable (PixelSize) -> CGImage?

    /// Returns the size for `fit` with the image's proportions. The size may exceed the image's standard size.
    func targetSize(_ fit: ImageFit) -> PixelSize {
        let horizontal = Double(fit.size.width) / Double(size.width)
        let vertical = Double(fit.size.height) / Double(size.height)
        let scale = fit.mode == .aspectFit ? min(horizontal, vertical) : max(horizontal, vertical)
        func side(_ length: Int) -> Int { min(max(1, Int((Double(length) * scale).rounded())), Self.maximumSide) }
        return PixelSize(width: side(size.width), height: side(size.height))
    }
}
