/// A radial gradient between two circles, one of which contains the other.
///
/// A pixel belongs to the circle that passes through it. The circle at position `t` has the centre
/// `t * centerOffset` and the radius `radius + t * growth`. This yields a quadratic equation for `t`. If one
/// circle contains the other, exactly one solution has a positive radius. Vectors compute eight pixels at once. Their
/// results are indexes into a table of colours.
struct RadialGradientRaster: GradientRaster {
    let ramp: GradientRamp
    /// The transform from pixels to a space whose origin is the start's centre.
    private let space: CGAffineTransform
    private let centerOffset: SIMD2<Float>
    private let radius: Float
    private let growth: Float
    private let table: [UInt32]

    /// Returns `nil` if neither circle contains the other.
    ///
    /// - Parameters:
    ///   - ramp: The colours.
    ///   - space: The transform from pixels to a space whose origin is the first centre and in which the gradient has
    ///     a size of about 1.
    ///   - centerOffset: The vector from the first centre to the second.
    ///   - radii: The radii of the first and the second circle.
    ///   - pixels: The approximate length of the gradient, in pixels.
    init?(_ ramp: GradientRamp, space: CGAffineTransform, centerOffset: CGVector, radii: (CGFloat, CGFloat), pixels: CGFloat) {
        let growth = radii.1 - radii.0
        guard centerOffset.dx * centerOffset.dx + centerOffset.dy * centerOffset.dy < growth * growth * 0.999 else { return nil }
        self.ramp = ramp
        self.space = space
        self.centerOffset = SIMD2(Float(centerOffset.dx), Float(centerOffset.dy))
        radius = Float(radii.0)
        self.growth = Float(growth)
        table = ramp.table(Int(max(256, min(pixels * 4, 16_384))))
    }

    /// Returns the range of possible positions. A circle with a radius of 0 has no inside, and therefore bounds the
    /// range.
    func positions(in area: PixelRect) -> ClosedRange<Double> {
        (radius == 0 ? 0 : -.infinity)...(radius + growth == 0 ? 1 : .infinity)
    }

    func draw(_ area: PixelRect, into base: UnsafeMutableRawPointer, bytesPerRow: Int) {
        table.withUnsafeBufferPointer { table in
            guard let colors = table.baseAddress else { return }
            for row in 0..<area.height {
                let start = CGPoint(x: CGFloat(area.x) + 0.5, y: CGFloat(area.y + row) + 0.5).applying(space)
                let pixels = (base + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                draw(row: pixels, area.width, from: SIMD2(Float(start.x), Float(start.y)), colors, Float(table.count - 2))
            }
        }
    }

    private func draw(
        row: UnsafeMutablePointer<UInt32>, _ width: Int, from start: SIMD2<Float>, _ colors: UnsafePointer<UInt32>, _ count: Float
    ) {
        if PixelKernels.usesVectors, centerOffset == .zero, width > 0 {
            return PixelRows.rings(
                row, colors, from: start, by: SIMD2(Float(space.a), Float(space.b)), radius: radius, scale: count / growth, last: count + 1,
                count: width)
        }
        let lanes = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
        let last = SIMD8<Float>(repeating: count + 1)
        // The vectors compute table indexes first, and then the indexes are replaced by colours.
        for first in stride(from: 0, to: width, by: 8) {
            let along = lanes + Float(first)
            // Adding 2^23 rounds to the nearest entry, hence the additional half.
            let entry = position(along * Float(space.a) + start.x, along * Float(space.b) + start.y, count) + 0.5
            let index = unsafeBitCast(pointwiseMin(pointwiseMax(entry, .zero), last) + 8_388_608, to: SIMD8<UInt32>.self) & 0x7F_FFFF
            if first + 8 <= width {
                UnsafeMutableRawPointer(row + first).storeBytes(of: index, as: SIMD8<UInt32>.self)
            } else {
                for lane in 0..<(width - first) { row[first + lane] = index[lane] }
            }
        }
        for x in 0..<width { row[x] = colors[Int(row[x])] }
    }

    /// Returns the positions of points along a gradient whose length is `length`.
    @inline(__always) private func position(_ x: SIMD8<Float>, _ y: SIMD8<Float>, _ length: Float) -> SIMD8<Float> {
        if centerOffset == .zero { return ((x * x + y * y).squareRoot() - radius) * (length / growth) }
        // The coefficients of a·t² - 2·halfB·t + c = 0.
        let a = centerOffset.x * centerOffset.x + centerOffset.y * centerOffset.y - growth * growth
        let halfB = x * centerOffset.x + y * centerOffset.y + radius * growth
        let c = x * x + y * y - radius * radius
        let root = pointwiseMax(halfB * halfB - c * a, .zero).squareRoot()
        return (growth < 0 ? halfB + root : halfB - root) * (length / a)
    }
}
