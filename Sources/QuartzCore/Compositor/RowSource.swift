/// Where the pixels of a row to draw come from.
protocol RowSource {
    /// Writes the pixels to draw at some places of a row, premultiplied.
    func read(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>, _ memory: inout SamplerMemory)
}

/// A picture that stands on the canvas's own pixels.
struct SheetSource: RowSource {
    let pixels: PixelBuffer
    /// Where its first pixel goes.
    let x: Int
    let y: Int

    func read(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>, _ memory: inout SamplerMemory) {
        pixels.withBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            memcpy(target, base + (y - self.y) * pixels.bytesPerRow + (range.lowerBound - x) * 4, range.count * 4)
        }
    }
}
