/// A provider of the source pixels of a row.
protocol RowSource {
    /// Writes the pixels of a range of a row, premultiplied.
    func read(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>, _ state: inout SamplerState)
}

/// An image that is drawn without scaling or rotation.
struct BufferSource: RowSource {
    let pixels: PixelBuffer
    /// The position of the first pixel.
    let x: Int
    let y: Int

    func read(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>, _ state: inout SamplerState) {
        pixels.withBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            memcpy(target, base + (y - self.y) * pixels.bytesPerRow + (range.lowerBound - x) * 4, range.count * 4)
        }
    }
}
