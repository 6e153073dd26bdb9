import Pixbuf

extension ImageSource {
    /// Decodes with gdk-pixbuf, which holds the whole image. The size is checked before decoding, and again when the
    /// loader reports it.
    func decodePixbuf(_ target: PixelSize, budget: Int) throws(ImageError) -> DecodedImage {
        try checkPixbuf(target, budget: budget)
        let format = header.format
        guard PixbufLoader.isInstalled(mimeType: format.mimeType) else {
            throw .unsupportedFormat(name: bytes.name, format: format.name, package: format.package)
        }
        return try bytes.withBytes { data throws(ImageError) in
            do throws(PixbufError) {
                let (picture, isTruncated) = try PixbufLoader.decode(
                    data, mimeType: format.mimeType, maximumPixels: budget / format.loaderBytesPerPixel)
                let isPart = isTruncated || data.count < header.length
                return DecodedImage(image: shrink(picture, to: target), error: isPart ? .truncated(name: bytes.name) : nil)
            } catch { throw imageError(error, budget: budget) }
        }
    }

    /// Checks the memory of the loader and of the file.
    func checkPixbuf(_ target: PixelSize, budget: Int) throws(ImageError) {
        let loader = header.storedSize.byteCount / 4 * header.format.loaderBytesPerPixel
        try check(bytes.memoryToLoad + loader, target: target, budget: budget)
    }

    func imageError(_ error: PixbufError, budget: Int) -> ImageError {
        switch error {
        case .failed(_, let message): .damaged(name: bytes.name, reason: message)
        case .tooSlow: .damaged(name: bytes.name, reason: error.description)
        case .tooLarge(let width, let height):
            .tooLarge(
                name: bytes.name, width: width, height: height,
                needed: PixelSize(width: width, height: height).byteCount / 4 * header.format.loaderBytesPerPixel, budget: budget)
        }
    }

    /// Converts RGB or RGBA rows to premultiplied pixels and scales them down.
    func shrink(_ picture: PixbufImage, to target: PixelSize) -> CGImage {
        let size = PixelSize(width: picture.width, height: picture.height)
        // The size in the header may be wrong.
        let target = size == header.storedSize ? target : ImageFit(target).target(for: size)
        var scaler = RowScaler(from: size, to: target)
        let row = UnsafeMutableRawBufferPointer.allocate(byteCount: RowScaler.rowByteCount(size.width), alignment: 64)
        defer { row.deallocate() }
        row.initializeMemory(as: UInt8.self, repeating: 0)
        var isOpaque = true
        picture.withPixels { pixels in
            for y in 0..<size.height {
                Self.convert(pixels, from: y * picture.bytesPerRow, count: size.width, hasAlpha: picture.hasAlpha, into: row)
                if picture.hasAlpha, !Premultiplication.apply(to: row, count: size.width) { isOpaque = false }
                scaler.add(UnsafeRawBufferPointer(row))
            }
        }
        return CGImage(buffer: scaler.finish(), isOpaque: isOpaque, hasAlpha: picture.hasAlpha)
    }

    private static func convert(
        _ pixels: UnsafeRawBufferPointer, from start: Int, count: Int, hasAlpha: Bool, into row: UnsafeMutableRawBufferPointer
    ) {
        let step = hasAlpha ? 4 : 3
        var offset = start
        for x in 0..<count {
            let red = UInt32(pixels[offset])
            let green = UInt32(pixels[offset + 1])
            let blue = UInt32(pixels[offset + 2])
            let alpha = hasAlpha ? UInt32(pixels[offset + 3]) : 255
            row.storeBytes(of: blue | green << 8 | red << 16 | alpha << 24, toByteOffset: 4 * x, as: UInt32.self)
            offset += step
        }
    }
}
