import Testing

@testable import QuartzCore

/// Every documented animatable property of the layer classes, half way between two values.
@MainActor struct AnimatableLayerTests {
    /// Returns the presentation's value of a key half way.
    private func half(_ layer: CALayer, _ key: String, _ from: Any, _ to: Any) -> AnimatableValue? {
        let stage = Stage()
        stage.quietly { stage.root.addSublayer(layer) }
        stage.frame(at: 0)
        let animation = CABasicAnimation(keyPath: key)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
        layer.add(animation, forKey: key)
        stage.frame(at: 1)
        stage.frame(at: 2)
        return AnimatableValue(layer.presentation()?.value(forKeyPath: key))
    }

    @Test(arguments: ["strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase"])
    func numbersOfShapesAreInterpolated(key: String) {
        #expect(half(CAShapeLayer(), key, 0, 1) == .number(0.5))
    }

    @Test(arguments: ["fillColor", "strokeColor"])
    func coloursOfShapesAreInterpolated(key: String) {
        #expect(half(CAShapeLayer(), key, CGColor.black, CGColor.white) == .color(SIMD4(0.5, 0.5, 0.5, 1)))
    }

    @Test func pathsOfShapesAreInterpolated() {
        func square(_ side: CGFloat) -> CGPath { CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil) }
        #expect(half(CAShapeLayer(), "path", square(2), square(4)) == .path(square(3)))
    }

    @Test func gradientsAreInterpolated() {
        let layer = CAGradientLayer()
        layer.colors = [CGColor.black]
        layer.locations = [0]
        #expect(half(layer, "colors", [CGColor.black], [CGColor.white]) == .list([.color(SIMD4(0.5, 0.5, 0.5, 1))]))
        #expect(half(layer, "locations", [0], [1]) == .list([.number(0.5)]))
        for key in ["startPoint", "endPoint"] {
            #expect(half(layer, key, CGPoint.zero, CGPoint(x: 1, y: 2)) == .point(SIMD2(0.5, 1)))
        }
    }

    @Test(arguments: ["instanceDelay", "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset"])
    func numbersOfReplicatorsAreInterpolated(key: String) {
        #expect(half(CAReplicatorLayer(), key, 0, 1) == .number(0.5))
    }

    @Test func replicatorsAreInterpolated() {
        let layer = CAReplicatorLayer()
        #expect(half(layer, "instanceCount", 2, 4) == .number(3))
        #expect(half(layer, "instanceColor", CGColor.black, CGColor.white) == .color(SIMD4(0.5, 0.5, 0.5, 1)))
        let turned = CATransform3DMakeTranslation(4, 0, 0)
        #expect(half(layer, "instanceTransform", CATransform3DIdentity, turned) == .transform(CATransform3DMakeTranslation(2, 0, 0)))
    }

    @Test(arguments: ["birthRate", "lifetime", "velocity", "scale", "spin"])
    func numbersOfEmittersAreInterpolated(key: String) {
        #expect(half(CAEmitterLayer(), key, 0, 1) == .number(0.5))
    }

    @Test func placesOfEmittersAreInterpolated() {
        #expect(half(CAEmitterLayer(), "emitterPosition", CGPoint.zero, CGPoint(x: 2, y: 4)) == .point(SIMD2(1, 2)))
        #expect(half(CAEmitterLayer(), "emitterPosition.x", 0, 2) == .number(1))
        #expect(half(CAEmitterLayer(), "emitterSize", CGSize.zero, CGSize(width: 2, height: 4)) == .point(SIMD2(1, 2)))
    }

    @Test func attributesOfTextAreInterpolated() {
        #expect(half(CATextLayer(), "fontSize", 10, 20) == .number(15))
        #expect(half(CATextLayer(), "foregroundColor", CGColor.black, CGColor.white) == .color(SIMD4(0.5, 0.5, 0.5, 1)))
    }

    @Test func animatedTextIsRedrawn() {
        let stage = Stage()
        let layer = CATextLayer()
        stage.quietly {
            (layer.string, layer.fontSize) = ("II", 10)
            layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
            stage.root.addSublayer(layer)
        }
        layer.displayIfNeeded()
        stage.frame(at: 0)
        func inked() -> Int {
            guard let image = layer.backing else { return 0 }
            let pixels = Pixels(image.buffer)
            return (0..<20_000).count { pixels[$0 % 200, $0 / 200] >> 24 > 128 }
        }
        let small = inked()
        let animation = CABasicAnimation(keyPath: "fontSize")
        (animation.fromValue, animation.toValue, animation.duration) = (60, 80, 2)
        layer.add(animation, forKey: nil)
        stage.frame(at: 1)
        let large = inked()
        #expect(small > 0 && large > 4 * small)
        stage.frame(at: 2)
        #expect(inked() > large)
        stage.frame(at: 3)
        #expect(inked() == small)
    }

    @Test func aTextThatChangesItsSizeAnimatesThere() {
        let stage = Stage()
        let layer = CATextLayer()
        stage.quietly { stage.root.addSublayer(layer) }
        stage.frame(at: 0)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.fontSize = 16
        #expect(layer.fontSize == 16)
        stage.frame(at: 1)
        stage.frame(at: 1.125)
        #expect(layer.presentation()?.fontSize == 26)
    }

    @Test func anEmittersCellsAreAnimatedByTheirName() {
        let stage = Stage()
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        cell.name = "spark"
        (cell.contents, cell.lifetime) = (Self.dot, 100)
        layer.emitterCells = [cell]
        stage.quietly { stage.root.addSublayer(layer) }
        func count() -> Int {
            if case .particles(let field) = layer.values.kind { field.particles.count } else { 0 }
        }
        stage.frame(at: 0)
        stage.frame(at: 1)
        #expect(count() == 0)
        let animation = CABasicAnimation(keyPath: "emitterCells.spark.birthRate")
        (animation.fromValue, animation.toValue, animation.duration) = (10, 10, 2)
        layer.add(animation, forKey: nil)
        for beat in 1...9 { stage.frame(at: 1 + Double(beat) / 4) }
        let born = count()
        #expect(born >= 15 && born <= 21)
        #expect(cell.birthRate == 0)
        for beat in 1...4 { stage.frame(at: 4 + Double(beat)) }
        #expect(count() == born)
    }

    private static let dot: CGImage = {
        let buffer = PixelBuffer(width: 1, height: 1)
        _ = Canvas.borrowing(buffer) { $0.fill($0.bounds, with: 0xFF00_00FF) }
        return CGImage(buffer: buffer, isOpaque: true)
    }()
}
