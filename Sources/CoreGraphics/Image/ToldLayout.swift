/// How an image says that its bytes are laid out, where it keeps its pixels in another way: as in the context that made it.
///
/// Bytes are converted when they are asked for, which is rare.
struct ToldLayout: Sendable {
    let layout: BitmapLayout
    let space: CGColorSpace?

    /// `nil` for the way in which images keep their pixels.
    init?(_ layout: BitmapLayout, _ space: CGColorSpace?) {
        guard !layout.isNative || space != .rgb else { return nil }
        self.layout = layout
        self.space = space
    }

    func bytesPerRow(of buffer: PixelBuffer) -> Int {
        layout.isNative ? buffer.bytesPerRow : layout.bytesPerPixel * buffer.width
    }

    /// The pixels' bytes, row by row.
    func bytes(of buffer: PixelBuffer) -> Data {
        buffer.withBytes { pixels in
            guard !layout.isNative, let base = pixels.baseAddress else { return Data(pixels) }
            let row = bytesPerRow(of: buffer)
            // Only read.
            let canvas = Canvas(
                lent: UnsafeMutableRawPointer(mutating: base), width: buffer.width, height: buffer.height,
                bytesPerRow: buffer.bytesPerRow, ignoresAlpha: layout.ignoresAlpha)
            let bridge = BitmapBridge(height: buffer.height, bytesPerRow: row, layout: layout)
            bridge.store(canvas.bounds, from: canvas)
            return withExtendedLifetime(bridge) { Data(bytes: bridge.data, count: row * buffer.height) }
        }
    }
}
