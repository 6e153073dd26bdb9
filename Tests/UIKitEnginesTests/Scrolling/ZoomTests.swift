import CoreGraphics
import Testing

@testable import UIKitEngines

@Suite struct ZoomTests {
    private func zoom(_ minimum: CGFloat = 0.5, _ maximum: CGFloat = 4) -> Zoom {
        var zoom = Zoom()
        (zoom.minimum, zoom.maximum) = (minimum, maximum)
        return zoom
    }

    @Test(arguments: [(1, 1), (0.1, 0.5), (9, 4), (-3, 1), (0, 1), (.infinity, 1), (.nan, 1)] as [(CGFloat, CGFloat)])
    func factorsRestWithinTheirLimits(wanted: CGFloat, rest: CGFloat) {
        #expect(zoom().clamp(wanted) == rest)
    }

    @Test func equalOrInvalidLimitsDisableZooming() {
        #expect(!zoom(1, 1).isPossible)
        #expect(!zoom(2, 1).isPossible)
        #expect(!zoom(0, 3).isPossible)
        #expect(zoom().isPossible)
    }

    @Test func beyondTheLimitsTheFactorFollowsLess() {
        let zoom = zoom()
        #expect(zoom.resistedScale(3) == 3)
        #expect(zoom.resistedScale(6) > 4)
        #expect(zoom.resistedScale(6) < 6)
        #expect(zoom.resistedScale(1_000_000) < 8)
        #expect(zoom.resistedScale(0.000_001) > 0.25)
        #expect(abs(zoom.requestedScale(zoom.resistedScale(6)) - 6) < 0.001)
    }

    @Test func withoutBouncingTheLimitsAreHard() {
        var hard = zoom()
        hard.bounces = false
        #expect(hard.resistedScale(6) == 4)
        #expect(hard.resistedScale(0.1) == 0.5)
    }

    @Test func aPointStaysUnderTheTouches() {
        let place = CGPoint(x: 100, y: 40)
        let origin = CGPoint(x: 10, y: 20)
        let point = Zoom.point(at: place, offset: CGPoint(x: 30, y: 60), scale: 1.5, origin: origin)
        let offset = Zoom.offset(keeping: point, at: place, scale: 3, origin: origin)
        let again = Zoom.point(at: place, offset: offset, scale: 3, origin: origin)
        #expect(abs(again.x - point.x) < 1e-9)
        #expect(abs(again.y - point.y) < 1e-9)
    }

    @Test func aRectangleFitsBothWays() {
        #expect(Zoom.factor(showing: CGRect(x: 0, y: 0, width: 100, height: 50), in: CGSize(width: 300, height: 300)) == 3)
        #expect(Zoom.factor(showing: .zero, in: CGSize(width: 300, height: 300)) == nil)
        #expect(Zoom.factor(showing: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 50), in: CGSize(width: 300, height: 300)) == nil)
    }
}
