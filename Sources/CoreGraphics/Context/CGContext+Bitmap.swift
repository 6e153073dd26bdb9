extension CGContext {
    /// Makes a context that draws into a bitmap, its origin bottom left, a unit to the pixel.
    ///
    /// Formats with 8 bits in three colours and a premultiplied or skipped alpha are there: RGBA (`premultipliedLast`, the usual one)
    /// and BGRA (`premultipliedFirst` with `byteOrder32Little`). Others, and sides that are not in 1…32,767, give `nil`.
    ///
    /// - Parameters:
    ///   - data: the caller's memory, drawn over and written to by ``flush()`` and ``makeImage()``; `nil` lets the context have its own.
    ///   - bytesPerRow: 0 for the smallest; otherwise at least 4 times the width.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        let sides = 1...32_767
        guard sides.contains(width), sides.contains(height), bitsPerComponent == 8, space.model == .rgb else { return nil }
        guard bytesPerRow == 0 || bytesPerRow >= width * 4, let order = Self.isBigEndian(bitmapInfo) else { return nil }
        self.init(bottomLeft: PixelBuffer(width: width, height: height))
        guard let data else { return }
        let memory = ForeignMemory(data: data, bytesPerRow: bytesPerRow == 0 ? width * 4 : bytesPerRow, isBigEndianRGBA: order)
        memory.load(into: buffer)
        foreign = memory
    }

    /// Whether the bytes are red, green, blue, alpha; `nil` for formats that are not there.
    private static func isBigEndian(_ info: UInt32) -> Bool? {
        let order = info & ~CGBitmapInfo.alphaInfoMask.rawValue
        switch CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue) {
        case .premultipliedLast, .noneSkipLast: return order == CGBitmapInfo.byteOrder32Little.rawValue ? nil : true
        case .premultipliedFirst, .noneSkipFirst: return order == CGBitmapInfo.byteOrder32Little.rawValue ? false : nil
        default: return nil
        }
    }

    /// The memory that the caller brought; `nil` where the context has its own.
    public var data: UnsafeMutableRawPointer? { foreign?.data }
}
