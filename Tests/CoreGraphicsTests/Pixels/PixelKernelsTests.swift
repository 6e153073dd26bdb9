import Testing

@testable import CoreGraphics

struct PixelKernelsTests {
    /// Returns rows of premultiplied pixels, in lengths that are no multiples of vectors.
    private static func row(_ count: Int, _ random: inout SeededGenerator) -> [UInt32] {
        (0..<count).map { _ in
            let alpha = [0, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
            func part() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
            return alpha << 24 | part() << 16 | part() << 8 | part()
        }
    }

    /// Returns one channel of source over destination, by the definition.
    private static func over(_ source: UInt32, _ destination: UInt32, _ shift: UInt32) -> UInt32 {
        let rest = Double(255 - (source >> 24)) / 255
        let below = Double((destination >> shift) & 255)
        return ((source >> shift) & 255) + UInt32((below * rest).rounded())
    }

    @Test(arguments: [1, 7, 8, 9, 31])
    func rowsAreBlendedByTheDefinition(count: Int) {
        var random = SeededGenerator(UInt64(count))
        let source = Self.row(count, &random)
        let before = Self.row(count, &random).map { $0 | 0xFF00_0000 }
        var after = before
        PixelKernels.blend(source, onto: &after, alpha: 255, count: count)
        for x in 0..<count {
            for shift: UInt32 in [0, 8, 16, 24] {
                let channel = (after[x] >> shift) & 255
                #expect(channel == Self.over(source[x], before[x], shift))
            }
        }
    }

    @Test func mixingHasExactEnds() {
        var random = SeededGenerator(5)
        let (old, drawn) = (Self.row(21, &random), Self.row(21, &random))
        var result = drawn
        PixelKernels.mix(old, into: &result, weight: 255, count: 21)
        #expect(result == drawn)
        PixelKernels.mix(old, into: &result, weight: 0, count: 21)
        #expect(result == old)
    }

    @Test func opaquePixelsStayOpaqueUnderEveryBlack() {
        for alpha: UInt32 in 0...255 {
            let dark = PixelMath.darken(0xFFFF_FFFF, alpha)
            #expect(dark == 0xFF00_0000 | (255 - alpha) * 0x01_0101)
        }
    }
}
