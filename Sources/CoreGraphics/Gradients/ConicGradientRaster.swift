/// A conic gradient: a pixel's position in the gradient is its direction from the centre.
struct ConicGradientRaster: GradientRaster {
    let ramp: GradientRamp
    /// The transform from pixels to a space whose origin is the centre.
    private let space: CGAffineTransform
    /// The start of the gradient, as a fraction of a turn.
    private let start: Double
    private let table: [UInt32]

    private static let size = 4096

    /// - Parameters:
    ///   - ramp: The colours of a turn.
    ///   - space: The transform from pixels to a space whose origin is the centre.
    ///   - angle: The start angle, in radians from the x axis towards the y axis.
    init(_ ramp: GradientRamp, space: CGAffineTransform, angle: CGFloat) {
        self.ramp = ramp
        self.space = space
        start = Double(angle) / (2 * .pi)
        table = ramp.table(Self.size)
    }

    func positions(in area: PixelRect) -> ClosedRange<Double> { 0...1 }

    func draw(_ area: PixelRect, into base: UnsafeMutableRawPointer, bytesPerRow: Int) {
        for row in 0..<area.height {
            let pixels = (base + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let first = CGPoint(x: CGFloat(area.x) + 0.5, y: CGFloat(area.y + row) + 0.5).applying(space)
            for x in 0..<area.width {
                let (u, v) = (first.x + CGFloat(x) * space.a, first.y + CGFloat(x) * space.b)
                var position = Double(atan2(v, u)) / (2 * .pi) - start
                position -= position.rounded(.down)
                // The first entry of the table is the colour before the start.
                pixels[x] = table[1 + min(Self.size - 1, Int(position * Double(Self.size)))]
            }
        }
    }
}
