import Testing

@testable import CoreGraphics

@Suite struct CGContextMaskTests {
    /// A mask whose left half is painted.
    private var mask: CGImage? {
        CGDataProvider(data: Data([0, 255])).flatMap {
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: $0, decode: nil,
                shouldInterpolate: false)
        }
    }

    /// Returns an image whose opacity from left to right is given by numbers of 255.
    private func maskImage(_ alphas: [UInt32]) -> CGImage {
        let buffer = PixelBuffer(width: alphas.count, height: 1)
        buffer.withMutableBytes { bytes in
            for (x, alpha) in alphas.enumerated() { bytes.storeBytes(of: alpha << 24, toByteOffset: x * 4, as: UInt32.self) }
        }
        return CGImage(buffer: buffer, isOpaque: false)
    }

    @Test func drawingShowsWhereAMaskImageCovers() {
        let drawn = Drawn(4, 4) { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: maskImage([0, 64, 128, 255]))
            context.setFillColor(Ink.red)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect((0..<4).map { drawn.alpha($0, 2) } == [0, 64, 128, 255])
    }

    @Test func aMaskIsPaintedInTheFillColourAndClipsWhereItIsPainted() throws {
        let mask = try #require(mask)
        let painted = Drawn(2, 1) { context in
            context.setFillColor(Ink.red)
            context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(painted.values == [0xFFFF_0000, 0])
        let clipped = Drawn(2, 1) { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
            context.setFillColor(Ink.green)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(clipped.values == [0xFF00_FF00, 0])
    }

    @Test func anOpaqueImageMasksByItsLuminance() {
        let drawn = Drawn(2, 2) { context in
            // Red, green above, blue, white below; flipped by the context, whose y points down.
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: Ink.quarters())
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(drawn.alpha(1, 0) == 255)
        #expect((18...20).contains(drawn.alpha(0, 0)))
        #expect((180...184).contains(drawn.alpha(1, 1)))
    }

    @Test func masksMultiplyAndAreRestoredWithTheState() {
        let drawn = Drawn(2, 1) { context in
            let box = CGRect(x: 0, y: 0, width: 2, height: 1)
            context.saveGState()
            context.clip(to: box, mask: maskImage([128, 255]))
            context.clip(to: box, mask: maskImage([128, 0]))
            context.fill(box)
            context.restoreGState()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect((63...65).contains(drawn.alpha(0, 0)))
        #expect(drawn.alpha(1, 0) == 255)
    }

    @Test func layersAreMaskedOnce() {
        let drawn = Drawn(1, 1) { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1), mask: maskImage([128]))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.endTransparencyLayer()
        }
        #expect(drawn.alpha(0, 0) == 128)
    }

    @Test func modesBlendThroughAMask() {
        let drawn = Drawn(2, 1) { context in
            context.setFillColor(Ink.red)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: maskImage([255, 0]))
            context.setBlendMode(.multiply)
            context.setFillColor(Ink.blue)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(drawn.values == [0xFF00_0000, 0xFFFF_0000])
    }

    @Test func gradientsAreMasked() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [Ink.red, Ink.red], locations: nil))
        let drawn = Drawn(2, 1) { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: maskImage([255, 0]))
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 2, y: 0), options: [])
        }
        #expect(drawn.values == [0xFFFF_0000, 0])
    }

    @Test func aMaskInAnEmptyAreaHidesEverything() {
        for rect in [CGRect.zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)] {
            let drawn = Drawn(2, 2) { context in
                context.clip(to: rect, mask: maskImage([255]))
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
            #expect(drawn.area == 0)
        }
    }

    /// Returns four opaque blue pixels, of which the left half is masked, after drawing a red square on the first and
    /// the third.
    private func masked(_ mode: CGBlendMode) throws -> [UInt32] {
        let mask = try #require(mask)
        return Drawn(4, 1) { context in
            context.setFillColor(Ink.blue)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            context.interpolationQuality = .none
            context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 1), mask: mask)
            context.setBlendMode(mode)
            context.setFillColor(Ink.red)
            context.fill([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 0, width: 1, height: 1)])
        }.values
    }

    @Test(arguments: [
        (CGBlendMode.copy, UInt32(0xFFFF_0000)), (.clear, 0), (.sourceIn, 0xFFFF_0000), (.sourceOut, 0), (.destinationIn, 0xFF00_00FF),
        (.destinationAtop, 0xFF00_00FF),
    ])
    func subtractiveModesStayInTheirShapeUnderAMask(mode: CGBlendMode, inside: UInt32) throws {
        #expect(try masked(mode) == [inside, 0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF])
    }

    @Test(arguments: [CGBlendMode.normal, .plusDarker]) func clearingIsMaskedInAnyMode(mode: CGBlendMode) throws {
        let mask = try #require(mask)
        let drawn = Drawn(4, 1) { context in
            context.setFillColor(Ink.blue)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            context.interpolationQuality = .none
            context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 1), mask: mask)
            context.setBlendMode(mode)
            context.clear(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        #expect(drawn.values == [0, 0, 0xFF00_00FF, 0xFF00_00FF])
    }
}
