import Cairo
import CoreGraphics
import Testing

@testable import CoreGraphics

/// Gradients of the toolkit, compared with Cairo's pixel by pixel.
@Suite struct GradientRasterTests {
    private static let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    private let ink = CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(),
        colorComponents: [1, 0.8, 0, 1, 0.1, 0.9, 0.4, 1, 0.3, 0.2, 0.8, 1], locations: [0, 0.3, 1], count: 3)

    private func ours(_ raster: some GradientRaster, _ width: Int, _ height: Int) -> Drawn {
        let buffer = PixelBuffer(width: width, height: height)
        buffer.withMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            raster.draw(PixelRect(x: 0, y: 0, width: width, height: height), into: base, bytesPerRow: buffer.bytesPerRow)
        }
        return Drawn(buffer)
    }

    private func cairo(_ pattern: CairoPattern, _ gradient: CGGradient, _ width: Int, _ height: Int) throws -> Drawn {
        let buffer = PixelBuffer(width: width, height: height)
        for (place, color) in zip(gradient.locations, gradient.colors.map(\.rgba)) {
            pattern.addStop(at: Double(place), red: color.x, green: color.y, blue: color.z, alpha: color.w)
        }
        pattern.setExtend(.pad)
        let context = CGContext(drawingInto: buffer, scale: 1)
        context.cairo.setSource(pattern)
        context.cairo.paint()
        context.flush()
        return Drawn(buffer)
    }

    /// Returns the largest difference of a channel.
    private func distance(_ first: Drawn, _ second: Drawn) -> Int {
        zip(first.values, second.values).reduce(0) { max($0, distance($1.0, $1.1)) }
    }

    private func distance(_ first: UInt32, _ second: UInt32) -> Int {
        var most = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let (a, b) = (Int(first >> shift & 0xFF), Int(second >> shift & 0xFF))
            most = max(most, abs(a - b))
        }
        return most
    }

    private static let lines: [(CGPoint, CGPoint)] = [
        (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 90)), (CGPoint(x: 0, y: 90), CGPoint(x: 0, y: 10)),
        (CGPoint(x: 10, y: 0), CGPoint(x: 120, y: 0)), (CGPoint(x: 140, y: 7), CGPoint(x: 3, y: 80)),
        (CGPoint(x: 0, y: 0), CGPoint(x: 150, y: 100)), (CGPoint(x: 70, y: 50), CGPoint(x: 78, y: 49)),
        (CGPoint(x: 75, y: -300), CGPoint(x: 75.01, y: 900)), (CGPoint(x: -4000, y: 20), CGPoint(x: 6000, y: 30)),
    ]

    @Test(arguments: lines) func aLinearGradientMatchesCairos(start: CGPoint, end: CGPoint) throws {
        let gradient = try #require(ink)
        let pattern = try CairoPattern(linearFrom: (Double(start.x), Double(start.y)), to: (Double(end.x), Double(end.y)))
        let twin = try cairo(pattern, gradient, 150, 100)
        let raster = LinearGradientRaster(GradientRamp(gradient, Self.both), from: start, to: end)
        let length = hypot(end.x - start.x, end.y - start.y)
        // Two levels for the two roundings, and the change of the steepest channel in a sixteenth of a pixel.
        #expect(distance(ours(raster, 150, 100), twin) <= 2 + Int(255 / 0.3 / length / 16))
    }

    private static let circles: [(CGVector, CGFloat, CGFloat)] = [
        (.zero, 0, 60), (.zero, 20, 60), (.zero, 60, 10), (CGVector(dx: 20, dy: -10), 5, 60), (CGVector(dx: -15, dy: 8), 60, 12),
    ]

    @Test(arguments: circles) func radialGradientsMatchCairos(way: CGVector, first: CGFloat, second: CGFloat) throws {
        let gradient = try #require(ink)
        let center = (x: 71.0, y: 48.0)
        let pattern = try CairoPattern(
            radialFrom: center, radius: Double(first), to: (center.x + Double(way.dx), center.y + Double(way.dy)), radius: Double(second))
        let twin = try cairo(pattern, gradient, 150, 100)
        let raster = try #require(
            RadialGradientRaster(
                GradientRamp(gradient, Self.both), space: CGAffineTransform(translationX: -71, y: -48), centerOffset: way,
                radii: (first, second), pixels: 60))
        // Near a focus that is close to the edge, colours change within a pixel.
        let drawn = ours(raster, 150, 100)
        let far = zip(drawn.values, twin.values).count { distance($0, $1) > 4 }
        #expect(far == 0)
    }

    @Test func circlesBesideEachOtherAreLeftToCairo() throws {
        let gradient = try #require(ink)
        let ramp = GradientRamp(gradient, Self.both)
        #expect(RadialGradientRaster(ramp, space: .identity, centerOffset: CGVector(dx: 9, dy: 0), radii: (1, 2), pixels: 9) == nil)
    }

    /// An edge between two colours is at its location, to a sixteenth of a pixel.
    @Test func edgesAreAtTheirLocations() throws {
        let gradient = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1],
                locations: [0, 0.5, 0.5, 1], count: 4))
        let raster = LinearGradientRaster(
            GradientRamp(gradient, Self.both), from: CGPoint(x: 20, y: 0), to: CGPoint(x: 60, y: 40))
        let drawn = ours(raster, 80, 60)
        for y in 0..<60 {
            // The line x + y = 60 - 1 through the centres of pixels.
            let edge = (0..<80).first { drawn[$0, y] == 0xFFFF_FFFF }
            #expect(edge.map { abs($0 - max(0, 59 - y)) <= 1 } ?? (y < -20), "row \(y): \(String(describing: edge))")
        }
    }

    /// The direct path into the canvas and the path by an image give the same pixels.
    @Test func aClipOfAnyShapeChangesNoPixelInside() throws {
        let gradient = try #require(ink)
        func draw(_ context: CGContext) {
            context.drawLinearGradient(gradient, start: CGPoint(x: 3, y: 5), end: CGPoint(x: 44, y: 31), options: Self.both)
        }
        let whole = Drawn(50, 40, draw)
        let inside = Drawn(50, 40) { context in
            context.addEllipse(in: CGRect(x: 5, y: 5, width: 40, height: 30))
            context.clip()
            draw(context)
        }
        for y in 0..<40 {
            for x in 0..<50 where inside.alpha(x, y) == 255 { #expect(distance(whole[x, y], inside[x, y]) <= 1) }
        }
        #expect(inside.alpha(0, 0) == 0)
    }

    @Test func aDamagedRectangleGetsThePixelsOfTheWhole() throws {
        let gradient = try #require(ink)
        func draw(_ context: CGContext) {
            context.drawLinearGradient(gradient, start: CGPoint(x: 0, y: 5), end: CGPoint(x: 300, y: 31), options: Self.both)
        }
        let whole = Drawn(200, 40, draw)
        let part = Drawn(200, 40, clip: PixelRect(x: 90, y: 10, width: 30, height: 9), draw)
        for y in 10..<19 {
            for x in 90..<120 { #expect(distance(whole[x, y], part[x, y]) <= 1) }
        }
        #expect(part.box == PixelRect(x: 90, y: 10, width: 30, height: 9))
    }
}
