extension CGContext {
    /// Makes a context that draws into a bitmap, its origin bottom left, a unit to the pixel.
    ///
    /// There are 8 bits in a component: RGB with `premultipliedLast`, `noneSkipLast`, `premultipliedFirst` or `noneSkipFirst`, in either
    /// order of bytes (alpha first with `byteOrder32Little` is the fastest: bytes blue, green, red, alpha), gray and CMYK with `none`, and
    /// `alphaOnly`; 5 bits: RGB with `noneSkipFirst`; 16 bits, whole or floating-point numbers, and 32 bits of floating-point numbers: RGB
    /// with `premultipliedLast` or `noneSkipLast`, gray and CMYK with `none`. Colours go to any space of these models. What is not supported
    /// is reported and gives `nil`, and so is a size that there is no memory for.
    ///
    /// > Difference from Apple: drawing has 8 bits of sRGB; what is not drawn over keeps all its bits, and what is drawn is converted, cut to
    /// > what sRGB can show.
    /// - Parameters:
    ///   - data: the caller's memory, `height * bytesPerRow` bytes that outlive the context; what is there is drawn over, and each call's
    ///     drawing is there when the call returns. `nil` lets the context have memory of its own.
    ///   - width: in pixels, 1…32,767.
    ///   - height: in pixels, 1…32,767; both together 268,435,456 pixels at most.
    ///   - bitsPerComponent: of one colour component or alpha.
    ///   - bytesPerRow: at least the width times the bytes of a pixel; 0 for the context's own choice.
    ///   - space: what the components mean.
    ///   - bitmapInfo: where alpha stands, and the order of bytes.
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
        // Cairo wants pixels and rows at multiples of four bytes.
        let isDrawable = layout.isNative && row % 4 == 0 && Int(bitPattern: data) % 4 == 0
        let lent = isDrawable ? data : nil
        let canvas =
            lent.map { Canvas(lent: $0, width: width, height: height, bytesPerRow: row, ignoresAlpha: layout.ignoresAlpha) }
            ?? PixelBuffer.ifPossible(width: width, height: height).map { Canvas($0, ignoresAlpha: layout.ignoresAlpha) }
        guard let canvas else { return nil }
        self.init(canvas, base: flip, layout: layout, space: space)
        if let data, lent == nil {
            bridge = BitmapBridge(data: data, bytesPerRow: row, layout: layout)
        } else if data == nil, bytesPerRow != 0, bytesPerRow != canvas.bytesPerRow {
            bridge = BitmapBridge(height: height, bytesPerRow: row, layout: layout)
        }
    }

    /// Makes a context that draws into the caller's memory, and says when that is not needed any more; see
    /// ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)``.
    ///
    /// - Parameters:
    ///   - data: the caller's memory, or `nil`.
    ///   - width: in pixels.
    ///   - height: in pixels.
    ///   - bitsPerComponent: of one colour component or alpha.
    ///   - bytesPerRow: at least the width times the bytes of a pixel; 0 for the context's own choice.
    ///   - space: what the components mean.
    ///   - bitmapInfo: where alpha stands, and the order of bytes.
    ///   - releaseCallback: called once, when the context is gone, with `releaseInfo` and `data`; not where there is no context.
    ///   - releaseInfo: handed to `releaseCallback`.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo)
        if let releaseCallback { releaseData = { releaseCallback(releaseInfo, data) } }
    }

    /// The bitmap's memory, the top row first: the caller's, or the context's own, which lives as long as the context.
    public var data: UnsafeMutableRawPointer? {
        flush()
        if let bridge { return bridge.data }
        if layout.isNative || canvas.base == nil { return canvas.base }
        // Nobody could look before now, so that nothing was kept in this layout.
        let made = BitmapBridge(height: height, bytesPerRow: bytesPerRow, layout: layout)
        made.store(canvas.bounds, from: canvas)
        bridge = made
        return made.data
    }

    /// In pixels.
    public var width: Int { canvas.width }
    /// In pixels.
    public var height: Int { canvas.height }
    /// The distance of two rows in memory, in bytes.
    public var bytesPerRow: Int { bridge?.bytesPerRow ?? (layout.isNative ? canvas.bytesPerRow : layout.bytesPerPixel * width) }
    /// Of one colour component or alpha.
    public var bitsPerComponent: Int { layout.bitsPerComponent }
    /// Of all components and alpha together.
    public var bitsPerPixel: Int { layout.bytesPerPixel * 8 }
    /// The space of the memory; `nil` where there is only alpha and none was given.
    public var colorSpace: CGColorSpace? { space }

    /// Where alpha stands in the memory's pixels.
    public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }

    /// How the memory's pixels are laid out.
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
}

/// Frees memory that a context drew into: gets what was handed over for it, and where the memory is.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
