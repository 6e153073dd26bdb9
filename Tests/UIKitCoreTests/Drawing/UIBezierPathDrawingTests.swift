import Testing

@testable import UIKitCore

@Suite struct UIBezierPathDrawingTests {
    private let square = CGRect(x: 4, y: 4, width: 10, height: 10)

    @Test func fillsAndStrokesUseTheContextsColours() {
        let drawn = Sketch {
            UIColor.red.setFill()
            UIColor.blue.setStroke()
            let path = UIBezierPath(rect: square)
            path.lineWidth = 2
            path.fill()
            path.stroke()
        }
        #expect(drawn[9, 9] == 0xFFFF_0000 && drawn[3, 9] == 0xFF00_00FF && drawn[4, 9] == 0xFF00_00FF && drawn[2, 9] == 0)
    }

    @Test func theContextsStateIsPreserved() {
        let drawn = Sketch {
            let path = UIBezierPath(rect: square)
            path.lineWidth = 8
            path.setLineDash([1, 1], count: 2, phase: 0)
            path.stroke(with: .clear, alpha: 0)
            path.fill(with: .normal, alpha: 0)
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.move(to: CGPoint(x: 0, y: 1))
            context.addLine(to: CGPoint(x: 20, y: 1))
            context.setLineWidth(2)
            context.strokePath()
        }
        #expect(drawn.area == 40)
    }

    @Test func blendModeAndAlphaApplyToOneCall() {
        let drawn = Sketch {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
            UIColor.green.setFill()
            UIBezierPath(rect: square).fill(with: .multiply, alpha: 1)
            UIBezierPath(rect: CGRect(x: 16, y: 0, width: 4, height: 4)).fill(with: .normal, alpha: 0.5)
        }
        #expect(drawn[9, 9] == 0xFF00_0000 && drawn[0, 0] == 0xFFFF_0000)
        #expect(abs(Int(drawn[17, 1] >> 8 & 255) - 128) <= 1)
    }

    @Test func dashesStartAtTheirPhase() {
        let drawn = Sketch {
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 0, y: 5.5))
            line.addLine(to: CGPoint(x: 20, y: 5.5))
            line.setLineDash([3, 2], count: 2, phase: 1)
            line.stroke()
        }
        for x in 0..<20 { #expect(drawn.alpha(x, 5) == ((x + 1) % 5 < 3 ? 255 : 0)) }
    }

    @Test func zeroWidthIsAPixel() {
        let drawn = Sketch(scale: 2) {
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 0, y: 5.25))
            line.addLine(to: CGPoint(x: 20, y: 5.25))
            line.lineWidth = 0
            line.stroke()
        }
        #expect(drawn.area == 40 && drawn.alpha(3, 10) == 255)
    }

    @Test func aClipLastsUntilTheStateIsRestored() {
        let drawn = Sketch {
            let context = UIGraphicsGetCurrentContext()
            context?.saveGState()
            let ring = UIBezierPath(rect: square)
            ring.append(UIBezierPath(rect: square.insetBy(dx: 2, dy: 2)))
            ring.usesEvenOddFillRule = true
            ring.addClip()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context?.restoreGState()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(drawn.area == 64 + 1 && drawn.alpha(9, 9) == 0)
    }

    @Test func withoutAContextNothingHappens() {
        let path = UIBezierPath(rect: square)
        path.fill()
        path.stroke()
        path.addClip()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
