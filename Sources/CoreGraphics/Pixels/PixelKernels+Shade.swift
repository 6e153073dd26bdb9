/// Shadows: black by alpha.
extension PixelKernels {
    /// Blends black over pixels, with an alpha for each pixel.
    package static func darken(_ target: UnsafeMutablePointer<UInt32>, by alphas: UnsafePointer<UInt8>, count: Int) {
        guard count > 0 else { return }
        if usesVectors { return PixelRows.darken(target, by: alphas, count: count) }
        for x in 0..<count { target[x] = PixelMath.darken(target[x], UInt32(alphas[x])) }
    }

    /// Samples a row of a rotated coverage image with bilinear interpolation. The result is 0…16,320 times `factor` /
    /// 65,536.
    ///
    /// - Parameter stride: The distance between two rows.
    package static func readCoverage(
        _ base: UnsafePointer<UInt8>, stride: Int, _ across: PixelStride, _ down: PixelStride, count: Int, factor: UInt32,
        into target: UnsafeMutablePointer<UInt16>
    ) {
        let interior = across.interiorRange(count).clamped(to: down.interiorRange(count))
        for range in [0..<interior.lowerBound, interior.upperBound..<count] {
            for x in range {
                let (u, v) = (across.interpolation(x), down.interpolation(x))
                let (upper, lower) = (base + v.first &* stride, base + v.second &* stride)
                let left = UInt32(upper[u.first]) &* (256 &- v.share) &+ UInt32(lower[u.first]) &* v.share
                let right = UInt32(upper[u.second]) &* (256 &- v.share) &+ UInt32(lower[u.second]) &* v.share
                let value = (left &* (256 &- u.share) &+ right &* u.share) &>> 10
                target[x] = UInt16(truncatingIfNeeded: (value &* factor &+ 32_768) &>> 16)
            }
        }
        let (u, v) = (across.advanced(by: interior.lowerBound), down.advanced(by: interior.lowerBound))
        var (left, top) = (u.start, v.start)
        for x in interior {
            let upper = base + ((top >> 32) &* stride &+ (left >> 32))
            let lower = upper + stride
            let (rightWeight, lowerWeight) = (UInt32(truncatingIfNeeded: left) &>> 24, UInt32(truncatingIfNeeded: top) &>> 24)
            let one = UInt32(upper[0]) &* (256 &- lowerWeight) &+ UInt32(lower[0]) &* lowerWeight
            let other = UInt32(upper[1]) &* (256 &- lowerWeight) &+ UInt32(lower[1]) &* lowerWeight
            let value = (one &* (256 &- rightWeight) &+ other &* rightWeight) &>> 10
            target[x] = UInt16(truncatingIfNeeded: (value &* factor &+ 32_768) &>> 16)
            left &+= u.step
            top &+= v.step
        }
    }

    /// Interpolates between two rows of samples. The results are multiplied by `height`.
    package static func mixSamples(
        _ upper: UnsafePointer<UInt16>, _ lower: UnsafePointer<UInt16>, _ down: Int, of height: Int,
        _ target: UnsafeMutablePointer<UInt16>, _ count: Int
    ) {
        let (near, far) = (UInt16(height - down), UInt16(down))
        if usesVectors { return PixelRows.mixSamples(upper, near, lower, far, into: target, count: count) }
        for index in 0..<count { target[index] = upper[index] &* near &+ lower[index] &* far }
    }

    /// Interpolates from each sample of a row to the next, in four bytes.
    package static func spreadSamples(_ row: UnsafePointer<UInt16>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int) {
        if usesVectors { return PixelRows.spreadSamples(row, into: target, count: count) }
        for index in 0..<count {
            let (a, b) = (UInt32(row[index]), UInt32(row[index &+ 1]))
            let two = ((3 &* a &+ b &+ 512) &>> 10) &<< 8
            let three = ((2 &* (a &+ b) &+ 512) &>> 10) &<< 16
            target[index] = (a &+ 128) &>> 8 | two | three | ((a &+ 3 &* b &+ 512) &>> 10) &<< 24
        }
    }
}
