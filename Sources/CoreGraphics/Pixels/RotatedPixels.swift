/// Samples rotated images row by row, with bilinear interpolation.
package enum RotatedPixels {
    /// Writes `count` samples of an image whose rows begin at `base` and are `stride` pixels apart. `across` and
    /// `down` are the positions along x and y.
    package static func read(
        _ base: UnsafePointer<UInt32>, stride: Int, _ across: PixelStride, _ down: PixelStride, count: Int,
        into target: UnsafeMutablePointer<UInt32>
    ) {
        let interior = across.interiorRange(count).clamped(to: down.interiorRange(count))
        guard PixelKernels.usesVectors, !interior.isEmpty else { return readOneByOne(base, stride, across, down, 0..<count, target) }
        readOneByOne(base, stride, across, down, 0..<interior.lowerBound, target)
        PixelRows.sampleRotated(
            base, stride: stride, across.advanced(by: interior.lowerBound), down.advanced(by: interior.lowerBound),
            into: target + interior.lowerBound, count: interior.count)
        readOneByOne(base, stride, across, down, interior.upperBound..<count, target)
    }

    private static func readOneByOne(
        _ base: UnsafePointer<UInt32>, _ stride: Int, _ across: PixelStride, _ down: PixelStride, _ range: Range<Int>,
        _ target: UnsafeMutablePointer<UInt32>
    ) {
        for x in range {
            let (u, v) = (across.interpolation(x), down.interpolation(x))
            let (upper, lower) = (base + v.first &* stride, base + v.second &* stride)
            let left = PixelMath.blend(upper[u.first], lower[u.first], v.share)
            let right = PixelMath.blend(upper[u.second], lower[u.second], v.share)
            target[x] = PixelMath.blend(left, right, u.share)
        }
    }
}
