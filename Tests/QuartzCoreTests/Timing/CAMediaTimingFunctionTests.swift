import Foundation
import Testing

@testable import QuartzCore

struct CAMediaTimingFunctionTests {
    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, 0.3, 0.3), (.easeIn, 0.5, 0.315_357), (.easeOut, 0.5, 0.684_643),
        (.easeInEaseOut, 0.5, 0.5), (.easeInEaseOut, 0.25, 0.129_161), (.default, 0.5, 0.802_403),
    ])
    func namedCurvesAreTheDocumentedOnes(name: CAMediaTimingFunctionName, time: Double, progress: Double) {
        #expect(abs(CAMediaTimingFunction(name: name).value(at: time) - progress) < 1e-5)
    }

    @Test func aCurveIsSolvedForItsTime() {
        // x(t) and y(t) of the curve with these control points, at t = 0.37.
        let (t, u) = (0.37, 0.63)
        let x = 3 * u * u * t * 0.9 + 3 * u * t * t * 0.1 + t * t * t
        let y = 3 * u * u * t * -0.4 + 3 * u * t * t * 1.6 + t * t * t
        let curve = CAMediaTimingFunction(controlPoints: 0.9, -0.4, 0.1, 1.6)
        #expect(abs(curve.value(at: x) - y) < 1e-6)
    }

    @Test func theEndsAreExact() {
        let curve = CAMediaTimingFunction(controlPoints: 1, 0, 0, 1)
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: 1) == 1)
        #expect(curve.value(at: -3) == 0)
        #expect(curve.value(at: 4) == 1)
    }

    @Test func progressNeverReversesInAnEaseCurve() {
        let curve = CAMediaTimingFunction(name: .easeInEaseOut)
        let values = (0...100).map { curve.value(at: Double($0) / 100) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    }
}
