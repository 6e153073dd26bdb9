import Testing

@testable import QuartzCore

@MainActor struct CABasicAnimationTests {
    /// The model is 100; the documented table of from, to and by.
    @Test(
        arguments: [
            (10.0, 30.0, nil, 10.0, 30.0), (10, nil, 5.0, 10, 15), (nil, 30, 5, 25, 30), (10, nil, nil, 10, 100), (nil, 30, nil, 100, 30),
            (nil, nil, 5, 100, 105), (nil, nil, nil, 100, 100),
        ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat, CGFloat)])
    func missingValuesAreFilledIn(from: CGFloat?, to: CGFloat?, by: CGFloat?, start: CGFloat, end: CGFloat) {
        let stage = Stage()
        stage.quietly { stage.layer.zPosition = 100 }
        let animation = CABasicAnimation(keyPath: "zPosition")
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.duration = 2
        stage.layer.add(animation, forKey: "z")
        stage.frame(at: 50)
        #expect(stage.shown.zPosition == start)
        stage.frame(at: 51)
        #expect(stage.shown.zPosition == (start + end) / 2)
        stage.frame(at: 52)
        #expect(stage.shown.zPosition == CGFloat(100))
    }

    @Test func additiveValuesAreAddedToTheModel() {
        let stage = Stage()
        stage.quietly { stage.layer.position = CGPoint(x: 40, y: 40) }
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = CGPoint(x: -20, y: 0)
        animation.toValue = CGPoint.zero
        animation.isAdditive = true
        animation.duration = 2
        stage.layer.add(animation, forKey: nil)
        stage.frame(at: 1)
        stage.frame(at: 2)
        #expect(stage.shown.position == CGPoint(x: 30, y: 40))
    }

    @Test func cumulativeRunsStartWhereTheLastOneEnded() {
        let stage = Stage()
        let animation = CABasicAnimation(keyPath: "transform.rotation")
        animation.fromValue = 0
        animation.toValue = 0.5
        animation.duration = 1
        animation.repeatCount = 4
        animation.isCumulative = true
        stage.layer.add(animation, forKey: nil)
        stage.frame(at: 1)
        stage.frame(at: 3.5)
        let t = stage.shown.affineTransform()
        #expect(abs(t.b - sin(1.25)) < 1e-9)
    }

    @Test func transformsRotateWithoutShrinking() {
        let stage = Stage()
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = CATransform3DIdentity
        animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        animation.duration = 2
        stage.layer.add(animation, forKey: nil)
        stage.frame(at: 1)
        stage.frame(at: 2)
        let t = stage.shown.affineTransform()
        #expect(abs(t.a - cos(.pi / 4)) < 1e-9 && abs(t.b - sin(.pi / 4)) < 1e-9)
    }

    @Test func coloursAreInterpolated() {
        let stage = Stage()
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        animation.fromValue = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
        animation.toValue = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0)
        animation.duration = 2
        stage.layer.add(animation, forKey: nil)
        stage.frame(at: 1)
        stage.frame(at: 2)
        // A transparent colour counts less: half way the colour is still green.
        #expect(stage.shown.backgroundColor?.rgba == SIMD4(0, 1, 0, 0.5))
    }
}
