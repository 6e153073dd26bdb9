extension CGImage {
    /// Creates an image from bytes, which are read immediately.
    ///
    /// Supported formats, converted to sRGB:
    /// - 8, 16 and 32 bits, integer or, for 16 and 32 bits, floating-point, in either byte order: grey, RGB and CMYK;
    ///   alpha alone. Alpha or an unused component may be first, last or absent.
    /// - 5 bits: RGB with `noneSkipFirst`.
    /// - 1, 2 and 4 bits: grey.
    /// - 1, 2, 4 and 8 bits: indexes into an indexed space.
    ///
    /// > Difference from Apple: the image has 8 bits for each component, and colours are clamped to the sRGB gamut.
    /// - Parameters:
    ///   - width: The width in pixels, at least 1.
    ///   - height: The height in pixels, at least 1.
    ///   - bitsPerComponent: 1, 2, 4, 5, 8, 16 or 32.
    ///   - bitsPerPixel: The bits of all components, including alpha.
    ///   - bytesPerRow: The distance between two rows.
    ///   - space: The space of the components.
    ///   - bitmapInfo: The position of alpha, and the byte order.
    ///   - provider: The `height * bytesPerRow` bytes; the last row needs only the bytes of its pixels.
    ///   - decode: For each component, the values of the lowest and the highest sample, 0…1, or the number of an
    ///     indexed colour; `nil` for the default range.
    ///   - shouldInterpolate: Whether scaling interpolates between pixels.
    ///   - intent: The treatment of colours outside of the gamut; ignored.
    /// - Returns: `nil`, with a diagnostic, for an unsupported format or too few bytes.
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

    /// Creates an image mask from bytes, which are read immediately: 0 is painted and 255 is not, unless `decode`
    /// inverts the samples.
    ///
    /// - Parameters:
    ///   - width: The width in pixels, at least 1.
    ///   - height: The height in pixels, at least 1.
    ///   - bitsPerComponent: 1, 2, 4 or 8, equal to `bitsPerPixel`.
    ///   - bitsPerPixel: 1, 2, 4 or 8. The highest bits of a byte come first.
    ///   - bytesPerRow: The distance between two rows.
    ///   - provider: The bytes.
    ///   - decode: The values of the lowest and the highest sample, where 0 is painted and 1 is not; `nil` for 0 and
    ///     1.
    ///   - shouldInterpolate: Whether scaling interpolates between pixels.
    /// - Returns: `nil`, with a diagnostic, for an unsupported format or too few bytes.
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

    /// Creates an image from a PNG file. Returns `nil`, with a diagnostic, for invalid bytes. `decode` must be `nil`.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(file: source, .png, decode, shouldInterpolate)
    }

    /// Creates an image from a JPEG file. Returns `nil`, with a diagnostic, for invalid bytes. `decode` must be
    /// `nil`.
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
