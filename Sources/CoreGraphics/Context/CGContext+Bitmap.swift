extension CGContext {
    /// Creates a context that draws into a bitmap. The origin is at the bottom left, and one unit is a pixel.
    ///
    /// Supported formats:
    /// - 8 bits: RGB with `premultipliedLast`, `noneSkipLast`, `premultipliedFirst` or `noneSkipFirst`, in either
    ///   byte order; grey and CMYK with `none`; `alphaOnly`. Alpha first with `byteOrder32Little` (blue, green, red,
    ///   alpha) is the fastest.
    /// - 5 bits: RGB with `noneSkipFirst`.
    /// - 16 bits, integer or floating-point, and 32 bits floating-point: RGB with `premultipliedLast` or
    ///   `noneSkipLast`, grey and CMYK with `none`.
    ///
    /// The components may belong to any space of these models. An unsupported format is reported and returns `nil`. A
    /// size for which there is no memory also returns `nil`.
    ///
    /// > Difference from Apple: drawing has 8 bits of sRGB. Pixels that are not drawn keep their precision. Drawn
    /// > pixels are converted and clamped to the sRGB gamut.
    /// - Parameters:
    ///   - data: The caller's memory of `height * bytesPerRow` bytes, which must outlive the context. The context
    ///     draws over the existing content, and each call completes its drawing before the call returns. With `nil`,
    ///     the context allocates memory.
    ///   - width: The width in pixels, 1…32,767.
    ///   - height: The height in pixels, 1…32,767; at most 268,435,456 pixels in total.
    ///   - bitsPerComponent: The bits of one component.
    ///   - bytesPerRow: The distance between two rows, at least the width times the bytes of a pixel; 0 for a
    ///     default.
    ///   - space: The space of the components.
    ///   - bitmapInfo: The position of alpha, and the byte order.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
        bitmapInfo: UInt32
    ) {
        let layout = BitmapLayout(bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo)
        guard let layout, PixelSize(drawable: CGFloat(width), CGFloat(height)) != nil,
            bytesPerRow == 0 || (layout.bytesPerPixel * width...1 << 31).contains(bytesPerRow)
        else {
            Diagnostics.report(
                "context.unsupported-bitmap",
                "CGContext: no bitmap of \(width)x\(height) pixels with \(bitsPerComponent) bits in a component, \(bytesPerRow) bytes in a "
                    + "row, and the bitmap information \(bitmapInfo). See the documentation of this initializer for what there is.")
            return nil
        }
        let row = bytesPerRow == 0 ? layout.bytesPerPixel * width : bytesPerRow
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        // Cairo requires pixels and rows that are aligned to four bytes.
        let isDrawable = layout.isNative && row % 4 == 0 && Int(bitPattern: data) % 4 == 0
        let nativeData = isDrawable ? data : nil
        let canvas =
            nativeData.map { Canvas(borrowing: $0, width: width, height: height, bytesPerRow: row, ignoresAlpha: layout.ignoresAlpha) }
            ?? PixelBuffer.ifPossible(width: width, height: height).map { Canvas($0, ignoresAlpha: layout.ignoresAlpha) }
        guard let canvas else { return nil }
        self.init(canvas, base: flip, layout: layout, space: space)
        if let data, nativeData == nil {
            bridge = BitmapBridge(data: data, bytesPerRow: row, layout: layout)
        } else if data == nil, bytesPerRow != 0, bytesPerRow != canvas.bytesPerRow {
            bridge = BitmapBridge(height: height, bytesPerRow: row, layout: layout)
        }
    }

    /// Creates a context that draws into the caller's memory, with a callback that releases the memory; see
    /// ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)``.
    ///
    /// - Parameters:
    ///   - data: The caller's memory, or `nil`.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: The bits of one component.
    ///   - bytesPerRow: The distance between two rows, at least the width times the bytes of a pixel; 0 for a
    ///     default.
    ///   - space: The space of the components.
    ///   - bitmapInfo: The position of alpha, and the byte order.
    ///   - releaseCallback: A function that is called once, when the context is deallocated, with `releaseInfo` and
    ///     `data`; not called if the initialiser returns `nil`.
    ///   - releaseInfo: The first argument of `releaseCallback`.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo)
        if let releaseCallback { releaseData = { releaseCallback(releaseInfo, data) } }
    }

    /// The bitmap's memory, the top row first. Memory of the context is valid for the life of the context.
    public var data: UnsafeMutableRawPointer? {
        flush()
        if let bridge { return bridge.data }
        if layout.isNative || canvas.base == nil { return canvas.base }
        // The caller reads the memory for the first time, so nothing was stored in this layout before.
        let newBridge = BitmapBridge(height: height, bytesPerRow: bytesPerRow, layout: layout)
        newBridge.store(canvas.bounds, from: canvas)
        bridge = newBridge
        return newBridge.data
    }

    /// The width in pixels.
    public var width: Int { canvas.width }
    /// The height in pixels.
    public var height: Int { canvas.height }
    /// The distance between two rows in memory, in bytes.
    public var bytesPerRow: Int { bridge?.bytesPerRow ?? (layout.isNative ? canvas.bytesPerRow : layout.bytesPerPixel * width) }
    /// The number of bits of one component.
    public var bitsPerComponent: Int { layout.bitsPerComponent }
    /// The number of bits of a pixel.
    public var bitsPerPixel: Int { layout.bytesPerPixel * 8 }
    /// The space of the memory; `nil` for an alpha-only bitmap without a space.
    public var colorSpace: CGColorSpace? { space }

    /// The position of alpha in the memory's pixels.
    public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }

    /// The layout of the memory's pixels.
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
}

/// A function that releases the memory of a context, with the release information and the address of the memory.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
