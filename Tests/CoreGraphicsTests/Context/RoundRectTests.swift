import Cairo
import Testing

@testable import CoreGraphics

/// Rounded rectangles that contexts fill themselves, compared with Cairo.
struct RoundRectTests {
    private struct Case {
        let rect: CGRect
        let radius: CGFloat
        let color: CGColor
        let alpha: CGFloat
        let clip: CGRect

        init(seed: UInt64) {
            var random = SeededGenerator(seed)
            func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
            rect = CGRect(x: number(-20...40), y: number(-20...40), width: number(12...70), height: number(12...70))
            radius = min(number(2...60) / 2, (min(rect.width, rect.height) / 2).rounded(.down))
            color = CGColor(
                srgbRed: number(0...255) / 255, green: number(0...255) / 255, blue: number(0...255) / 255,
                alpha: seed % 2 == 0 ? 1 : number(0...255) / 255)
            alpha = seed % 3 == 0 ? 0.4 : 1
            clip = seed % 4 == 0 ? CGRect(x: 10, y: 5, width: 30, height: 40) : CGRect(x: 0, y: 0, width: 64, height: 64)
        }

        func draw(_ fill: (CGContext) -> Void) -> Drawn {
            Drawn(64, 64) { context in
                context.setFillColor(CGColor(srgbRed: 1, green: 0.9, blue: 0.5, alpha: 1))
                context.fill(CGRect(x: 0, y: 0, width: 64, height: 32))
                context.clip(to: clip)
                context.setAlpha(alpha)
                context.setFillColor(color)
                fill(context)
            }
        }
    }

    @Test(arguments: 0..<80) func roundRectsMatchCairos(seed: UInt64) {
        let it = Case(seed: seed)
        let ours = it.draw { context in
            context.addPath(CGPath(roundedRect: it.rect, cornerWidth: it.radius, cornerHeight: it.radius, transform: nil))
            context.fillPath()
        }
        let cairos = it.draw { context in
            let cairo = context.cairo
            context.use(it.color, on: cairo)
            cairo.newPath()
            cairo.roundedRectangle(
                x: Double(it.rect.minX), y: Double(it.rect.minY), width: Double(it.rect.width), height: Double(it.rect.height),
                radius: Double(it.radius))
            cairo.fill()
        }
        var sum = 0
        for (one, other) in zip(ours.values, cairos.values) {
            for shift: UInt32 in [0, 8, 16, 24] {
                let off = abs(Int(one >> shift & 255) - Int(other >> shift & 255))
                // Cairo covers shapes of the other direction by a sixteenth more or less.
                #expect(off <= 18, "\(it)")
                sum += off
            }
        }
        #expect(Double(sum) / 16_384 < 0.6, "\(it)")
    }

    private let path = CGPath(
        roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerWidth: 4, cornerHeight: 4, transform: nil)

    @Test func roundRectsAreMasked() throws {
        let half = try #require(Drawn.half)
        let drawn = Drawn { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: half)
            context.addPath(path)
            context.fillPath()
        }
        #expect(drawn.alpha(2, 10) == 255)
        #expect(drawn.alpha(17, 10) == 0)
    }

    @Test func roundRectsStayInTheirLayer() {
        let drawn = Drawn { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer()
            context.addPath(path)
            context.fillPath()
            context.endTransparencyLayer()
        }
        #expect((127...128).contains(drawn.alpha(10, 10)))
    }

    @Test func roundRectsCastShadows() {
        let drawn = Drawn(40, 40) { context in
            context.setShadow(offset: CGSize(width: 15, height: 15), blur: 0, color: .black)
            context.addPath(path)
            context.fillPath()
        }
        #expect(drawn.alpha(30, 30) == 255)
    }
}

extension Drawn {
    /// A mask that is opaque on the left, and transparent on the right.
    fileprivate static var half: CGImage? {
        let buffer = PixelBuffer(width: 2, height: 1)
        buffer.withMutableBytes { $0.storeBytes(of: 0xFF00_0000, as: UInt32.self) }
        return CGImage(buffer: buffer, isOpaque: false, shouldInterpolate: false)
    }
}
