import Cairo

/// What a context draws on: the pixels of a buffer of ours, memory that the caller lends for as long as the context lives, or the pages
/// of a document.
final class Canvas {
    /// `nil` in a document.
    let base: UnsafeMutableRawPointer?
    /// In pixels; in a document in points, of the page that was begun last.
    private(set) var width: Int
    private(set) var height: Int
    let bytesPerRow: Int
    /// Whether the top byte of each pixel means nothing.
    let ignoresAlpha: Bool
    /// Keeps the memory alive where it is ours.
    let owner: PixelBuffer?
    /// `nil` where pixels are drawn.
    let document: CairoSurface?

    /// Draws on a buffer.
    init(_ buffer: PixelBuffer, ignoresAlpha: Bool = false) {
        // The buffer's memory stays where it is as long as the buffer lives, and `owner` keeps it.
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

    /// Draws on the caller's memory, whose pixels are laid out as ours.
    init(lent base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, ignoresAlpha: Bool) {
        self.base = base
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.ignoresAlpha = ignoresAlpha
        owner = nil
        document = nil
    }

    /// Draws on the pages of a document.
    init(document: CairoSurface) {
        base = nil
        (width, height, bytesPerRow, ignoresAlpha, owner) = (1, 1, 0, false, nil)
        self.document = document
    }

    /// Sets the size of the page that is begun, in points.
    func setPageSize(_ size: CGSize) {
        document?.setPageSize(width: Double(size.width), height: Double(size.height))
        width = max(1, Int(size.width.rounded(.up)))
        height = max(1, Int(size.height.rounded(.up)))
    }

    var box: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// Cairo refuses only when memory has run out or a side exceeds 32,767 pixels.
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

    /// The pixels in memory of their own; opaque ones where alpha means nothing. `nil` of a document.
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
