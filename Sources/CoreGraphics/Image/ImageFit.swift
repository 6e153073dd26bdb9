/// The size at which a picture is wanted: its proportions are kept, and it is never enlarged.
package struct ImageFit: Hashable, Sendable {
    /// Which of the two sides decides.
    package enum Mode: Hashable, Sendable {
        /// The whole picture lies inside the size.
        case aspectFit
        /// The picture covers the size, and may reach beyond it on two sides.
        case aspectFill
    }

    package var size: PixelSize
    package var mode: Mode

    /// - Precondition: both sides are at least 1.
    package init(_ size: PixelSize, _ mode: Mode = .aspectFit) {
        precondition(
            size.width > 0 && size.height > 0,
            "ImageFit: \(size.width)x\(size.height) pixels, but both sides must be at least 1. Wait for a size before decoding.")
        self.size = size
        self.mode = mode
    }

    /// The size that a picture of `source` pixels gets; no side is below 1 or above the source's.
    package func target(for source: PixelSize) -> PixelSize {
        let horizontal = Double(size.width) / Double(source.width)
        let vertical = Double(size.height) / Double(source.height)
        let scale = min(1, mode == .aspectFit ? min(horizontal, vertical) : max(horizontal, vertical))
        func side(_ length: Int) -> Int { min(length, max(1, Int((Double(length) * scale).rounded()))) }
        return PixelSize(width: side(source.width), height: side(source.height))
    }
}
