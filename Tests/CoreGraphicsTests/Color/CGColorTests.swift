import CoreGraphics
import Testing

@Suite struct CGColorTests {
    @Test func componentsEndInAlpha() throws {
        #expect(CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
        #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
        #expect(CGColor(gray: 0.5, alpha: 0.25).numberOfComponents == 2 && CGColor.clear.alpha == 0)
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        #expect(CGColor(colorSpace: space, components: [1, 0, 0, 1])?.colorSpace == space)
        #expect(CGColor(colorSpace: space, components: [1, 0]) == nil)
        #expect(CGColor(colorSpace: space, components: [1, 0, .nan, 1]) == nil)
    }

    @Test func coloursAreEqualBySpaceAndComponents() {
        #expect(CGColor(gray: 0, alpha: 1) == CGColor.black)
        #expect(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) != CGColor.black)
        #expect(Set([Ink.red, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test func anotherAlphaLeavesTheRest() {
        #expect(Ink.red.copy(alpha: 0.5)?.components == [1, 0, 0, 0.5])
        #expect(Ink.red.alpha == 1)
    }

    @Test func displayP3IsConvertedAndCut() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let white = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 1]))
        #expect((0..<4).allSatisfy { abs(white.rgba[$0] - 1) < 1e-6 })
        let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
        #expect((0..<4).allSatisfy { abs(red.rgba[$0] - [1, 0, 0, 1][$0]) < 1e-6 }, "P3's red lies outside of sRGB.")
        let muted = try #require(CGColor(colorSpace: space, components: [0.6, 0.5, 0.4, 1]))
        let back = try #require(CGColor(rgba: muted.rgba).converted(to: space, intent: .defaultIntent, options: nil))
        #expect(zip(back.components ?? [], [0.6, 0.5, 0.4, 1]).allSatisfy { abs($0 - $1) < 1e-6 })
        #expect(muted.converted(to: space, intent: .perceptual, options: nil) === muted)
    }

    @Test func colourIsSeenAsGrayByLuminance() throws {
        let gray = try #require(Ink.green.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
        #expect(abs((gray.components?[0] ?? 0) - 0.8619) < 1e-3)
    }

    @Test func spacesKnowTheirKind() {
        #expect(CGColorSpaceCreateDeviceRGB().model == .rgb && CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
        #expect(CGColorSpace(name: "no such space") == nil)
        #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true && !CGColorSpaceCreateDeviceRGB().isWideGamutRGB)
    }

    @Test func gradientsTakeColoursAlone() {
        #expect(CGGradient(colorsSpace: nil, colors: [Ink.red, Ink.blue] as CFArray, locations: [0, 1]) != nil)
        #expect(CGGradient(colorsSpace: nil, colors: [Ink.red, "blue"] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [Ink.red], locations: [0, 1]) == nil)
        let sorted = CGGradient(colorsSpace: nil, colors: [Ink.red, Ink.blue, Ink.green], locations: [1, 0, 1])
        #expect(sorted?.locations == [0, 1, 1] && sorted?.colors == [Ink.blue, Ink.red, Ink.green])
        let parts = CGGradient(colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1], locations: nil, count: 2)
        #expect(parts?.colors == [CGColor.black, CGColor.white])
    }
}
