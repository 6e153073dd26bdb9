/// The layout in which an image provides its bytes, if that layout differs from the layout of the stored pixels. It
/// is the layout of the bitmap context that created the image.
///
/// The bytes are converted on request, which is rare.
struct DeclaredPixelLayout: Sendable {
    let layout: BitmapLayout
    let space: CGColorSpace?

    /// Returns `nil` for the layout and the space of stored pixels.
    init?(_ layout: BitmapLayout, _ space: CGColorSpace?) {
        guard !layout.isNative || space != .rgb else { return nil }
        self.layout = layout
        self.space = space
    }

    func bytesPerRow(of buffer: PixelBuffer) -> Int {
        layout.isNative ? buffer.bytesPerRow : layout.bytesPerPixel * buffer.width
    }

    /// Returns the bytes of the pixels, row by row.
    func bytes(of buffer: PixelBuffer) -> Data {
        buffer.withBytes { pixels in
            guard !layout.isNative, let base = pixels.baseAddress else { return Data(pixels) }
            let row = bytesPerRow(of: buffer)
            // The canvas is only read.
            let canvas = Canvas(
                borrowing: UnsafeMutableRawPointer(mutating: base), width: buffer.width, height: buffer.height,
                bytesPerRow: buffer.bytesPerRow, ignoresAlpha: layout.ignoresAlpha)
            let bridge = BitmapBridge(height: buffer.height, bytesPerRow: row, layout: layout)
            bridge.store(canvas.bounds, from: canvas)
            return withExtendedLifetime(bridge) { Data(bytes: bridge.data, count: row * buffer.height) }
        }
    }
}
