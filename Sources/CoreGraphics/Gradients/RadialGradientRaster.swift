/// A gradient from a circle to another one around it, or inside of it.
///
/// A pixel belongs to the circle that runs through it. The circles in between have the centre `t * way` and the radius `radius + t * growth`;
/// that gives a quadratic equation for `t`, of which one solution has a radius above 0 as long as one circle holds the other.
struct RadialGradientRaster: GradientRaster {
    let ramp: GradientRamp
    /// Pixels to a space in which the start's centre is the origin.
    private let space: CGAffineTransform
    private let way: SIMD2<Float>
    private let radius: Float
    private let growth: Float
    private let table: [UInt32]

    /// `nil` where neither circle holds the other.
    ///
    /// - Parameters:
    ///   - space: pixels to a space in which the first centre is the origin and the gradient about 1 large.
    ///   - way: from the first centre to the second.
    ///   - radii: of the first circle and of the second.
    ///   - pixels: how many pixels the gradient is about long.
    init?(_ ramp: GradientRamp, space: CGAffineTransform, way: CGVector, radii: (CGFloat, CGFloat), pixels: CGFloat) {
        let growth = radii.1 - radii.0
        guard way.dx * way.dx + way.dy * way.dy < growth * growth * 0.999 else { return nil }
        self.ramp = ramp
        self.space = space
        self.way = SIMD2(Float(way.dx), Float(way.dy))
        radius = Float(radii.0)
        self.growth = Float(growth)
        table = ramp.table(Int(max(256, min(pixels * 4, 16_384))))
    }

    /// There is nothing inside of a circle without a radius.
    func places(in area: PixelRect) -> ClosedRange<Double> {
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
        if PixelKernels.usesVectors, way == .zero, width > 0 {
            return PixelRows.rings(
                row, colors, from: start, by: SIMD2(Float(space.a), Float(space.b)), radius: radius, scale: count / growth, last: count + 1,
                count: width)
        }
        let lanes = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
        let last = SIMD8<Float>(repeating: count + 1)
        // First which entry of the table each pixel shows, in vectors, and then the colours themselves.
        for first in stride(from: 0, to: width, by: 8) {
            let along = lanes + Float(first)
            // Half a step further, since adding 2^23 rounds to the nearest entry.
            let entry = place(along * Float(space.a) + start.x, along * Float(space.b) + start.y, count) + 0.5
            let index = unsafeBitCast(pointwiseMin(pointwiseMax(entry, .zero), last) + 8_388_608, to: SIMD8<UInt32>.self) & 0x7F_FFFF
            if first + 8 <= width {
                UnsafeMutableRawPointer(row + first).storeBytes(of: index, as: SIMD8<UInt32>.self)
            } else {
                for lane in 0..<(width - first) { row[first + lane] = index[lane] }
            }
        }
        for x in 0..<width { row[x] = colors[Int(row[x])] }
    }

    /// Where along a gradient of that length some points lie.
    @inline(__always) private func place(_ x: SIMD8<Float>, _ y: SIMD8<Float>, _ length: Float) -> SIMD8<Float> {
        if way == .zero { return ((x * x + y * y).squareRoot() - radius) * (length / growth) }
        let square = way.x * way.x + way.y * way.y - growth * growth
        let half = x * way.x + y * way.y + radius * growth
        let rest = x * x + y * y - radius * radius
        let root = pointwiseMax(half * half - rest * square, .zero).squareRoot()
        return (growth < 0 ? half + root : half - root) * (length / square)
    }
}
