import Testing

@testable import QuartzCore

@MainActor struct BeginTimeTests {
    @Test func aBeginTimeLeavesTheRestOfTheTimingUnchanged() {
        let layer = CALayer()
        (layer.duration, layer.repeatCount, layer.autoreverses, layer.fillMode) = (2, 3, true, .both)
        (layer.speed, layer.timeOffset) = (2, 1)
        layer.beginTime = 5
        #expect(layer.beginTime == 5 && layer.duration == 2 && layer.repeatCount == 3)
        #expect(layer.autoreverses && layer.fillMode == .both && layer.speed == 2 && layer.timeOffset == 1)
    }
}
