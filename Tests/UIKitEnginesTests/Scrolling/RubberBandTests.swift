import CoreGraphics
import Testing
import UIKitEngines

@Suite struct RubberBandTests {
    let band = RubberBand(dimension: 400)

    @Test(arguments: zip([0, 10, 100, 400, 4000] as [CGFloat], [0, 5.4254, 48.352, 141.935, 338.462] as [CGFloat]))
    func contentFollowsLessTheFartherItIsPulled(pull: CGFloat, offset: CGFloat) {
        #expect(abs(band.offset(pulledBy: pull) - offset) < 0.001)
        #expect(band.offset(pulledBy: -pull) == -band.offset(pulledBy: pull))
    }

    @Test(arguments: [-300, -1, 0, 20, 390] as [CGFloat]) func aCaughtStretchContinuesFromItsOffset(offset: CGFloat) {
        #expect(abs(band.offset(pulledBy: band.distance(for: offset)) - offset) < 1e-9)
        #expect(abs(band.clamp(band.unclamp(offset, from: 0...10), to: 0...10) - offset) < 1e-9)
    }
}
