import PNG

extension ImageSource {
    /// Decodes row by row and scales down at the same time. Unless the image is interlaced, the memory does not depend
    /// on its height.
    func decodePNG(_ target: PixelSize, budget: Int) throws(ImageError) -> DecodedImage {
        let stored = header.storedSize
        // The rows of the scaler, and two rows of libpng with up to eight bytes per pixel.
        let rows = PixelSize(width: stored.width, height: 8).byteCount
        try check(header.isInterlaced ? stored.byteCount + rows : rows, target: target, budget: budget)
        return try bytes.withPNG { reader throws(ImageError) in
            let passes: Int
            do throws(PNGError) { passes = try reader.start() } catch { throw bytes.damaged(error) }
            var sink = PNGRowSink(reader.header, target: target)
            let failure = passes == 1 ? read(reader, into: &sink) : readInterlaced(reader, passes: passes, into: &sink)
            guard let failure else { return DecodedImage(image: sink.finish(), error: nil) }
            // As for JPEG, the decoded rows of a damaged file are shown. A file without any decoded row is an error.
            let damage = bytes.damaged(failure)
            guard sink.rowsConsumed > 0 else { throw damage }
            return DecodedImage(image: CGImage(buffer: sink.finish().buffer, isOpaque: false), error: damage)
        }
    }

    private func read(_ reader: borrowing PNGReader, into sink: inout PNGRowSink) -> PNGError? {
        do throws(PNGError) {
            for _ in 0..<reader.header.height {
                try reader.read(into: sink.row)
                sink.consume(sink.row)
            }
            return nil
        } catch { return error }
    }

    /// Decodes an interlaced image with all pixels in memory, because the first row is complete only after the last
    /// pass. After an error, the decoded rows are shown.
    private func readInterlaced(_ reader: borrowing PNGReader, passes: Int, into sink: inout PNGRowSink) -> PNGError? {
        let whole = PixelBuffer(width: reader.header.width, height: reader.header.height)
        let (failure, hasRows) = whole.withMutableBytes { bytes -> (PNGError?, Bool) in
            var rows = 0
            do throws(PNGError) {
                for _ in 0..<passes {
                    for row in 0..<whole.height {
                        try reader.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[(row * whole.bytesPerRow)...]))
                        rows += 1
                    }
                }
                return (nil, true)
            } catch { return (error, rows > 0) }
        }
        guard hasRows else { return failure }
        whole.withMutableBytes { bytes in
            for row in 0..<whole.height {
                sink.consume(UnsafeMutableRawBufferPointer(rebasing: bytes[(row * whole.bytesPerRow)...]))
            }
        }
        return failure
    }
}
