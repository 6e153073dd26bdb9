extension CGImage {
    /// Makes an image of bytes, which are read now.
    ///
    /// Supported are components of 8, 16 and 32 bits, whole numbers or, of the last two, floating-point ones, with alpha, or nothing, first,
    /// last or not there, in either byte order: gray, red, green and blue, and inks; alpha alone; red, green and blue of 5 bits with
    /// `noneSkipFirst`; gray of 1, 2 and 4 bits; and colours of an indexed space by 1, 2, 4 and 8 bits. They are converted to sRGB.
    ///
    /// > Difference from Apple: the image keeps 8 bits of each component, and what sRGB cannot show is cut.
    /// - Parameters:
    ///   - width: in pixels, 1 or more.
    ///   - height: in pixels, 1 or more.
    ///   - bitsPerComponent: 1, 2, 4, 5, 8, 16 or 32.
    ///   - bitsPerPixel: of all components together with alpha.
    ///   - bytesPerRow: the distance of two rows.
    ///   - space: what the components mean.
    ///   - bitmapInfo: where alpha stands, and the order of bytes.
    ///   - provider: the bytes; `height * bytesPerRow` of them, of the last row only what its pixels take.
    ///   - decode: for each component what the least and the largest sample stand for, 0…1, or the number of an indexed colour; `nil` for
    ///     the usual range.
    ///   - shouldInterpolate: whether scaling mixes neighbouring pixels.
    ///   - intent: what to keep where colours are cut; changes nothing.
    /// - Returns: `nil`, with a diagnostic, for what is not supported, and for too few bytes.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let format = SampleFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, bitmapInfo: bitmapInfo, decode: decode)
        guard let format, let size = PixelSize(drawable: CGFloat(width), CGFloat(height)), let data = provider.data,
            let buffer = format.read(data, size, bytesPerRow: bytesPerRow)
        else {
            Diagnostics.report(
                "image.unsupported-layout",
                "CGImage: no image of \(width)x\(height) pixels with \(bitsPerComponent) of \(bitsPerPixel) bits, \(bytesPerRow) bytes in a "
                    + "row and the bitmap information \(bitmapInfo.rawValue), of \(provider.data?.count ?? 0) bytes.")
            return nil
        }
        self.init(buffer: buffer, isOpaque: format.isOpaque, shouldInterpolate: shouldInterpolate)
    }

    /// Makes an image mask of bytes, which are read now: 0 is painted, 255 is not, unless `decode` turns that round.
    ///
    /// - Parameters:
    ///   - width: in pixels, 1 or more; likewise the height.
    ///   - height: in pixels.
    ///   - bitsPerComponent: 1, 2, 4 or 8, the same as `bitsPerPixel`.
    ///   - bitsPerPixel: 1, 2, 4 or 8; of bits the highest of a byte comes first.
    ///   - bytesPerRow: the distance of two rows.
    ///   - provider: the bytes.
    ///   - decode: what 0 and the largest sample stand for, 0 painted and 1 not; `nil` for 0 and 1.
    ///   - shouldInterpolate: whether scaling mixes neighbouring pixels.
    /// - Returns: `nil`, with a diagnostic, for what is not supported, and for too few bytes.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let isSupported = [1, 2, 4, 8].contains(bitsPerComponent) && bitsPerPixel == bitsPerComponent
        guard isSupported, let size = PixelSize(drawable: CGFloat(width), CGFloat(height)), let data = provider.data,
            bytesPerRow >= (width * bitsPerPixel + 7) / 8, bytesPerRow < 1 << 31,
            data.count >= (height - 1) * bytesPerRow + (width * bitsPerPixel + 7) / 8
        else {
            Diagnostics.report(
                "image.unsupported-layout",
                "CGImage: no mask of \(width)x\(height) pixels with \(bitsPerComponent) of \(bitsPerPixel) bits, of \(provider.data?.count ?? 0) "
                    + "bytes.")
            return nil
        }
        let range = decode.map { ($0[0], $0[1]) } ?? (0, 1)
        let buffer = PixelBuffer.mask(data, size, bytesPerRow: bytesPerRow, bits: bitsPerPixel, decode: range)
        self.init(buffer: buffer, isOpaque: false, isMask: true, shouldInterpolate: shouldInterpolate)
    }

    /// Makes an image of a PNG file's bytes; `nil`, with a diagnostic, if they are none. `decode` has to be `nil`.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(file: source, .png, decode, shouldInterpolate)
    }

    /// Makes an image of a JPEG file's bytes; `nil`, with a diagnostic, if they are none. `decode` has to be `nil`.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(file: source, .jpeg, decode, shouldInterpolate)
    }

    private convenience init?(
        file: CGDataProvider, _ format: ImageFormat, _ decode: UnsafePointer<CGFloat>?, _ shouldInterpolate: Bool
    ) {
        do throws(ImageError) {
            let source = try ImageSource(data: file.data ?? Data())
            guard source.header.format == format, decode == nil else { return nil }
            let image = try source.decodeStored().image
            self.init(
                buffer: image.buffer, isOpaque: image.isOpaque, hasAlpha: image.hasAlpha, shouldInterpolate: shouldInterpolate)
        } catch {
            Diagnostics.report("image.undecodable", error.description)
            return nil
        }
    }
}
