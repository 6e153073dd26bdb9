import CoreGraphics
import Testing

@Suite struct CGContextStateTests {
    private func context(_ side: Int = 20, scale: CGFloat = 1) -> CGContext {
        CGContext(drawingInto: PixelBuffer(width: side, height: side), scale: scale)
    }

    @Test func restoringRestoresEverything() {
        let drawn = Drawn { context in
            context.setFillColor(Ink.red)
            context.saveGState()
            context.setFillColor(Ink.blue)
            context.translateBy(x: 10, y: 10)
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setAlpha(0)
            context.setBlendMode(.clear)
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(drawn.values.allSatisfy { $0 == 0xFFFF_0000 })
    }

    @Test func unbalancedRestoringIsReportedAndChangesNothing() {
        var drawn: Drawn?
        let codes = reported {
            drawn = Drawn { context in
                for _ in 0..<50 { context.restoreGState() }
                context.endTransparencyLayer()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }
        #expect(drawn?.area == 4)
        #expect(codes.filter { $0 == "context.unbalanced-restore" }.count >= 50 && codes.contains("context.unbalanced-layer"))
    }

    @Test func restoringDoesNotReachBelowAnOpenLayer() {
        let drawn = Drawn { context in
            context.saveGState()
            context.beginTransparencyLayer()
            context.restoreGState()
            context.restoreGState()
            context.saveGState()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.endTransparencyLayer()
            context.fill(CGRect(x: 10, y: 10, width: 2, height: 2))
            context.restoreGState()
        }
        #expect(drawn.area == 8)
    }

    @Test func theTransformIsThatOfApplesContexts() {
        #expect(context(40, scale: 2).ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 40))
        let turned = context(40, scale: 2)
        turned.translateBy(x: 3, y: 4)
        #expect(turned.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 6, y: 32))
        #expect(turned.convertToUserSpace(CGPoint(x: 6, y: 32)) == .zero)
    }

    @Test func aSingularTransformDrawsNothingUntilTheStateIsRestored() {
        let drawn = Drawn { context in
            context.saveGState()
            context.scaleBy(x: 0, y: 1)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.draw(Ink.quarters(), in: CGRect(x: 0, y: 0, width: 5, height: 5))
            #expect(context.boundingBoxOfClipPath.isNull)
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(drawn.area == 4)
    }

    @Test func clipsIntersect() {
        let drawn = Drawn { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            context.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
            context.clip()
            #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 20))
            context.fill(CGRect(x: -50, y: -50, width: 100, height: 100))
        }
        #expect(abs(drawn.area - .pi * 50) < 2 && drawn.alpha(0, 0) == 0)
    }

    @Test func anEmptyClipHidesEverything() {
        func drawn(_ clip: (CGContext) -> Void) -> Double {
            Drawn { context in
                clip(context)
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }.area
        }
        #expect(drawn { $0.clip() } == 0 && drawn { $0.clip(to: .null) } == 0 && drawn { $0.clip(to: [CGRect]()) } == 0)
        #expect(drawn { $0.clip(to: .infinite) } == 400)
        #expect(drawn { $0.clip(to: [CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 9, y: 9, width: 3, height: 3)]) } == 13)
        let ring = drawn { context in
            context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
            context.clip(using: .evenOdd)
        }
        #expect(ring == 64)
    }

    @Test func theInitialClipHoldsAfterAReset() {
        let drawn = Drawn(clip: PixelRect(x: 4, y: 4, width: 8, height: 8)) { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.resetClip()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(drawn.box == PixelRect(x: 4, y: 4, width: 8, height: 8))
    }

    @Test func theCurrentPointIsInUserSpace() {
        let context = context(scale: 2)
        context.move(to: CGPoint(x: 3, y: 4))
        context.translateBy(x: 1, y: 1)
        #expect(context.currentPointOfPath == CGPoint(x: 2, y: 3) && !context.isPathEmpty)
        context.beginPath()
        #expect(context.isPathEmpty && context.path == nil)
    }
}
