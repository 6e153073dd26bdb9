import CoreGraphics
import Testing

/// A half-covered pixel is the mean of its former value and the value of a covered pixel.
@Suite struct HalfCoveredBlendTests {
    private typealias Color = SIMD4<Double>

    private static let modes: [CGBlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion,
        .hue, .saturation, .color, .luminosity, .copy, .clear, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
        .destinationOut, .destinationAtop, .xor,
    ]

    /// The cause of the half coverage of the second of five columns.
    enum Edge: CaseIterable { case shape, clip, picture, stroke }

    @Test(arguments: modes, Edge.allCases) func halfACoveredPixelIsHalfTheResult(mode: CGBlendMode, edge: Edge) {
        for backdrop in Self.backdrops {
            for source in Self.sources {
                let drawn = Self.draw(mode, source, over: backdrop, edge)
                let whole = Self.whole(mode, Self.multiplied(source), over: Self.multiplied(backdrop))
                let half = (Self.multiplied(backdrop) + whole) / 2
                #expect(Self.isNear(drawn[0, 1], whole), "\(mode), \(source) over \(backdrop): \(String(drawn[0, 1], radix: 16))")
                #expect(Self.isNear(drawn[1, 1], half), "\(mode), half of \(source) over \(backdrop): \(String(drawn[1, 1], radix: 16))")
                #expect(Self.isNear(drawn[3, 1], Self.multiplied(backdrop)), "\(mode), beside")
            }
        }
    }

    @Test(arguments: CGBlendMode.allCases) func aRoundEdgeOverNothingHasNoColoursOfItsOwn(mode: CGBlendMode) {
        let ink = CGColor(srgbRed: 0, green: 0x7A / 255.0, blue: 1, alpha: 1)
        let drawn = Drawn { context in
            context.setBlendMode(mode)
            context.setFillColor(ink)
            context.fillEllipse(in: CGRect(x: 2, y: 2, width: 15, height: 15))
        }
        for pixel in drawn.values where pixel != 0 {
            let (alpha, green, blue) = (Int(pixel >> 24), Int(pixel >> 8 & 255), Int(pixel & 255))
            #expect(abs(blue - alpha) <= 1 && abs(green - alpha * 0x7A / 255) <= 2 && pixel >> 16 & 255 == 0, "\(mode)")
        }
    }

    @Test(arguments: [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop])
    func lettersChangeNothingBesideThem(mode: CGBlendMode) {
        let drawn = Drawn(40, 40) { context in
            context.setFillColor(Ink.red)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            context.setBlendMode(mode)
            Sample.layout("H").draw(in: context, at: CGPoint(x: 4, y: 4))
        }
        #expect(drawn[1, 1] == 0xFFFF_0000 && drawn[38, 38] == 0xFFFF_0000)
        let hasChanged = drawn.values.contains { $0 != 0xFFFF_0000 }
        #expect(hasChanged == (mode == .sourceIn || mode == .sourceOut), "Where letters are, what is opaque stays or becomes theirs.")
    }

    private static let backdrops = [Color(0, 0, 0, 0), Color(0.2, 0.8, 0.4, 1), Color(0.9, 0.3, 0.1, 0.6), Color(0.5, 0.5, 0.5, 1)]
    private static let sources = [Color(0, 0.48, 1, 1), Color(0.9, 0.6, 0.1, 0.5)]

    private static func draw(_ mode: CGBlendMode, _ source: Color, over backdrop: Color, _ edge: Edge) -> Drawn {
        Drawn(5, 3) { context in
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 3), radius: 0, with: CGColor(rgba: backdrop))
            context.setBlendMode(mode)
            context.setFillColor(CGColor(rgba: source))
            let covered = CGRect(x: 0, y: 0, width: 1.5, height: 3)
            switch edge {
            case .shape: context.fill(covered)
            case .clip:
                context.clip(to: covered)
                context.fill(CGRect(x: -1, y: -1, width: 8, height: 8))
            case .stroke:
                context.setStrokeColor(CGColor(rgba: source))
                context.setLineWidth(3)
                context.move(to: CGPoint(x: 0, y: -1))
                context.addLine(to: CGPoint(x: 0, y: 4))
                context.strokePath()
            case .picture:
                let pixel = Drawn(1, 1) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), radius: 0, with: CGColor(rgba: source)) }
                context.draw(Ink.picture(pixel[0, 0]), in: covered)
            }
        }
    }

    private static func multiplied(_ color: Color) -> Color { Color(color.x * color.w, color.y * color.w, color.z * color.w, color.w) }

    /// Cairo counts coverage in 256 steps and rounds a few times.
    private static func isNear(_ pixel: UInt32, _ color: Color) -> Bool {
        let parts = Color(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255), Double(pixel >> 24))
        return (0..<4).allSatisfy { abs(parts[$0] - color[$0] * 255) <= 4 }
    }

    /// The formulas of https://www.w3.org/TR/compositing-1/, colours multiplied.
    private static func whole(_ mode: CGBlendMode, _ source: Color, over backdrop: Color) -> Color {
        let (s, d) = (source.w, backdrop.w)
        switch mode {
        case .copy: return source
        case .clear: return .zero
        case .sourceIn: return source * d
        case .sourceOut: return source * (1 - d)
        case .sourceAtop: return source * d + backdrop * (1 - s)
        case .destinationOver: return source * (1 - d) + backdrop
        case .destinationIn: return backdrop * s
        case .destinationOut: return backdrop * (1 - s)
        case .destinationAtop: return source * (1 - d) + backdrop * s
        case .xor: return source * (1 - d) + backdrop * (1 - s)
        default: break
        }
        var mixed = Color.zero
        if s > 0, d > 0 { mixed = blended(mode, backdrop / d, source / s) * (s * d) }
        mixed.w = s * d
        return source * (1 - d) + backdrop * (1 - s) + mixed
    }

    private static func blended(_ mode: CGBlendMode, _ b: Color, _ s: Color) -> Color {
        switch mode {
        case .hue: light(saturated(s, range(b)), of: b)
        case .saturation: light(saturated(b, range(s)), of: b)
        case .color: light(s, of: b)
        case .luminosity: light(b, of: s)
        default: Color(channel(mode, b.x, s.x), channel(mode, b.y, s.y), channel(mode, b.z, s.z), 1)
        }
    }

    private static func channel(_ mode: CGBlendMode, _ b: Double, _ s: Double) -> Double {
        switch mode {
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .overlay: return channel(.hardLight, s, b)
        case .hardLight: return s <= 0.5 ? b * 2 * s : channel(.screen, b, 2 * s - 1)
        case .darken: return min(b, s)
        case .lighten: return max(b, s)
        case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .softLight:
            let root = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (root - b)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s
        default: return s
        }
    }

    private static func brightness(_ c: Color) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
    private static func range(_ c: Color) -> Double { max(c.x, c.y, c.z) - min(c.x, c.y, c.z) }

    private static func saturated(_ c: Color, _ saturation: Double) -> Color {
        guard range(c) > 0 else { return .zero }
        return (c - min(c.x, c.y, c.z)) * (saturation / range(c))
    }

    private static func light(_ c: Color, of other: Color) -> Color {
        let target = brightness(other)
        let moved = c + (target - brightness(c))
        let (low, high) = (min(moved.x, moved.y, moved.z), max(moved.x, moved.y, moved.z))
        if low < 0 { return (moved - target) * (target / (target - low)) + target }
        if high > 1 { return (moved - target) * ((1 - target) / (high - target)) + target }
        return moved
    }
}
