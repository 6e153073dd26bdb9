/// The properties of a gradient layer.
package struct GradientProperties: Equatable, Sendable {
    package enum Shape: Equatable, Sendable { case axial, radial, conic }

    package var shape = Shape.axial
    package var colors: [CGColor] = []
    /// The positions of the colours. The colours are evenly spaced unless there is one position for each colour.
    package var locations: [CGFloat] = []
    package var start = CGPoint(x: 0.5, y: 0)
    package var end = CGPoint(x: 0.5, y: 1)

    package init() {}

    var drawsContent: Bool { colors.contains { $0.alpha > 0 } }

    /// The positions and colours. The positions are 0…1, in ascending order.
    var stops: [(at: Double, color: SIMD4<Double>)] {
        var last = 0.0
        return colors.enumerated().map { index, color in
            let evenPosition = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            let position = locations.count == colors.count ? min(max(Double(locations[index]), 0), 1) : evenPosition
            last = max(last, position)
            return (last, color.rgba)
        }
    }
}
