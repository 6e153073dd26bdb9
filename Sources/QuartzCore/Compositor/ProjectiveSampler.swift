/// Samples the image of a plane in perspective, with bilinear interpolation in the mipmap level that fits the visible
/// size.
///
/// The inverse projection maps each pixel's centre to homogeneous coordinates of the image, which are divided by w. The
/// mipmap level is chosen once for each aligned group of 16 pixels, from the area that a pixel covers in the image.
struct ProjectiveSampler: RowSource {
    /// The image at its size, at half of its size, …
    private let levels: [PixelBuffer]
    /// The projection from canvas pixels to image pixels.
    private let inverse: Projection

    init?(_ raster: Raster, _ plane: PlaneRegion, _ projection: Projection) {
        let planeToImage = Projection(
            CGAffineTransform(
                a: plane.scale.x, b: 0, c: 0, d: plane.scale.y, tx: -plane.rect.minX * plane.scale.x, ty: -plane.rect.minY * plane.scale.y))
        guard let pixelsToPlane = projection.inverse else { return nil }
        inverse = pixelsToPlane.concatenating(planeToImage)
        levels = raster.levels
    }

    func read(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>, _ state: inout SamplerState) {
        var start = range.lowerBound
        // One level is used for 16 pixels, aligned so that the result does not depend on the start of the row.
        while start < range.upperBound {
            let end = min((start | 15) + 1, range.upperBound)
            readRun(start..<end, (start & ~15) + 8, y, target + (start - range.lowerBound))
            start = end
        }
    }

    private func readRun(_ range: Range<Int>, _ middle: Int, _ y: Int, _ target: UnsafeMutablePointer<UInt32>) {
        let level = level(at: Double(middle) + 0.5, Double(y) + 0.5)
        let pixels = levels[level]
        let levelScale = 1 / Double(1 << level)
        let (width, height) = (Double(pixels.width - 1), Double(pixels.height - 1))
        let stride = pixels.bytesPerRow / 4
        // Each position is computed from the start of the row, so that the result does not depend on the first pixel
        // that is drawn.
        let first = inverse.homogeneous(0.5, Double(y) + 0.5)
        let step = SIMD3(inverse.x.x, inverse.y.x, inverse.w.x)
        pixels.withBytes { bytes in
            guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
            for index in 0..<range.count {
                let p = first + step * Double(range.lowerBound + index)
                let k = levelScale / p.z
                let u = min(max(p.x * k - 0.5, 0), width)
                let v = min(max(p.y * k - 0.5, 0), height)
                guard u.isFinite, v.isFinite else {
                    target[index] = 0
                    continue
                }
                let (left, top) = (Int(u), Int(v))
                let (across, down) = (UInt32((u - Double(left)) * 256), UInt32((v - Double(top)) * 256))
                let upper = base + top * stride + left
                let lower = v < height ? upper + stride : upper
                let right = u < width ? 1 : 0
                target[index] = PixelMath.blend(
                    PixelMath.blend(upper[0], upper[right], across), PixelMath.blend(lower[0], lower[right], across), down)
            }
        }
    }

    /// Returns the mipmap level whose pixels are about as large as the canvas's pixels.
    private func level(at x: Double, _ y: Double) -> Int {
        let p = inverse.homogeneous(x, y)
        guard p.z != 0 else { return 0 }
        let (u, v) = (p.x / p.z, p.y / p.z)
        let across = SIMD2(inverse.x.x - u * inverse.w.x, inverse.y.x - v * inverse.w.x) / p.z
        let down = SIMD2(inverse.x.y - u * inverse.w.y, inverse.y.y - v * inverse.w.y) / p.z
        let size = (across.x * down.y - across.y * down.x).magnitude.squareRoot()
        guard size > 1.5, size.isFinite else { return 0 }
        return min(Int((log2(size) + 0.4)), levels.count - 1)
    }
}
