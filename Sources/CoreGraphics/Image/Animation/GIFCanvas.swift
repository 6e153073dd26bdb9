/// The canvas of an animation, on which the images of a GIF file are drawn one after the other.
struct GIFCanvas: Sendable {
    let size: PixelSize
    /// Rows of premultiplied pixels, initially transparent.
    private var pixels: [UInt32]
    /// The last image that was drawn.
    private var lastFrame: GIFFrame?
    /// The canvas before that image; `nil` unless the image's disposal restores the canvas.
    private var previousPixels: [UInt32]?

    /// - Precondition: Both sides are at least 1.
    init(_ size: PixelSize) {
        self.size = size
        pixels = [UInt32](repeating: 0, count: size.width * size.height)
    }

    /// Draws the next image. Where pixels are missing in the file, the canvas is unchanged.
    ///
    /// - Precondition: There is memory for one byte for each pixel of the image.
    mutating func draw(_ frame: GIFFrame, of file: UnsafeRawBufferPointer) {
        dispose()
        previousPixels = frame.disposal == .restore ? pixels : nil
        lastFrame = frame
        var indices = [UInt8](repeating: 0, count: frame.width * frame.height)
        let palette = frame.palette(file)
        let visibleWidth = min(frame.width, size.width - frame.x)
        guard visibleWidth > 0, !indices.isEmpty else { return }
        indices.withUnsafeMutableBufferPointer { indices in
            var decompressor = GIFDecompressor()
            let count = decompressor.decompress(file, at: frame.start, into: indices)
            pixels.withUnsafeMutableBufferPointer { pixels in
                for (rowIndex, row) in frame.rows.enumerated() {
                    let start = rowIndex * frame.width
                    guard start < count else { return }
                    guard frame.y + row < size.height else { continue }
                    let target = (frame.y + row) * size.width + frame.x
                    for x in 0..<min(visibleWidth, count - start) where indices[start + x] != frame.transparentIndex {
                        pixels[target + x] = palette[Int(indices[start + x])]
                    }
                }
            }
        }
    }

    /// Applies the disposal of the last image.
    private mutating func dispose() {
        guard let lastFrame else { return }
        switch lastFrame.disposal {
        case .keep: break
        case .restore: if let previousPixels { pixels = previousPixels }
        case .clear:
            let columns = min(lastFrame.x, size.width)..<min(lastFrame.x + lastFrame.width, size.width)
            for row in min(lastFrame.y, size.height)..<min(lastFrame.y + lastFrame.height, size.height) {
                for column in columns { pixels[row * size.width + column] = 0 }
            }
        }
    }

    /// Returns the canvas at a size that does not exceed its own.
    func image(_ target: PixelSize) -> CGImage {
        let buffer = PixelBuffer(width: size.width, height: size.height)
        var alpha: UInt32 = 0xFF00_0000
        buffer.withMutableBytes { bytes in
            pixels.withUnsafeBytes { rows in
                guard let to = bytes.baseAddress, let from = rows.baseAddress else { return }
                let length = size.width * 4
                for row in 0..<size.height { (to + row * buffer.bytesPerRow).copyMemory(from: from + row * length, byteCount: length) }
            }
        }
        for pixel in pixels { alpha &= pixel }
        return CGImage(buffer: target == size ? buffer : RowScaler.shrink(buffer, to: target), isOpaque: alpha != 0)
    }
}
