import Testing

@testable import CoreGraphics

struct PixelKernelsTests {
    /// Rows of premultiplied pixels; lengths that vectors do not divide.
    private static func row(_ count: Int, _ random: inout SeededGenerator) -> [UInt32] {
        (0..<count).map { _ in
            let alpha = [0, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
            func part() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
            return alpha << 24 | part() << 16 | part() << 8 | part()
        }
    }

    /// One channel of source over destination, as the definition has it.
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
        PixelKernels.blend(source, onto: &after, share: 255, count: count)
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
        PixelKernels.mix(old, into: &result, share: 255, count: 21)
        #expect(result == drawn)
        PixelKernels.mix(old, into: &result, share: 0, count: 21)
        #expect(result == old)
    }

    private static func bytes(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
        (0..<count).map { _ in [0, 0, 255, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0 }
    }

    @Test(arguments: 0..<40) func vectorsPutColoursDownAsPixelsAre(seed: UInt64) {
        var random = SeededGenerator(seed)
        let color = Self.row(1, &random)[0]
        let before = Self.row(64, &random)
        let shares = seed % 4 == 0 ? [UInt8](repeating: 255, count: 64) : Self.bytes(64, &random)
        var after = before
        #expect(PixelKernels.blendEights(color, onto: &after, by: shares, count: 61) == 56)
        for x in 0..<56 where shares[x] != 0 {
            #expect(after[x] == PixelMath.over(PixelMath.scale(color, UInt32(shares[x])), before[x]))
        }
        #expect(Array(after[56...]) == Array(before[56...]))
    }

    @Test(arguments: 0..<40) func blackIsPutDownRightToOneLevel(seed: UInt64) {
        var random = SeededGenerator(seed)
        let (before, alphas) = (Self.row(64, &random), Self.bytes(64, &random))
        var after = before
        #expect(PixelKernels.darkenEights(&after, by: alphas, count: 64) == 64)
        for x in 0..<64 {
            #expect(after[x] == PixelMath.darken(before[x], UInt32(alphas[x])))
            let exact = PixelMath.over(UInt32(alphas[x]) << 24, before[x])
            for shift: UInt32 in [0, 8, 16, 24] {
                #expect(abs(Int(after[x] >> shift & 255) - Int(exact >> shift & 255)) <= 1)
            }
        }
    }

    @Test func whatIsOpaqueStaysSoUnderEveryBlack() {
        for alpha: UInt32 in 0...255 {
            let dark = PixelMath.darken(0xFFFF_FFFF, alpha)
            #expect(dark == 0xFF00_0000 | (255 - alpha) * 0x01_0101)
        }
    }

    @Test(arguments: 0..<40) func vectorsMixFourPixelsAsPixelsAre(seed: UInt64) {
        var random = SeededGenerator(seed)
        let rows = (0..<4).map { _ in seed == 0 ? [UInt32](repeating: 0, count: 24) : Self.row(24, &random) }
        func pairs(_ one: [UInt32], _ other: [UInt32]) -> [UInt64] { zip(one, other).map { UInt64($0) | UInt64($1) << 32 } }
        func way() -> PixelWay {
            PixelWay(
                start: Int.random(in: 0...1 << 40, using: &random), step: Int.random(in: -(1 << 33)...1 << 33, using: &random),
                lowest: .min / 2, highest: .max / 2)
        }
        let (across, down) = (way(), way())
        let count = 16 + Int(seed % 9)
        var result = [UInt32](repeating: 7, count: 24)
        PixelKernels.mixPairs(pairs(rows[0], rows[1]), pairs(rows[2], rows[3]), across, down, into: &result, count: min(count, 24))
        for x in 0..<min(count, 24) {
            let (u, v) = (across.spot(x).share, down.spot(x).share)
            let expected = PixelMath.blend(PixelMath.blend(rows[0][x], rows[2][x], v), PixelMath.blend(rows[1][x], rows[3][x], v), u)
            #expect(result[x] == expected)
        }
        for x in min(count, 24)..<24 { #expect(result[x] == 7) }
    }
}
