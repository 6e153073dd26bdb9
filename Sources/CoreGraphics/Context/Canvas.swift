import Cairo

/// The destination of a context: the pixels of a buffer, memory of the caller that outlives the context, or the pages
/// of a document.
final class Canvas {
    /// The address of the pixels; `nil` in a document.
    let base: UnsafeMutableRawPointer?
    /// The width in pixels; in a document, the width of the last page in points.
    private(set) var width: Int
    private(set) var height: Int
    let bytesPerRow: Int
    /// Whether the top byte of each pixel is unused.
    let ignoresAlpha: Bool
    /// The owner of the memory; `nil` for the caller's memory.
    let owner: PixelBuffer?
    /// The surface of a document; `nil` for pixels.
    let document: CairoSurface?

    /// Creates a canvas on a buffer.
    init(_ buffer: PixelBuffer, ignoresAlpha: Bool = false) {
        // The memory keeps its address for the life of the buffer, which `owner` retains.
        base = buffer.withMutableBytes { bytes in
            guard let base = bytes.baseAddress else { preconditionFailure("PixelBuffer has no memory, although both sides are 1 or more.") }
            return base
        }
        width = buffer.width
        height = buffer.height
        bytesPerRow = buffer.bytesPerRow
        self.ignoresAlpha = ignoresAlpha
        owner = buffer
        document = nil
    }

    /// Creates a canvas on the caller's memory, whose layout is that of a buffer.
    init(borrowing base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, ignoresAlpha: Bool) {
        self.base = base
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.ignoresAlpha = ignoresAlpha
        owner = nil
        document = nil
    }

    /// Creates a canvas on the pages of a document.
    init(document: CairoSurface) {
        base = nil
        (width, height, bytesPerRow, ignoresAlpha, owner) = (1, 1, 0, false, nil)
        self.document = document
    }

    /// Sets the size of the new page, in points.
    func setPageSize(_ size: CGSize) {
        document?.setPageSize(width: Double(size.width), height: Double(size.height))
        width = max(1, Int(size.width.rounded(.up)))
        height = max(1, Int(size.height.rounded(.up)))
    }

    var rect: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// Creates the Cairo context. Cairo fails only without memory or for a side of more than 32,767 pixels.
    func makeCairo() -> CairoContext {
        do {
            if let document { return try CairoContext(document) }
            guard let base else { preconditionFailure("CGContext: a canvas has neither pixels nor pages.") }
            return try CairoContext(
                CairoSurface(
                    pixels: base, width: width, height: height, bytesPerRow: bytesPerRow, format: ignoresAlpha ? .rgb24 : .argb32))
        } catch {
            preconditionFailure("CGContext: \(width)x\(height) pixels cannot be drawn on (\(error)). Sides go up to 32,767.")
        }
    }

    /// Returns a copy of the pixels, opaque if the canvas ignores alpha; `nil` for a document.
    func copy() -> PixelBuffer? {
        guard let base else { return nil }
        let result = PixelBuffer(width: width, height: height)
        result.withMutableBytes { bytes in
            guard let target = bytes.baseAddress else { return }
            for row in 0..<height {
                let to = target + row * result.bytesPerRow
                to.copyMemory(from: base + row * bytesPerRow, byteCount: width * 4)
                guard ignoresAlpha else { continue }
                let pixels = to.assumingMemoryBound(to: UInt32.self)
                for x in 0..<width { pixels[x] |= 0xFF00_0000 }
            }
        }
        return result
    }
}
