/// Reads a picture of a plane that is seen in perspective: between four pixels of a copy that is about as small as what is shown.
struct ProjectiveSampler: RowSource {
    /// The picture at its size, at half of it, …
    private let levels: [PixelBuffer]
    /// Pixels of the canvas to those of the picture.
    private let inverse: Projection

    init?(_ raster: Raster, _ plane: PlanePicture, _ projection: Projection) {
        let toPicture = Projection(
            CGAffineTransform(
                a: plane.scale.x, b: 0, c: 0, d: plane.scale.y, tx: -plane.rect.minX * plane.scale.x, ty: -plane.rect.minY * plane.scale.y))
        guard let back = projection.inverse else { return nil }
        inverse = back.concatenating(toPicture)
        levels = raster.levels
    }

    func read(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>, _ memory: inout SamplerMemory) {
        var start = range.lowerBound
        // One copy for a few pixels at a time, on borders that do not depend on where the row begins.
        while start < range.upperBound {
            let end = min((start | 15) + 1, range.upperBound)
            readStretch(start..<end, (start & ~15) + 8, y, target + (start - range.lowerBound))
            start = end
        }
    }

    private func readStretch(_ range: Range<Int>, _ middle: Int, _ y: Int, _ target: UnsafeMutablePointer<UInt32>) {
        let level = level(at: Double(middle) + 0.5, Double(y) + 0.5)
        let pixels = levels[level]
        let shrink = 1 / Double(1 << level)
        let (width, height) = (Double(pixels.width - 1), Double(pixels.height - 1))
        let stride = pixels.bytesPerRow / 4
        // Every pixel's place is computed from the row's start, so that it is the same wherever drawing begins.
        let first = inverse.homogeneous(0.5, Double(y) + 0.5)
        let step = SIMD3(inverse.x.x, inverse.y.x, inverse.w.x)
        pixels.withBytes { bytes in
            guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
            for index in 0..<range.count {
                let p = first + step * Double(range.lowerBound + index)
                let k = shrink / p.z
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

    /// The copy whose pixels are about as large as the canvas's.
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
