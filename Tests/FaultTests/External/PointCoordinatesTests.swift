import CaretTesting
import Foundation
import MapKit
import Testing

/// The coordinates of lines and areas on maps.
@MainActor @Suite(.app) struct PointCoordinatesTests {
    private let places = [(51.5, -0.12), (48.85, 2.35), (-33.9, 151.2), (0, 179.5), (0, -179.5)].map {
        CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
    }

    private func coordinates(of shape: MKMultiPoint, _ range: NSRange) -> [CLLocationCoordinate2D] {
        var result = [CLLocationCoordinate2D](repeating: kCLLocationCoordinate2DInvalid, count: range.length)
        shape.getCoordinates(&result, range: range)
        return result
    }

    private func expect(_ found: [CLLocationCoordinate2D], _ wanted: ArraySlice<CLLocationCoordinate2D>) {
        #expect(found.count == wanted.count)
        for (one, other) in zip(found, wanted) {
            #expect(abs(one.latitude - other.latitude) < 1e-9 && abs(one.longitude - other.longitude) < 1e-9)
        }
    }

    @Test func `G23 a line and an area give the coordinates that they were made of, across the 180th meridian too`() {
        let all = NSRange(location: 0, length: places.count)
        expect(coordinates(of: MKPolyline(coordinates: places, count: places.count), all), places[...])
        expect(coordinates(of: MKPolygon(coordinates: places, count: places.count), all), places[...])
    }

    @Test func `G23 a range gives some of the coordinates, an empty one none`() {
        let line = MKPolyline(coordinates: places, count: places.count)
        expect(coordinates(of: line, NSRange(location: 1, length: 2)), places[1...2])
        expect(coordinates(of: line, NSRange(location: places.count, length: 0)), [])
    }
}
