/// Evenly spaced sampling positions along one axis of an image, in 32.32 fixed-point numbers.
package struct PixelStride {
    /// The position of the first sample. A whole number is the centre of a pixel of the image.
    package var start: Int
    package let step: Int
    /// The lowest and the highest valid position, to which all positions are clamped.
    package let lowest: Int
    package let highest: Int

    package init(start: Int, step: Int, lowest: Int, highest: Int) {
        (self.start, self.step, self.lowest, self.highest) = (start, step, lowest, highest)
    }

    /// Creates positions from a start and a step in pixels, over the pixels `first` to `last`; `nil` if the numbers
    /// are out of range.
    package init?(from start: Double, by step: Double, first: Int, last: Int) {
        let unit = 4_294_967_296.0
        // Rows have at most 32,767 pixels, and no sum may exceed 64 bits.
        guard start.magnitude < 1e8, step.magnitude < 1e4 else { return nil }
        self.init(start: Int((start * unit).rounded()), step: Int((step * unit).rounded()), lowest: first << 32, highest: last << 32)
    }

    /// Returns the positions that begin `count` pixels later.
    package func advanced(by count: Int) -> PixelStride {
        var result = self
        result.start = start &+ count &* step
        return result
    }

    /// Returns the nearest pixel.
    @inline(__always) func nearest(_ index: Int) -> Int {
        (min(max(start &+ index &* step, lowest), highest) &+ 0x8000_0000) >> 32
    }

    /// Returns the two pixels to interpolate, and the weight of the second one, 0…255 in units of 1/256.
    @inline(__always) func interpolation(_ index: Int) -> (first: Int, second: Int, share: UInt32) {
        let position = min(max(start &+ index &* step, lowest), highest)
        let first = position >> 32
        return (first, first &+ (position < highest ? 1 : 0), UInt32((position >> 24) & 255))
    }

    /// Returns the range of the samples that lie between two pixels of the image and therefore need no clamping.
    func interiorRange(_ count: Int) -> Range<Int> {
        guard step != 0 else { return start >= lowest && start < highest ? 0..<count : 0..<0 }
        // These are the distances to the nearer and the farther end, in the direction of the steps.
        let (near, far) = step > 0 ? (lowest - start, highest - start) : (start - highest + 1, start - lowest + 1)
        let size = step.magnitude
        func steps(_ length: Int) -> Int { length <= 0 ? 0 : Int((UInt(length) + size - 1) / size) }
        let first = min(steps(near), count)
        return first..<max(first, min(steps(far), count))
    }
}
