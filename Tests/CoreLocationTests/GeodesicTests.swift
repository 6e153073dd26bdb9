import CoreLocation
import Testing

/// Distances along the ellipsoid, compared with published ones.
@Suite struct GeodesicTests {
    private func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
        CLLocation(latitude: a.0, longitude: a.1).distance(from: CLLocation(latitude: b.0, longitude: b.1))
    }

    /// Flinders Peak to Buninyong is the worked example of Geoscience Australia; the others follow from the
    /// ellipsoid's axes.
    @Test(
        arguments: [
            ((-37.951033416667, 144.424867888889), (-37.652821138889, 143.926495527778), 54972.271),
            ((0, 0), (0, 1), 111319.491), ((0, 0), (90, 0), 10001965.729), ((90, 0), (-90, 0), 20003931.459),
            ((0, 179.5), (0, -179.5), 111319.491), ((51.5432, -0.0554), (51.5432, -0.0554), 0),
        ] as [((Double, Double), (Double, Double), Double)])
    func distancesAreAccurateToAMillimetre(start: (Double, Double), end: (Double, Double), metres: Double) {
        #expect(abs(distance(start, end) - metres) < 0.0015)
        #expect(abs(distance(end, start) - metres) < 0.0015)
    }

    @Test func antipodesAreHalfTheCircumferenceToHalfAPercent() {
        let metres = distance((0, 0), (0.2, 179.8))
        #expect(abs(metres - 20_003_000) < 100_000)
    }

    @Test func anInvalidCoordinateHasNoDistance() {
        #expect(distance((.nan, 0), (0, 0)).isNaN)
        #expect(distance((0, .infinity), (0, 0)).isNaN)
    }

    @Test func coordinatesAreValidWithinTheirLimits() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.01, 0)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test func aCircularRegionHasItsEdge() {
        let region = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 111_319.5, identifier: "degree")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1.0001)))
        #expect(CLCircularRegion(center: .init(), radius: -.infinity, identifier: "none").radius == 0)
    }
}
