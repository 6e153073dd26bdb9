import Testing

@testable import QuartzCore

/// Layers of any finite geometry are drawn in bounded memory; infinite and NaN numbers are a mistake of the program.
@MainActor struct WildLayerTests {
    private nonisolated static let wild: [CGFloat] = [
        0, 1, -1, 7.5, -0.0, 1e-12, 1e-300, 1e6, -1e6, 9e6, 1e9, -1e9, 1e12, 1e30, -1e30, 1e154, 1e300, -1e300, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]

    private struct Dice {
        var random: SeededGenerator
        mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        mutating func number() -> CGFloat {
            roll(3) > 0 ? CGFloat(roll(50)) - 5 : WildLayerTests.wild[roll(WildLayerTests.wild.count)]
        }
        mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
        mutating func transform() -> CATransform3D {
            var result = CATransform3DIdentity
            switch roll(6) {
            case 0: result = CATransform3DMakeScale(number(), number(), 1)
            case 1: result.m34 = number() / 1000
            case 2: (result.m11, result.m12, result.m21, result.m22) = (number(), number(), number(), number())
            case 3: result = CATransform3DMakeRotation(number(), 1, 0.2, 0)
            case 4: (result.m44, result.m14) = (number(), number())
            default: result.m43 = number()
            }
            return result.isFinite ? result : CATransform3DIdentity
        }
    }

    private func makeLayer(_ dice: inout Dice) -> CALayer {
        switch dice.roll(6) {
        case 0:
            let shape = CAShapeLayer()
            shape.path = CGPath(rect: CGRect(x: 1, y: 2, width: 20, height: 9), transform: nil)
            (shape.lineWidth, shape.strokeColor) = (abs(dice.number()), .black)
            shape.lineDashPattern = [NSNumber(value: Double(abs(dice.number()))), 3]
            return shape
        case 1:
            let gradient = CAGradientLayer()
            gradient.colors = [CGColor.black, CGColor.white]
            (gradient.startPoint, gradient.endPoint) = (dice.point(), dice.point())
            gradient.type = dice.roll(2) == 0 ? .radial : .conic
            return gradient
        case 2:
            let copies = CAReplicatorLayer()
            copies.instanceCount = dice.roll(30)
            copies.instanceTransform = dice.transform()
            return copies
        default: return CALayer()
        }
    }

    private func change(_ layer: CALayer, _ dice: inout Dice) {
        switch dice.roll(16) {
        case 0: layer.bounds = dice.rect()
        case 1: layer.position = dice.point()
        case 2: layer.anchorPoint = dice.point()
        case 3: layer.transform = dice.transform()
        case 4: layer.frame = dice.rect()
        case 5: layer.cornerRadius = dice.number()
        case 6: layer.borderWidth = dice.number()
        case 7: layer.masksToBounds.toggle()
        case 8: (layer.shadowOpacity, layer.shadowRadius) = (1, abs(dice.number()))
        case 9: layer.shadowOffset = CGSize(width: dice.number(), height: dice.number())
        case 10: layer.sublayerTransform = dice.transform()
        case 11: layer.zPosition = dice.number()
        case 12: layer.contentsRect = dice.rect()
        case 13: layer.contentsCenter = dice.rect()
        case 14: (layer.shouldRasterize, layer.rasterizationScale) = (dice.roll(2) == 0, abs(dice.number()))
        default: layer.effect = .backdrop(.init(deviation: Double(abs(dice.number())), saturation: 2, tint: SIMD4(1, 1, 1, 0.4)))
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>) func noGeometryStopsTheCompositor(seed: UInt64) {
        var dice = Dice(random: SeededGenerator(seed))
        let screen = Screen(40, 40, scale: 2)
        let image = CGImage(buffer: PixelBuffer(width: 3, height: 3), isOpaque: true)
        var layers: [CALayer] = []
        for index in 0..<8 {
            let layer = makeLayer(&dice)
            layer.frame = CGRect(x: index, y: index, width: 20, height: 20)
            layer.backgroundColor = dice.roll(2) == 0 ? .black : nil
            if dice.roll(3) == 0 { layer.contents = image }
            (layers.isEmpty || dice.roll(2) == 0 ? screen.root : layers[dice.roll(layers.count)]).addSublayer(layer)
            layers.append(layer)
        }
        for _ in 0..<25 {
            screen.draw { change(layers[dice.roll(layers.count)], &dice) }
            _ = screen.root.hitTest(dice.point())
        }
        // The screen itself still draws.
        screen.draw { screen.root.sublayers = [] }
        #expect(screen.pixels[20, 20] == 0xFFFF_FFFF)
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func invalidNumbersStopTheProgramAndAreNamed(value: CGFloat) async {
        #expect(!CGPoint(x: value, y: 0).isFinite)
        await #expect(processExitsWith: .failure) { await MainActor.run { CALayer().position = CGPoint(x: CGFloat.nan, y: 0) } }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { CALayer().bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1) }
        }
    }

    @Test func singularTransformsShowNothingAndHitNothing() {
        let screen = Screen(20, 20)
        let layer = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
        layer.transform = CATransform3DMakeScale(0, 1, 1)
        screen.draw()
        #expect(screen.pixels[10, 10] == 0xFFFF_FFFF)
        #expect(screen.root.hitTest(CGPoint(x: 10, y: 10)) === screen.root)
        #expect(layer.convert(CGPoint(x: 5, y: 5), from: screen.root).x.isFinite)
        layer.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
        #expect(layer.bounds.width.isFinite && layer.position.x.isFinite)
    }

    @Test func aShapeOfManyPointsIsDrawnAndTrimmed() {
        let path = CGMutablePath()
        path.move(to: .zero)
        for index in 1..<200_000 { path.addLine(to: CGPoint(x: Double(index) / 5_000, y: index % 2 == 0 ? 0 : 40)) }
        let screen = Screen(40, 40)
        let shape = CAShapeLayer()
        (shape.path, shape.strokeColor, shape.fillColor, shape.lineWidth) = (path, .black, nil, 0.5)
        screen.root.addSublayer(shape)
        screen.draw { shape.strokeEnd = 0.5 }
        #expect(screen.pixels.red(10, 20) < 60)
        #expect(screen.pixels.red(30, 20) == 255)
    }
}
