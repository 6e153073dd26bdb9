import Testing

@testable import QuartzCore

@MainActor struct LayerTimeTests {
    @Test func aLayersTimeIsBegunShiftedAndScaled() {
        let outer = CALayer()
        let inner = CALayer()
        outer.addSublayer(inner)
        outer.speed = 2
        inner.beginTime = 4
        inner.timeOffset = 1
        #expect(outer.convertTime(3, from: nil) == 6)
        #expect(inner.convertTime(3, from: nil) == 3)
        #expect(inner.convertTime(3, to: nil) == 3)
        #expect(inner.convertTime(3, to: outer) == 6)
    }

    @Test func aDurationRepeatsAndReversesALayersTime() {
        let layer = CALayer()
        #expect(layer.duration == .infinity)
        layer.duration = 2
        #expect([-1, 1, 2, 3].map { layer.convertTime($0, from: nil) } == [0, 1, 2, 2])
        layer.repeatCount = 3
        #expect([3, 6, 9].map { layer.convertTime($0, from: nil) } == [1, 2, 2])
        layer.autoreverses = true
        #expect([3, 4, 5, 11, 12, 20].map { layer.convertTime($0, from: nil) } == [1, 0, 1, 1, 0, 0])
        layer.repeatDuration = 3
        #expect(layer.convertTime(20, from: nil) == 1)
    }

    @Test func aStoppedLayerIsScrubbedByItsOffset() {
        let stage = Stage()
        stage.layer.speed = 0
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
        stage.layer.add(animation, forKey: "x")
        stage.frame(at: 50)
        #expect(!stage.tree.hasRunningAnimations)
        for share in [0.3, 0.8, 0.1] {
            stage.layer.timeOffset = share
            stage.frame(at: 51)
            #expect(abs(stage.shown.position.x - share * 100) < 1e-9)
        }
    }

    @Test func aRateIsRoundedToAWholeDivisorOfTheDisplays() {
        #expect(CAFrameRateRange.default.interval(at: 60) == 1)
        #expect(CAFrameRateRange(minimum: 8, maximum: 15).interval(at: 60) == 4)
        #expect(CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120).interval(at: 60) == 1)
        #expect(CAFrameRateRange(minimum: 30, maximum: 60, preferred: 45).interval(at: 120) == 3)
        #expect(CAFrameRateRange(minimum: 0, maximum: .infinity, preferred: 20).interval(at: 60) == 3)
    }

    @Test func aCurveReportsItsPoints() {
        let curve = CAMediaTimingFunction(name: .easeIn)
        var values = [Float](repeating: -1, count: 8)
        for index in 0..<4 {
            values.withUnsafeMutableBufferPointer { buffer in
                if let base = buffer.baseAddress { curve.getControlPoint(at: index, values: base + index * 2) }
            }
        }
        #expect(values == [0, 0, 0.42, 0, 1, 1, 1, 1])
    }

    @Test func aLinkWithALowerRateTargetsItsNextFrame() {
        let before = DisplayLinks.current
        let links = DisplayLinks()
        DisplayLinks.current = links
        defer { DisplayLinks.current = before }
        var seen: [Int] = []
        let link = CADisplayLink { seen.append(Int(($0.timestamp * 60).rounded())) }
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 30)
        link.add(to: .main, forMode: .default)
        link.add(to: .main, forMode: .common)
        for beat in 1...5 { links.fire(at: Double(beat) / 60, target: Double(beat + 1) / 60) }
        #expect(seen == [1, 3, 5])
        #expect(abs(link.targetTimestamp - 7.0 / 60) < 1e-9 && abs(link.duration - 1.0 / 60) < 1e-9)
        link.remove(from: .main, forMode: .default)
        #expect(links.isActive)
        link.remove(from: .main, forMode: .common)
        #expect(!links.isActive)
    }
}
