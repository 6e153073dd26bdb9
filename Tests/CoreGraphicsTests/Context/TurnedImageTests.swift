import Cairo
import Testing

@testable import CoreGraphics

/// Rotated images that contexts draw themselves, compared with Cairo.
struct TurnedImageTests {
    private func picture(_ random: inout SeededGenerator, isOpaque: Bool) -> PixelBuffer {
        let buffer = PixelBuffer(width: Int.random(in: 1...40, using: &random), height: Int.random(in: 1...40, using: &random))
        buffer.withMutableBytes { bytes in
            for y in 0..<buffer.height {
                for x in 0..<buffer.width {
                    let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &random)
                    func part() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
                    let pixel = alpha << 24 | part() << 16 | part() << 8 | part()
                    bytes.storeBytes(of: pixel, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
        return buffer
    }

    /// Draws the image over half a background, rotated, faded, clipped.
    private func drawn(_ seed: UInt64, _ body: (CGContext, CGRect) -> Void) -> Drawn {
        var random = SeededGenerator(seed &+ 1000)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
        return Drawn(90, 90) { context in
            context.setFillColor(CGColor(srgbRed: 1, green: 0.9, blue: 0.5, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 90, height: 45))
            if seed % 3 == 0 { context.clip(to: CGRect(x: 20, y: 20, width: 50, height: 33)) }
            if seed % 5 == 0 { context.setAlpha(0.5) }
            context.translateBy(x: number(10...70), y: number(10...70))
            context.rotate(by: number(0...6.2))
            context.scaleBy(x: number(0.8...1.6), y: number(0.8...1.6))
            body(context, CGRect(x: -20, y: -15, width: 40, height: 30))
        }
    }

    @Test(arguments: 0..<60) func rotatedImagesMatchCairos(seed: UInt64) {
        var random = SeededGenerator(seed)
        let isOpaque = seed % 2 == 0
        let buffer = picture(&random, isOpaque: isOpaque)
        let ours = drawn(seed) { context, rect in context.draw(buffer, isOpaque: isOpaque, in: rect, interpolation: .low) }
        let cairos = drawn(seed) { context, rect in
            let picture = CGAffineTransform(
                a: rect.width / CGFloat(buffer.width), b: 0, c: 0, d: rect.height / CGFloat(buffer.height), tx: rect.minX, ty: rect.minY)
            buffer.withBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                let pixels = CairoPixels(
                    base: base, width: buffer.width, height: buffer.height, bytesPerRow: buffer.bytesPerRow,
                    format: isOpaque ? .rgb24 : .argb32)
                let matrix = picture.concatenating(context.state.matrix).inverted().cairo
                try? context.cairo.withSource(pixels, matrix: matrix, filter: .bilinear, extend: .pad) {
                    context.paint(rect, on: context.cairo)
                }
            }
        }
        for (one, other) in zip(ours.values, cairos.values) {
            for shift: UInt32 in [0, 8, 16, 24] {
                #expect(abs(Int(one >> shift & 255) - Int(other >> shift & 255)) <= 6)
            }
        }
    }

    @Test func rotatedImagesAreMasked() {
        let mask = PixelBuffer(width: 2, height: 1)
        mask.withMutableBytes { $0.storeBytes(of: 0xFF00_0000, as: UInt32.self) }
        let drawn = Drawn { context in
            context.clip(
                to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: CGImage(buffer: mask, isOpaque: false, shouldInterpolate: false))
            context.translateBy(x: 10, y: 10)
            context.rotate(by: 0.5)
            context.drawUpright(Ink.quarters(), in: CGRect(x: -20, y: -20, width: 40, height: 40), interpolation: .low)
        }
        #expect(drawn.alpha(3, 10) == 255)
        #expect(drawn.alpha(17, 10) == 0)
    }
}
