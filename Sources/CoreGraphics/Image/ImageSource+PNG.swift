import PNG

extension ImageSource {
    /// Reads row after row, shrinking as it goes: a picture of any height takes the memory of a few of its rows.
    func decodePNG(_ target: PixelSize, budget: Int) throws(ImageError) -> DecodedImage {
        let stored = header.storedSize
        // Three rows in the scaler, and libpng's own: two of up to eight bytes a pixel.
        let rows = PixelSize(width: stored.width, height: 8).byteCount
        try check(header.isInterlaced ? stored.byteCount + rows : rows, target: target, budget: budget)
        return try bytes.withPNG { reader throws(ImageError) in
            let passes: Int
            do throws(PNGError) { passes = try reader.start() } catch { throw bytes.damaged(error) }
            var sink = PNGRowSink(reader.header, target: target)
            let failure = passes == 1 ? read(reader, into: &sink) : readInterlaced(reader, passes: passes, into: &sink)
            guard let failure else { return DecodedImage(image: sink.finish(), damage: nil) }
            // As with a JPEG, what can be seen is there; but a picture of which nothing came is an error.
            let damage = bytes.damaged(failure)
            guard sink.rowsTaken > 0 else { throw damage }
            return DecodedImage(image: CGImage(buffer: sink.finish().buffer, isOpaque: false), damage: damage)
        }
    }

    private func read(_ reader: borrowing PNGReader, into sink: inout PNGRowSink) -> PNGError? {
        do throws(PNGError) {
            for _ in 0..<reader.header.height {
                try reader.read(into: sink.row)
                sink.take(sink.row)
            }
            return nil
        } catch { return error }
    }

    /// Holds all pixels, since the first row is whole only in the last pass. After an error the passes so far are shown.
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
                sink.take(UnsafeMutableRawBufferPointer(rebasing: bytes[(row * whole.bytesPerRow)...]))
            }
        }
        return failure
    }
}
