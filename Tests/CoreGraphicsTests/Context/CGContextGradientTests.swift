import CoreGraphics
import Testing

@Suite struct CGContextGradientTests {
    private func linear(_ options: CGGradientDrawingOptions, _ locations: [CGFloat]? = nil) throws -> Drawn {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: locations))
        return Drawn(40, 4) { context in
            context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
        }
    }

    @Test func coloursRunBetweenTheEnds() throws {
        let drawn = try linear([])
        let row = (0..<40).map { Int(drawn[$0, 1] & 0xFF) }
        for x in 10..<30 { #expect(abs(row[x] - Int((Double(x - 10) + 0.5) / 20 * 255)) <= 2) }
    }

    private static let ends: [(options: CGGradientDrawingOptions, before: Int, after: Int)] = [
        ([], 0, 0), (.drawsBeforeStartLocation, 255, 0), (.drawsAfterEndLocation, 0, 255),
        ([.drawsBeforeStartLocation, .drawsAfterEndLocation], 255, 255),
    ]

    @Test(arguments: ends)
    func gradientsExtendBeyondTheEndsOnRequest(options: CGGradientDrawingOptions, before: Int, after: Int) throws {
        let drawn = try linear(options)
        #expect([5, 9].map { drawn.alpha($0, 1) } == [before, before] && [30, 35].map { drawn.alpha($0, 1) } == [after, after])
        #expect((10..<30).allSatisfy { drawn.alpha($0, 1) == 255 })
        #expect(before == 0 || drawn[5, 1] == 0xFF00_0000)
        #expect(after == 0 || drawn[35, 1] == 0xFFFF_FFFF)
    }

    @Test func theFirstColourLastsUntilItsLocation() throws {
        let drawn = try linear([], [0.5, 0.5])
        #expect(drawn[10, 1] == 0xFF00_0000 && drawn[18, 1] == 0xFF00_0000 && drawn[21, 1] == 0xFFFF_FFFF && drawn[29, 1] == 0xFFFF_FFFF)
    }

    @Test func circlesRunOutwards() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [Ink.red, Ink.blue], locations: nil))
        let drawn = Drawn(40, 40) { context in
            let middle = CGPoint(x: 20, y: 20)
            context.drawRadialGradient(gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 16, options: [])
        }
        #expect(abs(drawn.area - .pi * 256) < 30 && drawn.alpha(1, 20) == 0)
        #expect((drawn[20, 20] >> 16) & 0xFF > 240 && drawn[34, 20] & 0xFF > 220)
    }

    @Test func alphaAndClipCount() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [Ink.red, Ink.blue], locations: nil))
        let drawn = Drawn { context in
            context.clip(to: CGRect(x: 5, y: 5, width: 5, height: 5))
            context.setAlpha(0.5)
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 20), options: [])
        }
        #expect(drawn.box == PixelRect(x: 5, y: 5, width: 5, height: 5) && abs(drawn.alpha(7, 7) - 128) <= 1)
    }

    @Test func componentsOutOfRangeAreClamped() throws {
        let colors = [CGColor(srgbRed: 2, green: -1, blue: 0, alpha: 1), CGColor(srgbRed: 2, green: -1, blue: 0, alpha: 3)]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let drawn = Drawn(4, 4) { context in
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
        }
        #expect(drawn[2, 2] == 0xFFFF_0000)
    }
}
