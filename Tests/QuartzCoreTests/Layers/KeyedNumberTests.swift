import Testing

@testable import QuartzCore

/// Numbers that layers and cells return by key cast to any numeric type.
@MainActor struct KeyedNumberTests {
    private func expect(_ value: Any?, is number: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(value as? CGFloat == CGFloat(number), sourceLocation: sourceLocation)
        #expect(value as? Double == number, sourceLocation: sourceLocation)
        #expect(value as? Float == Float(number), sourceLocation: sourceLocation)
        #expect((value as? NSNumber)?.doubleValue == number, sourceLocation: sourceLocation)
    }

    @Test func propertiesAndTheirComponentsCast() {
        let layer = CALayer()
        layer.frame = CGRect(x: 3, y: 4, width: 10, height: 20)
        layer.cornerRadius = 2.5
        layer.opacity = 0.5
        layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
        expect(layer.value(forKey: "cornerRadius"), is: 2.5)
        expect(layer.value(forKey: "opacity"), is: 0.5)
        expect(layer.value(forKeyPath: "position.x"), is: 8)
        expect(layer.value(forKeyPath: "bounds.size.height"), is: 20)
        #expect(layer.value(forKeyPath: "bounds.size.height") as? Int == 20)
        let turn = layer.value(forKeyPath: "transform.rotation.z") as? Double
        #expect(abs((turn ?? 0) - 0.5) < 1e-9)
        layer.transform = CATransform3DIdentity
        expect(layer.value(forKeyPath: "frame.origin.x"), is: 3)
        expect(layer.value(forKeyPath: "frame.size.width"), is: 10)
    }

    @Test func emittersAndTheirCellsCast() {
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        (cell.birthRate, cell.scale, layer.seed) = (7, 0.5, 9)
        expect(cell.value(forKey: "birthRate"), is: 7)
        expect(cell.value(forKey: "scale"), is: 0.5)
        expect(layer.value(forKey: "seed"), is: 9)
    }

    @Test func booleansStayBooleans() {
        let layer = CALayer()
        layer.setValue(1, forKey: "hidden")
        #expect(layer.value(forKey: "hidden") as? Bool == true && layer.isHidden)
        layer.setValue(NSNumber(value: 0.25), forKeyPath: "opacity")
        #expect(layer.opacity == 0.25)
    }

    @Test func anAnimationStartsWhereANumberWasRead() {
        let stage = Stage()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = stage.layer.value(forKeyPath: "position.x")
        (animation.toValue, animation.duration) = (10, 1)
        stage.layer.add(animation, forKey: "x")
        stage.frame(at: 1)
        stage.frame(at: 1.5)
        #expect(stage.shown.position.x == 5)
    }
}
