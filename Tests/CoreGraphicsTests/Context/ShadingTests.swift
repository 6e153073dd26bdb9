import Testing

@testable import CoreGraphics

@Suite struct ShadingTests {
    private static let colors = CGGradient(
        colorsSpace: nil, colors: [Ink.red, Ink.green, Ink.blue, Ink.red], locations: [0, 0.25, 0.5, 1])

    /// Green at a quarter of a turn, blue at a half: clockwise where y points down.
    @Test func aConicGradientTurnsAroundAPoint() throws {
        let gradient = try #require(Self.colors)
        let drawn = Drawn(21, 21) { $0.drawConicGradient(gradient, center: CGPoint(x: 10.5, y: 10.5), angle: 0) }
        #expect(drawn[10, 20] >> 8 & 0xFF > 250 && drawn[0, 10] & 0xFF > 250, "Below is a quarter of a turn, left a half.")
        #expect(drawn[20, 11] >> 16 & 0xFF > 230 && drawn[20, 9] >> 16 & 0xFF > 230 && drawn.area == 441)
        let turned = Drawn(21, 21) { $0.drawConicGradient(gradient, center: CGPoint(x: 10.5, y: 10.5), angle: .pi / 2) }
        #expect(turned[0, 10] >> 8 & 0xFF > 250 && turned[10, 0] & 0xFF > 250)
    }

    @Test func aConicGradientFollowsTheClipAndUserSpace() throws {
        let gradient = try #require(Self.colors)
        let drawn = Drawn(20, 20) { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            context.scaleBy(x: 1, y: -1)
            context.setAlpha(0.5)
            context.drawConicGradient(gradient, center: CGPoint(x: 5, y: -10), angle: 0)
        }
        #expect(drawn.box == PixelRect(x: 0, y: 0, width: 10, height: 20) && drawn.alpha(3, 3) == 128)
        #expect(drawn[5, 0] >> 8 & 0xFF > 110, "Where y points up, it goes anticlockwise.")
        let codes = reported { _ = Drawn { $0.drawConicGradient(gradient, center: CGPoint(x: CGFloat.nan, y: 0), angle: 0) } }
        #expect(codes == ["context.bad-value"])
    }

    private final class Counter {
        var released = 0
    }

    private func function(_ counter: Counter? = nil, domain: [CGFloat]? = [0, 1], outputs: Int = 4) -> CGFunction? {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, place, color in
                (color[0], color[1], color[2], color[3]) = (place[0], place[0] > 0.5 ? .nan : 0, 2, 1)
            },
            releaseInfo: { info in
                if let info { Unmanaged<Counter>.fromOpaque(info).takeRetainedValue().released += 1 }
            })
        let info = counter.map { Unmanaged.passRetained($0).toOpaque() }
        let range: [CGFloat] = [0, 1, 0, 1, 0, 0.5, 0, 1]
        guard let domain else {
            return CGFunction(info: info, domainDimension: 1, domain: nil, rangeDimension: outputs, range: nil, callbacks: &callbacks)
        }
        return CGFunction(info: info, domainDimension: 1, domain: domain, rangeDimension: outputs, range: range, callbacks: &callbacks)
    }

    @Test func anAxialShadingCallsItsFunction() throws {
        let (space, function) = (CGColorSpaceCreateDeviceRGB(), try #require(self.function()))
        let shading = try #require(
            CGShading(
                axialSpace: space, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), function: function, extendStart: false,
                extendEnd: true))
        let drawn = Drawn { $0.drawShading(shading) }
        #expect(drawn[2, 5] == 0 && drawn[18, 5] == 0xFFFF_0080, "It ends before its start, and goes on at its end; 2 is cut to 0.5.")
        #expect(abs(Int(drawn[10, 5] >> 16 & 0xFF) - 140) <= 2)
    }

    @Test func aRadialShadingCallsItsFunction() throws {
        let function = try #require(self.function(domain: [0, 0.5]))
        let shading = try #require(
            CGShading(
                radialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 10, y: 10), startRadius: 0, end: CGPoint(x: 10, y: 10),
                endRadius: 8, function: function, extendStart: true, extendEnd: false))
        let drawn = Drawn { $0.drawShading(shading) }
        #expect(drawn[0, 0] == 0 && drawn[10, 10] >> 16 & 0xFF < 20 && abs(Int(drawn[17, 10] >> 16 & 0xFF) - 119) <= 4)
    }

    @Test func functionsOfOtherDimensionsAreRefused() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        func shading(_ function: CGFunction?, _ space: CGColorSpace) throws -> CGShading? {
            let function = try #require(function)
            return CGShading(
                axialSpace: space, start: .zero, end: CGPoint(x: 1, y: 0), function: function, extendStart: true, extendEnd: true)
        }
        #expect(try shading(function(outputs: 3), space) == nil)
        #expect(try shading(function(), CGColorSpaceCreateDeviceGray()) == nil)
        #expect(function(domain: [1, 0]) == nil)
        #expect(try shading(function(domain: nil), space) != nil)
        var nothing = CGFunctionCallbacks(version: 0, evaluate: nil, releaseInfo: nil)
        #expect(CGFunction(info: nil, domainDimension: 1, domain: nil, rangeDimension: 4, range: nil, callbacks: &nothing) == nil)
    }

    @Test func aFunctionFreesItsInfoOnce() {
        let counter = Counter()
        var made: CGFunction? = function(counter)
        #expect(made?.values(at: [0.25]) == [0.25, 0, 0.5, 1] && made?.values(at: [9]) == [1, 0, 0.5, 1] && counter.released == 0)
        made = nil
        #expect(counter.released == 1)
    }
}
