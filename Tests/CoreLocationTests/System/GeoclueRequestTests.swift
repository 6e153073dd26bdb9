import Foundation
import Testing

@testable import CoreLocation

/// The requests of an app in GeoClue's units.
@Suite struct GeoclueRequestTests {
    @Test(
        arguments: [
            (kCLLocationAccuracyBestForNavigation, .exact), (kCLLocationAccuracyBest, .exact),
            (kCLLocationAccuracyNearestTenMeters, .exact), (kCLLocationAccuracyHundredMeters, .street),
            (kCLLocationAccuracyKilometer, .street), (kCLLocationAccuracyThreeKilometers, .neighborhood), (20_000, .city),
            (1e9, .country), (.infinity, .country), (.nan, .exact), (-.infinity, .exact),
        ] as [(CLLocationAccuracy, GeoclueRequest.Level)])
    func anAccuracyBecomesTheLevelThatContainsIt(accuracy: CLLocationAccuracy, level: GeoclueRequest.Level) {
        #expect(GeoclueRequest(LocationRequest(desiredAccuracy: accuracy)).level == level)
    }

    @Test(
        arguments: [
            (kCLDistanceFilterNone, 0), (0, 0), (0.9, 0), (25.7, 25), (CLLocationDistanceMax, .max), (.infinity, .max), (.nan, 0),
        ] as [(CLLocationDistance, UInt32)])
    func aDistanceFilterBecomesWholeMetres(filter: CLLocationDistance, threshold: UInt32) {
        #expect(GeoclueRequest(LocationRequest(distanceFilter: filter)).distanceThreshold == threshold)
    }
}
