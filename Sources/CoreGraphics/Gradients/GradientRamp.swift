/// The colours of a gradient by position, as premultiplied pixels `0xAARRGGBB`.
///
/// Colours are interpolated before premultiplication, as in other gradient renderers.
struct GradientRamp: Sendable {
    private let positions: [Double]
    /// Blue, green, red and alpha, each 0…255, not premultiplied.
    private let colors: [SIMD4<Double>]
    private let colorBefore: UInt32
    private let colorAfter: UInt32
    /// The range of positions at which the gradient draws.
    private let drawnRange: ClosedRange<Double>
    private let areColorsOpaque: Bool
    private let maximumSlope: Double

    init(_ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        positions = gradient.locations.map(Double.init)
        colors = gradient.colors.map {
            // Components outside of 0…1 have no pixel value.
            let value = ($0.rgba * 255).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
            return SIMD4(value.z, value.y, value.x, value.w)
        }
        let (extendsBefore, extendsAfter) = (options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation))
        colorBefore = extendsBefore ? Self.pixel(colors[0]) : 0
        colorAfter = extendsAfter ? Self.pixel(colors[colors.count - 1]) : 0
        drawnRange = (extendsBefore ? -.infinity : 0)...(extendsAfter ? .infinity : 1)
        areColorsOpaque = colors.allSatisfy { $0.w >= 255 }
        let slopes = zip(zip(positions, positions.dropFirst()), zip(colors, colors.dropFirst())).map { positions, colors -> Double in
            let change = colors.1 - colors.0
            let largestChange = max(max(abs(change.x), abs(change.y)), max(abs(change.z), abs(change.w)))
            return largestChange == 0 ? 0 : largestChange / (positions.1 - positions.0)
        }
        maximumSlope = slopes.max() ?? 0
    }

    /// Returns whether all pixels in a range of positions are opaque.
    func isOpaque(over positions: ClosedRange<Double>) -> Bool {
        areColorsOpaque && positions.lowerBound >= drawnRange.lowerBound && positions.upperBound <= drawnRange.upperBound
    }

    /// Returns the steepest change of a channel, in 8-bit levels over the length of the gradient. The result is
    /// infinity for a range that extends beyond an end at which drawing stops.
    func steepness(over positions: ClosedRange<Double>) -> Double {
        positions.lowerBound >= drawnRange.lowerBound && positions.upperBound <= drawnRange.upperBound ? maximumSlope : .infinity
    }

    /// Returns the colour at a position: 0…1 along the gradient, or beyond its ends.
    func pixel(at position: Double) -> UInt32 {
        if position < 0 { return colorBefore }
        if position > 1 { return colorAfter }
        var next = 0
        while next < positions.count, positions[next] <= position { next += 1 }
        guard next > 0 else { return Self.pixel(colors[0]) }
        guard next < positions.count else { return Self.pixel(colors[next - 1]) }
        let fraction = (position - positions[next - 1]) / (positions[next] - positions[next - 1])
        return Self.pixel(colors[next - 1] + (colors[next] - colors[next - 1]) * fraction)
    }

    /// Returns the colour before the start, the colours at the centres of `count` equal parts, and the colour beyond
    /// the end.
    func table(_ count: Int) -> [UInt32] {
        [colorBefore] + (0..<count).map { pixel(at: (Double($0) + 0.5) / Double(count)) } + [colorAfter]
    }

    private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
        let alpha = color.w / 255
        let value = SIMD4<UInt32>(color * SIMD4(alpha, alpha, alpha, 1) + 0.5)
        return value.w << 24 | value.z << 16 | value.y << 8 | value.x
    }
}
