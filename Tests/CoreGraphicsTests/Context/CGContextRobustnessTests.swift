import Testing

@testable import CoreGraphics

/// No argument may stop a context: Cairo's errors are permanent.
@Suite struct CGContextRobustnessTests {
    private static let wild: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e300, -1e300, 1e12, 9e6,
        -9e6, 0, -0.0, 1, -1, 7.5, 1e-12,
    ]

    /// A fixed sequence: the same mistakes on each run.
    private struct Dice {
        var state: UInt64
        mutating func roll(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        mutating func number() -> CGFloat { roll(2) == 0 ? CGFloat(roll(40)) - 10 : CGContextRobustnessTests.wild[roll(wild.count)] }
        mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
    }

    private func step(_ context: CGContext, _ dice: inout Dice) {
        switch dice.roll(24) {
        case 0: context.fill(dice.rect())
        case 1: context.stroke(dice.rect(), width: dice.number())
        case 2: context.fillEllipse(in: dice.rect())
        case 3: context.translateBy(x: dice.number(), y: dice.number())
        case 4: context.scaleBy(x: dice.number(), y: dice.number())
        case 5: context.rotate(by: dice.number())
        case 6: context.saveGState()
        case 7 where context.saved.count > 1: context.restoreGState()
        case 8: context.move(to: dice.point())
        case 9: context.addLine(to: dice.point())
        case 10: context.addCurve(to: dice.point(), control1: dice.point(), control2: dice.point())
        case 11:
            context.addArc(center: dice.point(), radius: dice.number(), startAngle: dice.number(), endAngle: dice.number(), clockwise: true)
        case 12: context.drawPath(using: .fillStroke)
        case 13: context.clip(to: dice.rect())
        case 14: context.draw(Ink.quarters(), in: dice.rect(), byTiling: dice.roll(4) == 0)
        default: rareStep(context, &dice)
        }
    }

    private func rareStep(_ context: CGContext, _ dice: inout Dice) {
        switch dice.roll(11) {
        case 0: context.setLineWidth(dice.number())
        case 1: context.setLineDash(phase: dice.number(), lengths: [abs(dice.number()) + 1, dice.number()])
        case 2: context.setMiterLimit(dice.number())
        case 3: context.beginTransparencyLayer()
        case 4: context.endTransparencyLayer()
        case 5: context.setAlpha(dice.number())
        case 6: context.setBlendMode(CGBlendMode.allCases[dice.roll(CGBlendMode.allCases.count)])
        case 7: context.setShadow(offset: CGSize(width: dice.number(), height: dice.number()), blur: dice.number())
        case 8: gradient(context, &dice)
        case 9: context.addArc(tangent1End: dice.point(), tangent2End: dice.point(), radius: dice.number())
        default: context.setFlatness(dice.number())
        }
    }

    private func gradient(_ context: CGContext, _ dice: inout Dice) {
        guard let gradient = CGGradient(colorsSpace: nil, colors: [Ink.red, Ink.blue], locations: nil) else {
            Issue.record("no gradient of red and blue")
            return
        }
        if dice.roll(2) == 0 {
            return context.drawLinearGradient(gradient, start: dice.point(), end: dice.point(), options: .drawsAfterEndLocation)
        }
        context.drawRadialGradient(
            gradient, startCenter: dice.point(), startRadius: dice.number(), endCenter: dice.point(), endRadius: dice.number(), options: [])
    }

    @Test(arguments: 0..<60) func noSequenceOfCallsStopsAContext(seed: UInt64) throws {
        var dice = Dice(state: seed)
        let buffer = PixelBuffer(width: 32, height: 32)
        let context = CGContext(drawingInto: buffer, scale: 2)
        context.saveGState()
        for _ in 0..<150 { step(context, &dice) }
        while context.openLayers > 0 { context.endTransparencyLayer() }
        while !context.saved.isEmpty { context.restoreGState() }
        try context.cairo.check()
        context.setBlendMode(.copy)
        context.setAlpha(1)
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.setFillColor(Ink.green)
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        try context.cairo.check()
        #expect(Drawn(buffer).values.allSatisfy { $0 == 0xFF00_FF00 }, "seed \(seed)")
    }

    @Test func farAwayCornersAreClippedNotWrapped() {
        for far in [1e5, 1e7, 1e9, 1e15] as [CGFloat] {
            let rect = Drawn { $0.fill(CGRect(x: 5, y: -far, width: far, height: 2 * far)) }
            #expect(rect.box == PixelRect(x: 5, y: 0, width: 15, height: 20) && rect.area == 300)
            let path = Drawn { context in
                context.addRect(CGRect(x: -far, y: -far, width: 2 * far, height: far + 7))
                context.fillPath()
            }
            #expect(path.box == PixelRect(x: 0, y: 0, width: 20, height: 7))
        }
        #expect(Drawn { $0.fill(.infinite) }.area == 400)
    }

    @Test func numbersThatAreNotFiniteAreReportedAndIgnored() {
        let codes = reported {
            let drawn = Drawn { context in
                context.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
                context.addLine(to: .zero)
                context.move(to: CGPoint(x: CGFloat.infinity, y: 0))
                context.concatenate(CGAffineTransform(scaleX: .nan, y: 1))
                context.fill(.null)
            }
            #expect(drawn.area == 0)
        }
        #expect(Set(codes).isSuperset(of: ["context.not-finite", "context.no-current-point", "context.bad-value"]))
    }
}
