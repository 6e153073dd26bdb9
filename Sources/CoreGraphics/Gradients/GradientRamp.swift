/// The colours of a gradient by position, as premultiplied pixels `0xAARRGGBB`.
///
/// Colours are interpolated before premultiplication, as in other gradient renderers.
struct GradientRamp: Sendable {
    private let places: [Double]
    /// Blue, green, red and alpha, each 0…255, not premultiplied.
    private let colors: [SIMD4<Double>]
    private let before: UInt32
    private let after: UInt32
    /// The range of positions at which the gradient draws.
    private let reach: ClosedRange<Double>
    private let areColorsOpaque: Bool
    private let steepest: Double

    init(_ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        places = gradient.locations.map(Double.init)
        colors = gradient.colors.map {
            // Components outside of 0…1 have no pixel value.
            let value = ($0.rgba * 255).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
            return SIMD4(value.z, value.y, value.x, value.w)
        }
        let (goesBefore, goesAfter) = (options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation))
        before = goesBefore ? Self.pixel(colors[0]) : 0
        after = goesAfter ? Self.pixel(colors[colors.count - 1]) : 0
        reach = (goesBefore ? -.infinity : 0)...(goesAfter ? .infinity : 1)
        areColorsOpaque = colors.allSatisfy { $0.w >= 255 }
        let slopes = zip(zip(places, places.dropFirst()), zip(colors, colors.dropFirst())).map { places, colors -> Double in
            let change = colors.1 - colors.0
            let most = max(max(abs(change.x), abs(change.y)), max(abs(change.z), abs(change.w)))
            return most == 0 ? 0 : most / (places.1 - places.0)
        }
        steepest = slopes.max() ?? 0
    }

    /// Returns whether all pixels in a range of positions are opaque.
    func isOpaque(over places: ClosedRange<Double>) -> Bool {
        areColorsOpaque && places.lowerBound >= reach.lowerBound && places.upperBound <= reach.upperBound
    }

    /// Returns the steepest change of a channel, in 8-bit levels over the length of the gradient. Returns infinity
    /// for a range that contains an edge.
    func steepness(over places: ClosedRange<Double>) -> Double {
        places.lowerBound >= reach.lowerBound && places.upperBound <= reach.upperBound ? steepest : .infinity
    }

    /// Returns the colour at a position: 0…1 along the gradient, or beyond its ends.
    func pixel(at place: Double) -> UInt32 {
        if place < 0 { return before }
        if place > 1 { return after }
        var next = 0
        while next < places.count, places[next] <= place { next += 1 }
        guard next > 0 else { return Self.pixel(colors[0]) }
        guard next < places.count else { return Self.pixel(colors[next - 1]) }
        let share = (place - places[next - 1]) / (places[next] - places[next - 1])
        return Self.pixel(colors[next - 1] + (colors[next] - colors[next - 1]) * share)
    }

    /// Returns the colour before the start, the colours at the centres of `count` equal parts, and the colour beyond
    /// the end.
    func table(_ count: Int) -> [UInt32] {
        [before] + (0..<count).map { pixel(at: (Double($0) + 0.5) / Double(count)) } + [after]
    }

    private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
        let alpha = color.w / 255
        let value = SIMD4<UInt32>(color * SIMD4(alpha, alpha, alpha, 1) + 0.5)
        return value.w << 24 | value.z << 16 | value.y << 8 | value.x
    }
}
