/// A picture that is drawn at the size it is needed in: a symbol, or the file of a vector drawing.
struct VectorPicture: Sendable {
    /// The longest side that is drawn, in pixels.
    static let longest = 8192

    /// At the image's own size and scale.
    let size: PixelSize
    /// Whether the picture is the same under all traits.
    var isConstant = true
    /// Draws it at another size, in pixels; `nil` if that fails.
    let render: @Sendable (PixelSize) -> CGImage?

    /// The size that a picture of these proportions has at `fit`, larger than its own if need be.
    func target(_ fit: ImageFit) -> PixelSize {
        let horizontal = Double(fit.size.width) / Double(size.width)
        let vertical = Double(fit.size.height) / Double(size.height)
        let scale = fit.mode == .aspectFit ? min(horizontal, vertical) : max(horizontal, vertical)
        func side(_ length: Int) -> Int { min(max(1, Int((Double(length) * scale).rounded())), Self.longest) }
        return PixelSize(width: side(size.width), height: side(size.height))
    }
}
