/// A row source for the colours of a gradient.
///
/// The stops are interpolated into a table of 2048 premultiplied colours. Each pixel's centre is mapped into the
/// coordinate system of the gradient. Its parameter is the position along the line (axial), the distance from the
/// centre (radial) or the angle (conic). The parameter, clamped to 0…1, selects a colour of the table.
struct GradientSource: RowSource {
    private let shape: GradientProperties.Shape
    /// The premultiplied colours from the start to the end.
    private let ramp: [UInt32]
    let isOpaque: Bool
    /// Maps pixels to the coordinates of the gradient: along the line, in the unit circle, or relative to the centre.
    private let inverse: CGAffineTransform
    private let start: Double

    private static let size = 2048

    init?(_ gradient: GradientProperties, _ bounds: CGRect, _ transform: CGAffineTransform) {
        func point(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        let (from, to) = (point(gradient.start), point(gradient.end))
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        guard transform.a * transform.d != transform.b * transform.c, bounds.width > 0, bounds.height > 0 else { return nil }
        shape = gradient.shape
        switch gradient.shape {
        case .axial:
            let length = dx * dx + dy * dy
            guard length > 0 else { return nil }
            let projection = CGAffineTransform(a: dx / length, b: 0, c: dy / length, d: 1, tx: -(from.x * dx + from.y * dy) / length, ty: 0)
            inverse = transform.inverted().concatenating(projection)
            start = 0
        case .radial:
            guard dx != 0, dy != 0 else { return nil }
            let unit = CGAffineTransform(a: 1 / abs(dx), b: 0, c: 0, d: 1 / abs(dy), tx: -from.x / abs(dx), ty: -from.y / abs(dy))
            inverse = transform.inverted().concatenating(unit)
            start = 0
        case .conic:
            inverse = transform.inverted().concatenating(CGAffineTransform(translationX: -from.x, y: -from.y))
            start = Double(atan2(dy, dx)) / (2 * .pi)
        }
        ramp = Self.ramp(gradient.stops)
        isOpaque = ramp.allSatisfy { $0 >> 24 == 255 }
    }

    private static func ramp(_ stops: [(at: Double, color: SIMD4<Double>)]) -> [UInt32] {
        var result = [UInt32](repeating: 0, count: size)
        guard let first = stops.first else { return result }
        var next = 0
        for index in 0..<size {
            let parameter = (Double(index) + 0.5) / Double(size)
            while next < stops.count, stops[next].at <= parameter { next += 1 }
            var color = next == 0 ? first.color : stops[next - 1].color
            if next > 0, next < stops.count {
                let (low, high) = (stops[next - 1], stops[next])
                color += (high.color - low.color) * ((parameter - low.at) / (high.at - low.at))
            }
            result[index] = PixelMath.pixel(color, alpha: 1)
        }
        return result
    }

    func read(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>, _ state: inout SamplerState) {
        let (py, size) = (Double(y) + 0.5, Double(Self.size))
        let (a, b) = (Double(inverse.a), Double(inverse.b))
        let offsetX = py * Double(inverse.c) + Double(inverse.tx) + 0.5 * a
        let offsetY = py * Double(inverse.d) + Double(inverse.ty) + 0.5 * b
        ramp.withUnsafeBufferPointer { ramp in
            guard let ramp = ramp.baseAddress else { return }
            let last = size - 1
            switch shape {
            case .axial:
                if a == 0 {
                    let pixel = ramp[Int(min(last, max(0, offsetX * size)))]
                    return PixelKernels.set(target, pixel, count: range.count)
                }
                for index in 0..<range.count {
                    let parameter = Double(range.lowerBound + index) * a + offsetX
                    target[index] = ramp[Int(min(last, max(0, parameter * size)))]
                }
            case .radial:
                for index in 0..<range.count {
                    let (u, v) = (Double(range.lowerBound + index) * a + offsetX, Double(range.lowerBound + index) * b + offsetY)
                    target[index] = ramp[Int(min(last, (u * u + v * v).squareRoot() * size))]
                }
            case .conic:
                for index in 0..<range.count {
                    let (u, v) = (Double(range.lowerBound + index) * a + offsetX, Double(range.lowerBound + index) * b + offsetY)
                    var parameter = atan2(v, u) / (2 * .pi) - start
                    parameter -= parameter.rounded(.down)
                    target[index] = ramp[Int(min(last, parameter * size))]
                }
            }
        }
    }
}
