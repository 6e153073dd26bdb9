/// The requested size of an image. The proportions are kept, and the image is never enlarged.
package struct ImageFit: Hashable, Sendable {
    /// The side that determines the scale.
    package enum Mode: Hashable, Sendable {
        /// The whole image fits into the size.
        case aspectFit
        /// The image covers the size, and may exceed it on two sides.
        case aspectFill
    }

    package var size: PixelSize
    package var mode: Mode

    /// - Precondition: Both sides are at least 1.
    package init(_ size: PixelSize, _ mode: Mode = .aspectFit) {
        precondition(
            size.width > 0 && size.height > 0,
            "ImageFit: \(size.width)x\(size.height) pixels, but both sides must be at least 1. Wait for a size before decoding.")
        self.size = size
        self.mode = mode
    }

    /// Returns the size for an image of `source` pixels. Each side is at least 1 and at most the source's.
    package func target(for source: PixelSize) -> PixelSize {
        let horizontal = Double(size.width) / Double(source.width)
        let vertical = Double(size.height) / Double(source.height)
        let scale = min(1, mode == .aspectFit ? min(horizontal, vertical) : max(horizontal, vertical))
        func side(_ length: Int) -> Int { min(length, max(1, Int((Double(length) * scale).rounded()))) }
        return PixelSize(width: side(source.width), height: side(source.height))
    }
}
