import CoreGraphics
import Testing

@Suite struct CGContextBlendingTests {
    /// Draws red on the left half, then blue with `mode` in the middle, and returns the pixels left, in the overlap,
    /// right, and beside.
    private func blend(_ mode: CGBlendMode, alpha: CGFloat = 1) -> [UInt32] {
        let drawn = Drawn { context in
            context.setFillColor(Ink.red)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            context.setFillColor(Ink.blue)
            context.setBlendMode(mode)
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        return [drawn[2, 10], drawn[7, 10], drawn[12, 10], drawn[18, 10]]
    }

    private static let red: UInt32 = 0xFFFF_0000
    private static let blue: UInt32 = 0xFF00_00FF

    /// The results of Porter and Duff's operators in the overlap and where only the source is.
    private static let modes: [(mode: CGBlendMode, overlap: UInt32, alone: UInt32)] = [
        (.normal, blue, blue), (.copy, blue, blue), (.clear, 0, 0), (.sourceIn, blue, 0), (.sourceOut, 0, blue),
        (.sourceAtop, blue, 0), (.destinationOver, red, blue), (.destinationIn, red, 0), (.destinationOut, 0, 0),
        (.destinationAtop, red, blue), (.xor, 0, blue), (.plusLighter, 0xFFFF_00FF, blue), (.multiply, 0xFF00_0000, blue),
        (.screen, 0xFFFF_00FF, blue), (.difference, 0xFFFF_00FF, blue), (.darken, 0xFF00_0000, blue), (.lighten, 0xFFFF_00FF, blue),
        (.plusDarker, 0xFF00_0000, blue),
    ]

    @Test(arguments: modes)
    func modesStayInsideOfTheirShape(mode: CGBlendMode, overlap: UInt32, alone: UInt32) {
        #expect(blend(mode) == [Self.red, overlap, alone, 0])
    }

    @Test(arguments: CGBlendMode.allCases) func noModeTouchesPixelsBesideAFillOrAnImage(mode: CGBlendMode) {
        let drawn = Drawn { context in
            context.setFillColor(Ink.red)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setBlendMode(mode)
            context.fillEllipse(in: CGRect(x: 2, y: 2, width: 5, height: 5))
            context.draw(Ink.quarters(), in: CGRect(x: 10, y: 10, width: 4, height: 4))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20), radius: 0, with: CGColor(gray: 0, alpha: 0))
            context.setBlendMode(.normal)
        }
        guard [.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop].contains(mode) else {
            #expect(drawn[0, 0] == Self.red && drawn[18, 3] == Self.red && drawn[16, 16] == Self.red)
            return
        }
        #expect(drawn.area == 0, "The last fill, transparent and all over, removes everything in these modes.")
    }

    /// Light grey and half a grey leave the sum above white; through a mask, in a layer and beside a clip too.
    @Test(arguments: [false, true]) func plusDarkerSubtractsFromWhite(isInLayer: Bool) {
        let drawn = Drawn { context in
            if isInLayer { context.beginTransparencyLayer() }
            context.clip(to: CGRect(x: 3, y: 0, width: 17, height: 20))
            context.setFillColor(gray: 0.8, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            context.setBlendMode(.plusDarker)
            context.setFillColor(gray: 0.6, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.setAlpha(0.5)
            context.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
            if isInLayer { context.endTransparencyLayer() }
        }
        // 0.8 + 0.6 - 1, the source alone, nothing outside of the clip; then with half of it.
        #expect(drawn[5, 5] == 0xFF66_6666 && drawn[15, 5] == 0xFF99_9999 && drawn[1, 5] == 0)
        let half = Int(drawn[5, 15] & 0xFF)
        #expect(abs(half - 153) <= 1, "0.8 - (0.5 - 0.3)")
        #expect(drawn[15, 15] >> 24 == 0x80 && abs(Int(drawn[15, 15] & 0xFF) - 77) <= 1)
    }

    @Test func aTransparencyLayerIsCompositedAsOne() {
        let drawn = Drawn { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer()
            context.setFillColor(Ink.red)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.setFillColor(Ink.blue)
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.endTransparencyLayer()
            context.setFillColor(Ink.green)
            context.fill(CGRect(x: 16, y: 16, width: 4, height: 4))
        }
        #expect(abs(drawn.alpha(2, 2) - 128) <= 1 && drawn[7, 7] == drawn[12, 12] && (drawn[7, 7] >> 16) & 0xFF == 0)
        #expect(abs(drawn.alpha(18, 18) - 128) <= 1, "Alpha is again what it was before the layer.")
    }

    @Test func aLayerMovedInsideIsCompositedWhereItWasDrawn() {
        let drawn = Drawn(scale: 2) { context in
            context.translateBy(x: 2, y: 3)
            context.clip(to: CGRect(x: 1, y: 1, width: 12, height: 12))
            context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 5, height: 100), auxiliaryInfo: nil)
            context.scaleBy(x: 2, y: 2)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
            context.endTransparencyLayer()
        }
        #expect(drawn.box == PixelRect(x: 6, y: 8, width: 8, height: 10))
    }
}
