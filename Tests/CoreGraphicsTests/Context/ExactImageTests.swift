import Cairo
import Testing

@testable import CoreGraphics

/// Images on whole pixels that contexts blend themselves, compared with Cairo.
struct ExactImageTests {
    /// Returns noise; an opaque image has no alpha in its bytes, as some decoders leave it.
    private func picture(_ random: inout SeededGenerator, isOpaque: Bool) -> PixelBuffer {
        let buffer = PixelBuffer(width: Int.random(in: 1...60, using: &random), height: Int.random(in: 1...60, using: &random))
        buffer.withMutableBytes { bytes in
            for y in 0..<buffer.height {
                for x in 0..<buffer.width {
                    let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &random)
                    func part() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
                    let pixel = (isOpaque ? 0 : alpha << 24) | part() << 16 | part() << 8 | part()
                    bytes.storeBytes(of: pixel, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
        return buffer
    }

    /// Draws over half a background, moved, faded, clipped.
    private func drawn(_ seed: UInt64, _ body: (CGContext) -> Void) -> Drawn {
        var random = SeededGenerator(seed &+ 1000)
        return Drawn(90, 90) { context in
            context.setFillColor(CGColor(srgbRed: 1, green: 0.9, blue: 0.5, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 90, height: 45))
            if seed % 3 == 0 { context.clip(to: CGRect(x: 20, y: 20, width: 50, height: 33)) }
            if seed % 7 == 0 { context.addEllipse(in: CGRect(x: 10, y: 10, width: 70, height: 70)) }
            if seed % 7 == 0 { context.clip() }
            context.setAlpha([0.5, 0.3, 1, 0.999, 0][Int(seed % 5)])
            context.translateBy(x: CGFloat(Int.random(in: -40...80, using: &random)), y: CGFloat(Int.random(in: -40...80, using: &random)))
            body(context)
        }
    }

    @Test(arguments: 0..<60) func imagesMatchCairos(seed: UInt64) {
        var random = SeededGenerator(seed)
        let isOpaque = seed % 2 == 0
        let buffer = picture(&random, isOpaque: isOpaque)
        let rect = CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        let ours = drawn(seed) { $0.draw(buffer, isOpaque: isOpaque, in: rect) }
        let cairos = drawn(seed) { context in
            buffer.withBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                let pixels = CairoPixels(
                    base: base, width: buffer.width, height: buffer.height, bytesPerRow: buffer.bytesPerRow,
                    format: isOpaque ? .rgb24 : .argb32)
                let matrix = context.state.matrix.inverted().cairo
                try? context.cairo.withSource(pixels, matrix: matrix, filter: .nearest, extend: .none) {
                    context.paint(rect, on: context.cairo)
                }
            }
        }
        for (one, other) in zip(ours.values, cairos.values) {
            for shift: UInt32 in [0, 8, 16, 24] {
                #expect(abs(Int(one >> shift & 255) - Int(other >> shift & 255)) <= 1)
            }
        }
    }
}
