/// What a gradient layer is drawn from.
package struct GradientProperties: Equatable, Sendable {
    package enum Shape: Equatable, Sendable { case axial, radial, conic }

    package var shape = Shape.axial
    package var colors: [CGColor] = []
    /// As many as there are colours, or none: then the colours are evenly spaced.
    package var locations: [CGFloat] = []
    package var start = CGPoint(x: 0.5, y: 0)
    package var end = CGPoint(x: 0.5, y: 1)

    package init() {}

    var paints: Bool { colors.contains { $0.alpha > 0 } }

    /// Where each colour stands, 0…1 and never falling.
    var stops: [(at: Double, color: SIMD4<Double>)] {
        var last = 0.0
        return colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            let at = locations.count == colors.count ? min(max(Double(locations[index]), 0), 1) : even
            last = max(last, at)
            return (last, color.rgba)
        }
    }
}
