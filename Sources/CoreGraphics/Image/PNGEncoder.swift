import Deflate

/// A fast PNG encoder: one filter for all rows ("up", the difference from the row above), and ISA-L's deflate.
///
/// libpng tries all filters for each row, and zlib searches thoroughly for matches. For screen content, both make the
/// file only slightly smaller and take thirty times as long. Rows are filtered in bands that fit into the processor's
/// cache, and each band is passed to the compressor.
///
/// - Source: https://www.w3.org/TR/png-3/
package enum PNGEncoder {
    /// Returns the bytes of a PNG file in sRGB with 8 bits: RGB for an opaque image, RGBA with straight alpha
    /// otherwise.
    ///
    /// - Parameter part: The part to encode, in pixels; `nil` for the whole buffer.
    /// - Precondition: `part` has pixels and lies inside of the buffer.
    package static func encode(_ buffer: PixelBuffer, part: PixelRect? = nil, isOpaque: Bool) -> [UInt8] {
        let part = part ?? buffer.bounds
        precondition(
            !part.isEmpty && buffer.bounds.contains(part),
            "PNGEncoder: the part \(part) must have pixels and lie inside \(buffer.bounds).")
        var file = PNGChunks()
        file.begin(width: part.width, height: part.height, isOpaque: isOpaque)
        do {
            try compress(buffer, part, isOpaque: isOpaque) { file.append("IDAT", $0) }
        } catch {
            // ISA-L fails for invalid arguments only, and the arguments are constants.
            preconditionFailure("PNGEncoder: \(error)")
        }
        file.append("IEND", UnsafeRawBufferPointer(start: nil, count: 0))
        return file.bytes
    }

    /// Filters bands of rows that fit into the processor's cache, and passes each band to the compressor.
    private static func compress(
        _ buffer: PixelBuffer, _ part: PixelRect, isOpaque: Bool, emit: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let filter = PNGRowFilter(width: part.width, isOpaque: isOpaque)
        var stream = ZlibStream()
        let bandHeight = max(1, min(part.height, 96 * 1024 / filter.byteCount))
        let band = UnsafeMutableRawBufferPointer.allocate(byteCount: bandHeight * filter.byteCount, alignment: 64)
        defer { band.deallocate() }
        try buffer.withBytes { pixels in
            guard let pixels = pixels.baseAddress, let rows = band.baseAddress else { return }
            let first = pixels + part.y * buffer.bytesPerRow + part.x * 4
            for top in stride(from: 0, to: part.height, by: bandHeight) {
                let bottom = min(part.height, top + bandHeight)
                for row in top..<bottom {
                    let source = first + row * buffer.bytesPerRow
                    let previous = row == 0 ? nil : source - buffer.bytesPerRow
                    filter.filter(source, previous: previous, into: rows + (row - top) * filter.byteCount)
                }
                let filled = UnsafeRawBufferPointer(rebasing: band[..<((bottom - top) * filter.byteCount)])
                try stream.write(filled, isLast: bottom == part.height, emit: emit)
            }
        }
    }
}
