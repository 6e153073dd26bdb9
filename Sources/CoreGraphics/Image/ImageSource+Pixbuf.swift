import Pixbuf

extension ImageSource {
    /// Decodes through gdk-pixbuf, which holds the picture whole: checked before it begins, and again when the loader says its size.
    func decodePixbuf(_ target: PixelSize, budget: Int) throws(ImageError) -> DecodedImage {
        try checkPixbuf(target, budget: budget)
        let format = header.format.name.lowercased()
        guard PixbufLoader.isInstalled(format: format) else {
            throw .unsupportedFormat(name: bytes.name, format: header.format.name)
        }
        return try bytes.withBytes { bytes throws(ImageError) in
            do throws(PixbufError) {
                let picture = try PixbufLoader.decode(bytes, format: format, maximumPixels: budget / 8)
                return DecodedImage(image: shrink(picture, to: target), warning: nil)
            } catch { throw imageError(error, budget: budget) }
        }
    }

    /// The loader's picture, one more copy that some loaders make, and the file.
    func checkPixbuf(_ target: PixelSize, budget: Int) throws(ImageError) {
        try check(bytes.memoryToLoad + 2 * header.storedSize.byteCount, target: target, budget: budget)
    }

    func imageError(_ error: PixbufError, budget: Int) -> ImageError {
        switch error {
        case .failed(_, let message): .damaged(name: bytes.name, reason: message)
        case .tooLarge(let width, let height):
            .tooLarge(
                name: bytes.name, width: width, height: height, needed: 2 * PixelSize(width: width, height: height).byteCount,
                budget: budget)
        }
    }

    /// Turns red, green, blue into our pixels, row by row into the scaler.
    func shrink(_ picture: PixbufPicture, to target: PixelSize) -> CGImage {
        let size = PixelSize(width: picture.width, height: picture.height)
        let target = PixelSize(width: min(target.width, size.width), height: min(target.height, size.height))
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
        return CGImage(buffer: scaler.finish(), isOpaque: isOpaque)
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
