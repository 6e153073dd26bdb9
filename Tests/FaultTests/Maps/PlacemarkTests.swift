import Foundation
import MapKit
import Testing

/// Placemarks that an app creates.
@MainActor @Suite struct PlacemarkTests {
    private static let place = MKPlacemark(
        coordinate: CLLocationCoordinate2D(latitude: 37.33, longitude: -122.03),
        addressDictionary: ["Street": "1 Infinite Loop", "City": "Cupertino", "State": "CA", "ZIP": "95014", "CountryCode": "US"])

    @Test func `G23 a placemark has a coordinate and an address`() {
        let place = Self.place
        #expect(place.coordinate.latitude == 37.33 && place.location?.coordinate.longitude == -122.03)
        #expect(place.thoroughfare == "1 Infinite Loop" && place.locality == "Cupertino" && place.postalCode == "95014")
        #expect(place.title == "1 Infinite Loop, Cupertino, CA 95014" && place.countryCode == "US")
        #expect(MKPlacemark(coordinate: place.coordinate).title == nil)
        #expect(CLPlacemark(placemark: place).locality == "Cupertino")
    }

    @Test func `G23 a placemark is shown on a map`() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        map.addAnnotation(Self.place)
        #expect(map.annotations.first is MKPlacemark)
        let annotation: any MKAnnotation = Self.place
        #expect(annotation.title ?? nil == "1 Infinite Loop, Cupertino, CA 95014" && annotation.subtitle ?? nil == nil)
    }

    @Test func `G23 a placemark survives an archive`() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: Self.place, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: MKPlacemark.self, from: data))
        #expect(read.coordinate.latitude == 37.33 && read.title == Self.place.title)
        #expect((read.copy() as? MKPlacemark)?.locality == "Cupertino")
    }
}
