/// A straight way through a picture along one of its axes, for pixels at even steps: 32 bits of pixel, 32 of its parts.
package struct PixelWay {
    /// The place that the first pixel is read at; whole numbers are the middles of the picture's pixels.
    package var start: Int
    package let step: Int
    /// The first and the last place that there is something to read at; what lies beyond is read there.
    package let lowest: Int
    package let highest: Int

    package init(start: Int, step: Int, lowest: Int, highest: Int) {
        (self.start, self.step, self.lowest, self.highest) = (start, step, lowest, highest)
    }

    /// From a place in pixels, by steps in pixels, over the pixels `first` to `last`; `nil` if it goes too far.
    package init?(from start: Double, by step: Double, first: Int, last: Int) {
        let unit = 4_294_967_296.0
        // Rows are at most 32,767 pixels long, and no sum may leave 64 bits.
        guard start.magnitude < 1e8, step.magnitude < 1e4 else { return nil }
        self.init(start: Int((start * unit).rounded()), step: Int((step * unit).rounded()), lowest: first << 32, highest: last << 32)
    }

    /// The way that begins some pixels later.
    package func advanced(by count: Int) -> PixelWay {
        var result = self
        result.start = start &+ count &* step
        return result
    }

    /// The pixel that is nearest.
    @inline(__always) func nearest(_ index: Int) -> Int {
        (min(max(start &+ index &* step, lowest), highest) &+ 0x8000_0000) >> 32
    }

    /// The two pixels to mix, and how far from the first to the second, 0…255 of 256.
    @inline(__always) func spot(_ index: Int) -> (first: Int, second: Int, share: UInt32) {
        let place = min(max(start &+ index &* step, lowest), highest)
        let first = place >> 32
        return (first, first &+ (place < highest ? 1 : 0), UInt32((place >> 24) & 255))
    }

    /// Which of `count` pixels are read between two that the picture has, and not at its ends.
    func free(_ count: Int) -> Range<Int> {
        guard step != 0 else { return start >= lowest && start < highest ? 0..<count : 0..<0 }
        // What lies in front of the lower and of the upper end, seen in the direction of the steps.
        let (near, far) = step > 0 ? (lowest - start, highest - start) : (start - highest + 1, start - lowest + 1)
        let size = step.magnitude
        func steps(_ length: Int) -> Int { length <= 0 ? 0 : Int((UInt(length) + size - 1) / size) }
        let first = min(steps(near), count)
        return first..<max(first, min(steps(far), count))
    }
}
