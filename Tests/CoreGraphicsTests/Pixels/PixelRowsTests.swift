import Testing

@testable import CoreGraphics

/// The kernels in C compared with ``PixelMath``, at lengths that are and are not multiples of vectors.
struct PixelRowsTests {
    private var random: SeededGenerator
    private let count: Int

    init() {
        random = SeededGenerator(20_261_125)
        count = 61
    }

    private mutating func row(_ count: Int) -> [UInt32] {
        (0..<count).map { _ in
            let alpha = [0, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
            func part() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
            return alpha << 24 | part() << 16 | part() << 8 | part()
        }
    }

    /// Returns mostly zero or full shares, in runs of whole vectors.
    private mutating func shares(_ count: Int) -> [UInt8] {
        let kind = Int.random(in: 0...2, using: &random)
        return (0..<count).map { _ in kind < 2 ? UInt8(kind * 255) : UInt8.random(in: 0...255, using: &random) }
    }

    @Test mutating func blackIsCompositedByItsAlpha() {
        for _ in 0..<40 {
            let (before, alphas) = (row(count), shares(count))
            var after = before
            PixelRows.darken(&after, by: alphas, count: count)
            for x in 0..<count {
                #expect(after[x] == PixelMath.darken(before[x], UInt32(alphas[x])))
                let exact = PixelMath.over(UInt32(alphas[x]) << 24, before[x])
                for shift: UInt32 in [0, 8, 16, 24] {
                    #expect(abs(Int(after[x] >> shift & 255) - Int(exact >> shift & 255)) <= 1)
                }
            }
        }
    }

    @Test mutating func aColourIsCompositedOverPixels() {
        for _ in 0..<40 {
            let (color, before, parts) = (row(1)[0], row(count), shares(count))
            var (all, some) = (before, before)
            PixelRows.tint(&all, color, count: count)
            PixelRows.tint(&some, color, by: parts, count: count)
            #expect(all == before.map { PixelMath.over(color, $0) })
            #expect(some == zip(before, parts).map { PixelMath.over(PixelMath.scale(color, UInt32($1)), $0) })
        }
    }

    @Test mutating func aColourIsCompositedThroughAMaskAndNotBeyond() {
        let (stride, pitch, rows) = (40, 24, 7)
        for width in [3, 8, 21, 24] {
            let (color, before, parts) = (row(1)[0], row(stride * rows), shares(pitch * rows))
            var (after, expected) = (before, before)
            for y in 0..<rows {
                for x in 0..<width {
                    let drawn = PixelMath.scale(color, UInt32(parts[y * pitch + x]))
                    expected[y * stride + x] = PixelMath.over(drawn, before[y * stride + x])
                }
            }
            PixelRows.tint(&after, stride: stride, color, by: parts, pitch, rows: rows, count: width)
            #expect(after == expected)
        }
    }

    @Test mutating func rowsAreFilledFromEndToEndAndNotBeyond() {
        let (stride, rows, size, solid) = (40, 7, 9, 12)
        for _ in 0..<20 {
            let (color, before, left, right) = (row(1)[0], row(stride * rows), shares(size * rows), shares(size * rows))
            var (after, expected) = (before, before)
            for y in 0..<rows {
                let parts = left[y * size..<(y + 1) * size] + [UInt8](repeating: 255, count: solid) + right[y * size..<(y + 1) * size]
                for (x, share) in parts.enumerated() {
                    expected[y * stride + x] = PixelMath.over(PixelMath.scale(color, UInt32(share)), before[y * stride + x])
                }
            }
            left.withUnsafeBufferPointer { left in
                right.withUnsafeBufferPointer { right in
                    guard let left = left.baseAddress, let right = right.baseAddress else { return }
                    PixelRows.fill(&after, stride: stride, rows: rows, color, ends: (left, right, size), solid: solid)
                }
            }
            #expect(after == expected)
        }
    }

    @Test mutating func aColumnOfRowsIsTinted() {
        let (stride, rows, width) = (40, 9, 21)
        let (color, before) = (row(1)[0], row(stride * rows))
        var after = before
        PixelRows.tint(&after, stride: stride, rows: rows, color, count: width)
        #expect(after == before.enumerated().map { $0.offset % stride < width ? PixelMath.over(color, $0.element) : $0.element })
    }

    @Test mutating func pixelsAreCompositedOverPixels() {
        for share: UInt32 in [255, 0, 1, 128, 254] {
            let (source, before) = (row(count), row(count))
            var after = before
            PixelRows.blend(source, onto: &after, alpha: share, count: count)
            #expect(after == zip(source, before).map { PixelMath.over(PixelMath.scale($0, share), $1) })
        }
    }

    @Test mutating func opaquePixelsAreFaded() {
        for share: UInt32 in [0, 1, 128, 254, 255] {
            let (source, before) = (row(count), row(count))
            var after = before
            PixelRows.fade(source, onto: &after, alpha: share, count: count)
            #expect(after == zip(source, before).map { PixelMath.mix($1, $0 | 0xFF00_0000, share) })
        }
    }

    @Test mutating func fourPixelsAreInterpolated() {
        let (width, height) = (50, 50)
        let picture = row(width * height)
        for _ in 0..<60 {
            func pixelStride() -> PixelStride {
                let step = Int.random(in: -(1 << 31)...1 << 31, using: &random)
                let start = (step < 0 ? 48 << 32 : 0) + Int.random(in: 0..<1 << 32, using: &random)
                return PixelStride(start: start, step: step, lowest: 0, highest: 49 << 32)
            }
            let (across, down) = (pixelStride(), pixelStride())
            let free = across.interiorRange(count).clamped(to: down.interiorRange(count))
            let (u, v) = (across.advanced(by: free.lowerBound), down.advanced(by: free.lowerBound))
            var result = [UInt32](repeating: 7, count: count)
            PixelRows.sampleRotated(picture, stride: width, u, v, into: &result, count: free.count)
            for x in free.indices {
                let (a, b) = (u.interpolation(x - free.lowerBound), v.interpolation(x - free.lowerBound))
                func column(_ x: Int) -> UInt32 { PixelMath.blend(picture[b.first * width + x], picture[b.second * width + x], b.share) }
                #expect(result[x - free.lowerBound] == PixelMath.blend(column(a.first), column(a.second), a.share))
            }
            #expect(result[free.count...].allSatisfy { $0 == 7 })
        }
    }

    @Test mutating func samplesAreInterpolatedAndSpread() {
        let row = (0...count).map { _ in UInt16.random(in: 0...65_280, using: &random) }
        var words = [UInt32](repeating: 0, count: count), expected = words
        PixelRows.spreadSamples(row, into: &words, count: count)
        PixelKernels.spreadSamples(row, &expected, count)
        #expect(words == expected)
        let (upper, lower) = (row.map { $0 / 4 }, row.reversed().map { $0 / 4 })
        var mixed = [UInt16](repeating: 0, count: count)
        PixelRows.mixSamples(upper, 3, lower, 1, into: &mixed, count: count)
        #expect(mixed == zip(upper, lower).prefix(count).map { $0 * 3 + $1 })
    }

    @Test func ringsAreCountedFromTheirCentre() {
        let colors = (0..<200).map(UInt32.init)
        var result = [UInt32](repeating: 0, count: count)
        PixelRows.rings(
            &result, colors, from: SIMD2(-30, 4), by: SIMD2(1, 0), radius: 2, scale: 5, last: 99, count: count)
        for x in 0..<count {
            let distance = (Float(x - 30) * Float(x - 30) + 16).squareRoot()
            #expect(result[x] == UInt32(min(max((distance - 2) * 5 + 0.5, 0), 99).rounded(.toNearestOrEven)))
        }
    }
}
