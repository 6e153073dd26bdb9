import Testing

@testable import QuartzCore

@MainActor struct CALayerKeyPathTests {
    @Test(arguments: [
        "position.x", "position.y", "bounds.size.width", "bounds.origin.y", "transform.rotation.z", "transform.rotation.x",
        "transform.rotation.y", "transform.scale.x", "transform.translation.y", "transform.translation.z", "shadowOffset.width",
        "shadowRadius", "anchorPointZ", "zPosition", "cornerRadius", "contentsRect.size.width",
    ])
    func numbersAreSetAndReadByKeyPath(path: String) throws {
        let layer = CALayer()
        layer.setValue(0.75, forKeyPath: path)
        let read = try #require(layer.value(forKeyPath: path) as? CGFloat)
        #expect(abs(read - 0.75) < 1e-9)
    }

    @Test func componentsChangeTheWhole() {
        let layer = CALayer()
        layer.setValue(30, forKeyPath: "bounds.size.width")
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        layer.setValue(2, forKeyPath: "transform.scale")
        #expect(layer.bounds.width == 30)
        #expect(abs(layer.transform.m12 - 2) < 1e-9)
        #expect(abs(layer.transform.m11) < 1e-9)
    }

    @Test func rotatingInSpaceKeepsThePerspective() {
        let layer = CALayer()
        layer.transform.m34 = -1 / 500
        layer.setValue(0.5, forKeyPath: "transform.rotation.y")
        var view = CATransform3DIdentity
        view.m34 = -1 / 500
        let expected = CATransform3DRotate(view, 0.5, 0, 1, 0)
        for (row, other) in zip(layer.transform.rows, expected.rows) {
            let off = row - other
            #expect(max(off.max(), -off.min()) < 1e-9)
        }
    }

    @Test func customKeysAreStored() {
        let layer = CALayer()
        #expect(layer.value(forKey: "tag") == nil)
        layer.setValue("a", forKey: "tag")
        #expect(layer.value(forKey: "tag") as? String == "a")
        #expect(CALayer(layer: layer).value(forKey: "tag") as? String == "a")
    }

    @Test func booleansAndObjectsHaveKeysToo() {
        let layer = CALayer()
        let mask = CALayer()
        layer.setValue(true, forKey: "hidden")
        layer.setValue(mask, forKey: "mask")
        layer.setValue(CGColor.black, forKey: "backgroundColor")
        #expect(layer.isHidden && layer.mask === mask && layer.backgroundColor == .black)
        layer.setValue(nil, forKey: "backgroundColor")
        #expect(layer.backgroundColor == nil)
    }

    @Test func aValueOfAnotherTypeChangesNothing() {
        let layer = CALayer()
        layer.position = CGPoint(x: 1, y: 2)
        layer.setValue("no point", forKeyPath: "position")
        #expect(layer.position == CGPoint(x: 1, y: 2))
    }

    @Test func rotationsInSpaceAreInterpolatedWithoutShrinking() {
        let from = AnimatableValue.transform(CATransform3DIdentity)
        let to = AnimatableValue.transform(CATransform3DMakeRotation(2, 1, 1, 0))
        guard case .transform(let half) = from.mixed(with: to, at: 0.5) else {
            Issue.record("a transform mixed with another is none")
            return
        }
        let expected = CATransform3DMakeRotation(1, 1, 1, 0)
        for (row, other) in zip(half.rows, expected.rows) {
            let off = row - other
            #expect(max(off.max(), -off.min()) < 1e-9)
        }
    }

    @Test(arguments: ["sublayerTransform.rotation.z", "sublayerTransform.scale.x", "sublayerTransform.translation.y", "frame.size.width"])
    func componentsOfOtherPropertiesHaveTheirKeyPathToo(path: String) throws {
        let layer = CALayer()
        layer.setValue(0.75, forKeyPath: path)
        #expect(abs(try #require(layer.value(forKeyPath: path) as? CGFloat) - 0.75) < 1e-9)
        #expect(layer.transform == CATransform3DIdentity)
    }

    @Test func namedPropertiesOfShapesAreSetByTheirKey() {
        let layer = CAShapeLayer()
        layer.setValue("round", forKey: "lineCap")
        layer.setValue([4, 2], forKey: "lineDashPattern")
        #expect(layer.lineCap == .round && layer.lineDashPattern == [4, 2])
        #expect(layer.value(forKey: "lineCap") as? CAShapeLayerLineCap == .round)
    }

    @Test func aCellIsReachedByItsName() {
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        cell.name = "spark"
        layer.emitterCells = [cell]
        layer.setValue(7, forKeyPath: "emitterCells.spark.birthRate")
        layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "emitterPosition")
        #expect(cell.birthRate == 7 && layer.emitterPosition == CGPoint(x: 3, y: 4))
        #expect(layer.value(forKeyPath: "emitterCells.spark.birthRate") as? CGFloat == 7)
    }

    @Test func copiesOfAReplicatorRotateByTheirKeyPath() {
        let layer = CAReplicatorLayer()
        layer.setValue(0.5, forKeyPath: "instanceTransform.rotation.z")
        #expect(abs(layer.instanceTransform.m12 - sin(0.5)) < 1e-9)
    }

    @Test func objectsWithGeometryAreValues() {
        let layer = CALayer()
        layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "position")
        layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 4)), forKey: "transform")
        #expect(layer.position == CGPoint(x: 3, y: 4) && layer.transform == CATransform3DMakeScale(2, 3, 4))
        #expect(AnimatableValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))) == .rect(SIMD4(1, 2, 3, 4)))
    }
}
