import CoreGraphics
import Testing

@Suite struct CGContextPaintingTests {
    private func fill(_ context: CGContext, _ color: CGColor, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        context.setFillColor(color)
        context.fill(CGRect(x: x, y: y, width: width, height: height))
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func aFillCoversItsPixelsAndNoOthers(scale: CGFloat) {
        let drawn = Drawn(scale: scale) { fill($0, Ink.red, 3, 4, 5, 6) }
        let side = Int(scale)
        #expect(drawn.box == PixelRect(x: 3 * side, y: 4 * side, width: 5 * side, height: 6 * side))
        #expect(drawn[4 * side, 5 * side] == 0xFFFF_0000 && drawn.area == Double(30 * side * side))
    }

    @Test func halfAPixelIsHalfCovered() {
        let drawn = Drawn { fill($0, Ink.red, 3.5, 4, 2, 1) }
        #expect([3, 4, 5].map { drawn.alpha($0, 4) } == [128, 255, 128] || [3, 4, 5].map { drawn.alpha($0, 4) } == [127, 255, 127])
        let hard = Drawn { context in
            context.setShouldAntialias(false)
            fill(context, Ink.red, 3.5, 4, 2, 1)
        }
        #expect(hard.area == 2)
    }

    @Test func negativeSidesFillTheSame() {
        #expect(Drawn { fill($0, Ink.red, 8, 10, -5, -6) } == Drawn { fill($0, Ink.red, 3, 4, 5, 6) })
    }

    @Test func overlappingRectanglesAreFilledOnce() {
        let drawn = Drawn { context in
            context.setFillColor(CGColor(gray: 0, alpha: 0.5))
            context.fill([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 5, y: 5, width: 10, height: 10)])
        }
        #expect(drawn.alpha(7, 7) == drawn.alpha(2, 2) && drawn.alpha(12, 12) == 128)
    }

    @Test func theFillRuleDeterminesHoles() {
        func ring(_ rule: CGPathFillRule) -> Drawn {
            Drawn { context in
                context.addRect(CGRect(x: 2, y: 2, width: 16, height: 16))
                context.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
                context.fillPath(using: rule)
                #expect(context.isPathEmpty)
            }
        }
        #expect(ring(.winding).alpha(10, 10) == 255 && ring(.evenOdd).alpha(10, 10) == 0 && ring(.evenOdd).alpha(3, 3) == 255)
    }

    @Test func alphaMultipliesEveryColour() {
        let drawn = Drawn { context in
            context.setAlpha(0.5)
            fill(context, Ink.blue.copy(alpha: 0.5) ?? Ink.blue, 0, 0, 4, 4)
        }
        #expect(abs(drawn.alpha(1, 1) - 64) <= 1 && abs(Int(drawn[1, 1] & 0xFF) - 64) <= 1)
    }

    @Test func clearRemovesPixelsWhateverTheState() {
        let drawn = Drawn { context in
            fill(context, Ink.red, 0, 0, 20, 20)
            context.setAlpha(0.1)
            context.setShadow(offset: CGSize(width: 3, height: 3), blur: 2)
            context.setBlendMode(.multiply)
            context.clear(CGRect(x: 5, y: 5, width: 4, height: 4))
        }
        #expect(drawn.area == 400 - 16 && drawn[5, 5] == 0 && drawn[9, 9] == 0xFFFF_0000)
    }

    @Test func anEllipseHasItsArea() {
        let drawn = Drawn(100, 100) { $0.fillEllipse(in: CGRect(x: 10, y: 20, width: 80, height: 60)) }
        #expect(abs(drawn.area - .pi * 40 * 30) < 10 && drawn.box == PixelRect(x: 10, y: 20, width: 80, height: 60))
    }

    @Test func theTransformWhenAPointWasAddedCounts() {
        let drawn = Drawn { context in
            context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.translateBy(x: 10, y: 10)
            context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.scaleBy(x: 0.1, y: 0.1)
            context.fillPath()
        }
        #expect(drawn.area == 50 && drawn.alpha(2, 2) == 255 && drawn.alpha(12, 12) == 255)
    }

    @Test func theCompositorsFillMatchesAPathsPixels() {
        let rect = CGRect(x: 2.3, y: 3, width: 15, height: 12.5)
        let path = Drawn(scale: 2) { context in
            context.setFillColor(Ink.green)
            context.addPath(CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 4, transform: nil))
            context.fillPath()
        }
        #expect(path == Drawn(scale: 2) { $0.fill(rect, radius: 4, with: Ink.green) })
        let clipped = Drawn(scale: 2) { context in
            context.clip(to: rect, radius: 4)
            fill(context, Ink.green, 0, 0, 20, 20)
        }
        #expect(abs(clipped.area - path.area) < 1)
    }
}
