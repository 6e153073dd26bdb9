extension PixelBuffer {
    /// Returns the pixels of an image mask: black, with the alpha to paint.
    ///
    /// - Parameters:
    ///   - data: The bytes of all rows.
    ///   - size: The size of the mask, in pixels.
    ///   - bytesPerRow: The distance between two rows.
    ///   - bits: The bits of a sample: 1, 2, 4 or 8.
    ///   - decode: The values of the lowest and the highest sample, where 0 is painted and 1 is not.
    static func mask(_ data: Data, _ size: PixelSize, bytesPerRow: Int, bits: Int, decode: (CGFloat, CGFloat)) -> PixelBuffer {
        let kind = bits == 8 ? SampleKind.byte : .bits(bits)
        let buffer = PixelBuffer(width: size.width, height: size.height)
        buffer.withMutableBytes { target in
            data.withUnsafeBytes { source in
                guard let base = source.baseAddress else { return }
                for y in 0..<size.height {
                    let row = base + y * bytesPerRow
                    for x in 0..<size.width {
                        let sample = bits == 8 ? kind.read(row + x) : kind.read(row, column: x)
                        let value = decode.0 + (decode.1 - decode.0) * CGFloat(sample)
                        let alpha = UInt32((min(max(1 - (value.isFinite ? value : 1), 0), 1) * 255).rounded())
                        target.storeBytes(of: alpha << 24, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                    }
                }
            }
        }
        return buffer
    }
}
