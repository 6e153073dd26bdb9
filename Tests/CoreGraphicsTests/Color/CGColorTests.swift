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

    @Test func anotherAlphaKeepsTheComponents() {
        #expect(Ink.red.copy(alpha: 0.5)?.components == [1, 0, 0, 0.5])
        #expect(Ink.red.alpha == 1)
    }

    @Test func displayP3IsConvertedAndClamped() throws {
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

    @Test func coloursConvertToGrayByLuminance() throws {
        let gray = try #require(Ink.green.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
        #expect(abs((gray.components?[0] ?? 0) - 0.8619) < 1e-3)
    }

    @Test func spacesReportTheirModel() {
        #expect(CGColorSpaceCreateDeviceRGB().model == .rgb && CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
        #expect(CGColorSpace(name: "no such space") == nil)
        #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true && !CGColorSpaceCreateDeviceRGB().isWideGamutRGB)
    }

    @Test func gradientsAcceptColoursAlone() {
        #expect(CGGradient(colorsSpace: nil, colors: [Ink.red, Ink.blue] as CFArray, locations: [0, 1]) != nil)
        #expect(CGGradient(colorsSpace: nil, colors: [Ink.red, "blue"] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [Ink.red], locations: [0, 1]) == nil)
        let sorted = CGGradient(colorsSpace: nil, colors: [Ink.red, Ink.blue, Ink.green], locations: [1, 0, 1])
        #expect(sorted?.locations == [0, 1, 1] && sorted?.colors == [Ink.blue, Ink.red, Ink.green])
        let parts = CGGradient(colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1], locations: nil, count: 2)
        #expect(parts?.colors == [CGColor.black, CGColor.white])
    }

    @Test func cmykIsAModelOfItsOwn() throws {
        let ink = CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0.5, alpha: 0.25)
        #expect(ink.components == [0, 1, 1, 0.5, 0.25] && ink.colorSpace?.model == .cmyk && ink.rgba == SIMD4(0.5, 0, 0, 0.25))
        let back = try #require(Ink.red.converted(to: CGColorSpaceCreateDeviceCMYK(), intent: .defaultIntent, options: nil))
        #expect(back.components == [0, 1, 1, 0, 1])
        let black = try #require(CGColor.black.converted(to: CGColorSpaceCreateDeviceCMYK(), intent: .defaultIntent, options: nil))
        #expect(black.components == [0, 0, 0, 1, 1])
    }

    @Test func extendedSpacesContainValuesThatOthersClamp() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let red = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
        let wide = try #require(red.converted(to: extended, intent: .defaultIntent, options: nil)?.components)
        #expect(zip(wide, [1.0930, -0.2267, -0.1501, 1]).allSatisfy { abs($0 - $1) < 2e-3 }, "\(wide)")
        let cut = try #require(red.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
        #expect(cut.components == [1, 0, 0, 1])
        let back = try #require(CGColor(colorSpace: extended, components: wide)?.converted(to: p3, intent: .defaultIntent, options: nil))
        #expect(zip(back.components ?? [], [1, 0, 0, 1]).allSatisfy { abs($0 - $1) < 1e-6 })
        #expect(CGColor(colorSpace: extended, components: [2, -1, 0.5, 1])?.rgba == SIMD4(1, 0, 0.5, 1))
    }

    private static let white: [CFString] = [
        CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.displayP3, CGColorSpace.linearDisplayP3,
        CGColorSpace.extendedDisplayP3, CGColorSpace.dcip3, CGColorSpace.adobeRGB1998, CGColorSpace.itur_709, CGColorSpace.itur_2020,
        CGColorSpace.rommrgb,
    ]

    @Test(arguments: white) func grayIsGrayInEverySpaceAndColoursRoundTrip(name: CFString) throws {
        let space = try #require(CGColorSpace(name: name))
        #expect(space.name == name && space.model == .rgb && space.numberOfComponents == 3)
        let white = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 1]))
        #expect((0..<4).allSatisfy { abs(white.rgba[$0] - 1) < 1e-4 }, "\(white.rgba)")
        let muted = CGColor(srgbRed: 0.6, green: 0.5, blue: 0.4, alpha: 1)
        let there = try #require(muted.converted(to: space, intent: .defaultIntent, options: nil))
        #expect((0..<4).allSatisfy { abs(there.rgba[$0] - muted.rgba[$0]) < 1e-6 }, "\(there)")
        let isWide = ![CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.itur_709].contains(name)
        #expect(space.isWideGamutRGB == isWide)
    }

    @Test func spacesHaveLinearAndExtendedVariants() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        #expect(CGColorSpaceCreateExtended(p3)?.name == CGColorSpace.extendedDisplayP3 && !CGColorSpaceUsesExtendedRange(p3))
        #expect(CGColorSpaceCreateLinearized(p3)?.name == CGColorSpace.linearDisplayP3)
        let both = try #require(CGColorSpaceCreateExtendedLinearized(CGColorSpaceCreateDeviceGray()))
        #expect(both.name == CGColorSpace.extendedLinearGray && CGColorSpaceUsesExtendedRange(both))
        #expect(CGColorSpaceCreateCopyWithStandardRange(both)?.name == CGColorSpace.linearGray)
        #expect(CGColorSpaceCreateExtended(CGColorSpaceCreateDeviceGray())?.name == CGColorSpace.extendedGray)
        #expect(CGColorSpaceCreateCopyWithStandardRange(p3) === p3 && CGColorSpaceCreateExtended(CGColorSpaceCreateDeviceCMYK()) == nil)
    }

    @Test func calibratedSpacesAreCreatedByMeasures() throws {
        let white: [CGFloat] = [0.9505, 1, 1.089]
        let sRGB: [CGFloat] = [0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.0722, 0.9505]
        let space = try #require(CGColorSpace(calibratedRGBWhitePoint: white, blackPoint: nil, gamma: [2.2, 2.2, 2.2], matrix: sRGB))
        let color = try #require(CGColor(colorSpace: space, components: [1, 0.5, 0, 1]))
        #expect((0..<3).allSatisfy { abs(color.rgba[$0] - [1, 0.5, 0][$0]) < 0.02 }, "\(color.rgba)")
        let gray = try #require(CGColorSpace(calibratedGrayWhitePoint: white, blackPoint: nil, gamma: 1))
        #expect(abs((CGColor(colorSpace: gray, components: [0.214, 1])?.rgba.x ?? 0) - 0.5) < 1e-3)
        #expect(CGColorSpace(calibratedGrayWhitePoint: [1, 2, 1], blackPoint: nil, gamma: 1) == nil)
        #expect(CGColorSpace(calibratedRGBWhitePoint: white, blackPoint: nil, gamma: [1, 0, 1], matrix: nil) == nil)
        #expect(CGColorSpace(calibratedRGBWhitePoint: white, blackPoint: nil, gamma: nil, matrix: [1, 1, 1, 1, 1, 1, 1, 1, 1]) == nil)
    }

    @Test func linearGrayIsLight() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.linearGray))
        let gray = try #require(CGColor(colorSpace: space, components: [0.2140411, 1]))
        #expect(abs(gray.rgba.x - 0.5) < 1e-4)
        let there = try #require(CGColor(gray: 0.5, alpha: 1).converted(to: space, intent: .defaultIntent, options: nil))
        #expect(abs((there.components?[0] ?? 0) - 0.2140411) < 1e-4 && space.supportsOutput)
    }
}
