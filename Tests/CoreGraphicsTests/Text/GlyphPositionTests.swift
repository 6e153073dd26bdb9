import Testing

@testable import CoreGraphics

/// The positions of letters between pixels.
struct GlyphPositionTests {
    private func draw(
        _ text: String = "l", size: CGFloat = 17, x: CGFloat, width: Int = 60, scale: CGFloat = 1, clip: CGRect? = nil,
        _ prepare: (CGContext) -> Void = { _ in }
    ) -> Drawn {
        let layout = TextLayout(TextContent(text, style: TextStyle(font: TextFont(size: size))), width: .infinity)
        return Drawn(width, 120, scale: scale) { context in
            prepare(context)
            if let clip { context.clip(to: clip) }
            layout.draw(in: context, at: CGPoint(x: 4 + x, y: 2))
        }
    }

    /// The horizontal centre of the ink, in pixels.
    private func centre(_ drawn: Drawn) -> Double {
        var (sum, weight) = (0.0, 0.0)
        for y in 0..<drawn.height {
            for x in 0..<drawn.width {
                sum += Double(x) * Double(drawn.alpha(x, y))
                weight += Double(drawn.alpha(x, y))
            }
        }
        return weight == 0 ? .nan : sum / weight
    }

    @Test func lettersMoveByQuartersOfAPixel() {
        let start = centre(draw(x: 0))
        // The centre of a stem's pixels differs from that of the stem by less than a tenth of a pixel.
        for quarter in 1...5 { #expect(abs(centre(draw(x: CGFloat(quarter) / 4)) - start - Double(quarter) / 4) < 0.1) }
        let pictures = stride(from: 0, to: 0.96, by: 0.05).map { draw(x: $0).values }
        #expect(Set(pictures).count == 4 || Set(pictures).count == 5)
        #expect(abs(centre(draw(x: 0.25, scale: 3)) - centre(draw(x: 0, scale: 3)) - 0.75) < 0.1)
        #expect(abs(centre(draw(x: 1)) - start - 1) < 1e-6)
    }

    @Test func everyMannerOfDrawingGivesTheSamePixels() {
        let plain = draw("Hamburg", x: 0.5)
        func isClose(_ other: Drawn) -> Bool {
            zip(plain.values, other.values).allSatisfy { abs(Int($0 >> 24) - Int($1 >> 24)) <= 1 }
        }
        let layered = Drawn(60, 120) { context in
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            TextLayout(TextContent("Hamburg", style: TextStyle(font: TextFont(size: 17))), width: .infinity)
                .draw(in: context, at: CGPoint(x: 4.5, y: 2))
            context.endTransparencyLayer()
        }
        #expect(isClose(layered))
        let rounded = draw("Hamburg", x: 0.5) { $0.clip(to: CGRect(x: -0.5, y: 0, width: 90, height: 90)) }
        #expect(isClose(rounded))
    }

    @Test func aClipCutsLettersAtItsEdges() {
        let (whole, clip) = (draw("Hamburg", x: 0.25), CGRect(x: 9, y: 8, width: 22, height: 7))
        let cut = draw("Hamburg", x: 0.25, clip: clip)
        for y in 0..<whole.height {
            for x in 0..<whole.width {
                let isInside = clip.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                #expect(cut[x, y] == (isInside ? whole[x, y] : 0))
            }
        }
        #expect(cut.area > 10)
    }

    @Test func lettersBeyondTheEdgesAreCut() {
        for x in [-9.75, -4, 46.25, 54.5] {
            let (cut, whole) = (draw("mm", x: x), draw("mm", x: x, width: 140))
            for y in 0..<cut.height { for column in 0..<60 { #expect(cut[column, y] == whole[column, y]) } }
            #expect(cut.area > 0, "\(x)")
        }
        for x in [-100.0, 2000] { #expect(draw("mm", x: x).area == 0) }
    }

    @Test(arguments: [3, 500, 10_000, 1e5]) func stretchedLettersAreDrawn(factor: CGFloat) {
        // The dash extends to both sides of 0.
        let drawn = draw("—", x: -4 - 8) { $0.scaleBy(x: factor, y: 1) }
        #expect((0..<drawn.height).contains { drawn.alpha(10, $0) > 100 }, "\(factor)")
    }

    @Test(arguments: [1e6, 1e12]) func lettersThatAreTooLargeDoNotStopTheContext(factor: CGFloat) {
        let drawn = draw("—", x: -4 - 8) { context in
            context.saveGState()
            context.scaleBy(x: factor, y: factor)
            TextLayout(TextContent("é8", style: TextStyle(font: TextFont(size: 17))), width: .infinity).draw(in: context, at: .zero)
            context.restoreGState()
        }
        #expect((0..<drawn.height).contains { drawn.alpha(4, $0) > 100 }, "\(factor)")
    }

    @Test func largeLettersAreAtWholePixels() {
        #expect(draw(size: 80, x: 0.4) == draw(size: 80, x: 0) && draw(size: 60, x: 0.4) != draw(size: 60, x: 0))
    }

    @Test func mirroredAndRotatedLettersAreDrawn() {
        let upright = draw("R", x: 0).area
        let mirrored = draw("R", x: -50) { $0.scaleBy(x: -1, y: 1) }
        #expect(abs(mirrored.area - upright) < 3)
        let turned = draw("R", x: 0) { context in
            context.translateBy(x: 30, y: 20)
            context.rotate(by: 0.7)
        }
        #expect(abs(turned.area - upright) < 3)
    }
}
