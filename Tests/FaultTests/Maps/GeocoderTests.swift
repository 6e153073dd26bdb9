import Foundation
import MapKit
import Synchronization
import Testing

@testable import CoreLocation

/// Geocoders, with the answers of a simulated server.
@MainActor @Suite struct GeocoderTests {
    private struct Server: GeocodingTransport {
        let answers: @Sendable (URL) throws -> (Data, Int)
        func response(from url: URL, userAgent: String) async throws -> (data: Data, status: Int) { try answers(url) }
    }

    /// A clock on which every wait ends at once, and which records the waits.
    private final class Clock: _Concurrency.Clock {
        struct Instant: InstantProtocol {
            var offset: Duration
            func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
            func duration(to other: Instant) -> Duration { other.offset - offset }
            static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
        }
        private let waits = Mutex<[Duration]>([])
        var now: Instant { Instant(offset: .zero) }
        var minimumResolution: Duration { .zero }
        var all: [Duration] { waits.withLock { $0 } }
        func sleep(until deadline: Instant, tolerance: Duration?) async throws { waits.withLock { $0.append(deadline.offset) } }
    }

    private static let office = """
        [{"lat":"51.5033","lon":"-0.1276","category":"tourism","type":"attraction","name":"10 Downing Street",
        "boundingbox":["51.5032","51.5034","-0.1278","-0.1274"],"address":{"house_number":"10","road":"Downing Street",
        "city":"London","suburb":"Westminster","state":"England","ISO3166-2-lvl4":"GB-ENG","postcode":"SW1A 2AA",
        "country":"United Kingdom","country_code":"gb"}}]
        """

    private func geocoder(_ text: String, status: Int = 200, clock: Clock = Clock()) throws -> CLGeocoder {
        let server = try #require(URL(string: "https://geo.example/api"))
        return CLGeocoder(service: NominatimService(server: server, clock: clock, transport: Server { _ in (Data(text.utf8), status) }))
    }

    private func code(_ body: () async throws -> [CLPlacemark]) async -> CLError.Code? {
        do {
            _ = try await body()
            return nil
        } catch { return (error as? CLError)?.code }
    }

    @Test func `G23 an address becomes a placemark`() async throws {
        let found = try await geocoder(Self.office).geocodeAddressString("10 Downing Street")
        let place = try #require(found.first)
        #expect(found.count == 1 && place.name == "10 Downing Street" && place.subThoroughfare == "10")
        #expect(place.thoroughfare == "Downing Street" && place.locality == "London" && place.subLocality == "Westminster")
        #expect(place.administrativeArea == "England" && place.postalCode == "SW1A 2AA" && place.isoCountryCode == "GB")
        #expect(place.country == "United Kingdom" && place.areasOfInterest == ["10 Downing Street"])
        #expect(place.location?.coordinate.latitude == 51.5033)
        #expect(abs(((place.region as? CLCircularRegion)?.radius ?? 0) - 18) < 2)
    }

    @Test func `G23 a location becomes a placemark, with the codes of American states`() async throws {
        let text = """
            {"lat":"37.33","lon":"-122.03","name":"","address":{"road":"Infinite Loop","house_number":"1","town":"Cupertino",
            "state":"California","ISO3166-2-lvl4":"US-CA","postcode":"95014","country":"United States","country_code":"us"}}
            """
        let here = CLLocation(latitude: 37.33, longitude: -122.03)
        let place = try await geocoder(text).reverseGeocodeLocation(here).first
        #expect(place?.name == "1 Infinite Loop" && place?.administrativeArea == "CA" && place?.locality == "Cupertino")
        #expect(place?.areasOfInterest == nil && place?.region == nil)
        let pin = try MKPlacemark(placemark: #require(place))
        #expect(pin.coordinate.latitude == 37.33 && pin.countryCode == "US")
        #expect(pin.title == "1 Infinite Loop, Cupertino, CA 95014, United States" && pin.subtitle == nil)
    }

    @Test(arguments: [
        ("[]", 200, CLError.geocodeFoundNoResult), ("{\"error\":\"Unable to geocode\"}", 200, .geocodeFoundNoResult),
        ("<html>", 200, .network),
        ("[]", 429, .network), ("[]", 503, .network), ("[{\"lat\":\"x\",\"lon\":\"1e99\"}]", 200, .geocodeFoundNoResult),
        ("", 200, .network),
    ])
    func `G23 answers without a place are errors`(_ text: String, _ status: Int, _ wanted: CLError.Code) async throws {
        let geocoder = try geocoder(text, status: status)
        #expect(await code { try await geocoder.geocodeAddressString("Nowhere") } == wanted)
        #expect(!geocoder.isGeocoding)
    }

    @Test func `G23 an empty request sends nothing`() async throws {
        let geocoder = try geocoder(Self.office)
        #expect(await code { try await geocoder.geocodeAddressString(" \n") } == .geocodeFoundNoResult)
        let none = CLLocation(latitude: 91, longitude: 0)
        #expect(await code { try await geocoder.reverseGeocodeLocation(none) } == .geocodeFoundNoResult)
    }

    @Test func `G23 without a service a request fails`() async {
        for text in ["", "none", "not a server", "file:///etc/passwd"] {
            let geocoder = CLGeocoder(service: GeocodingSource.named(text))
            #expect(await code { try await geocoder.geocodeAddressString("London") } == .network)
        }
        #expect(GeocodingSource.named("https://geo.example") is NominatimService)
    }

    @Test func `G23 a second request is refused, and a cancelled one reports it`() async throws {
        let geocoder = try geocoder(Self.office)
        let (stream, log) = AsyncStream.makeStream(of: String.self)
        geocoder.geocodeAddressString("London") { places, error in
            log.yield("first \(places?.count ?? 0) \((error as? CLError)?.code.rawValue ?? -1)")
        }
        geocoder.geocodeAddressString("Paris") { places, error in
            log.yield("second \(places?.count ?? 0) \((error as? CLError)?.code.rawValue ?? -1)")
        }
        #expect(geocoder.isGeocoding)
        var lines: [String] = []
        for await line in stream {
            lines.append(line)
            if lines.count == 2 { break }
        }
        #expect(lines.sorted() == ["first 1 -1", "second 0 10"] && !geocoder.isGeocoding)
        let canceled: CLError.Code? = await withCheckedContinuation { done in
            geocoder.geocodeAddressString("London") { _, error in done.resume(returning: (error as? CLError)?.code) }
            geocoder.cancelGeocode()
        }
        #expect(canceled == .geocodeCanceled && !geocoder.isGeocoding)
    }

    @Test func `G23 requests to a server are a second apart, and too many fail`() async throws {
        let clock = Clock()
        let server = try #require(URL(string: "https://geo.example"))
        let service = NominatimService(server: server, clock: clock, transport: Server { _ in (Data("[]".utf8), 200) })
        for _ in 0..<11 { #expect(try await service.placemarks(for: GeocodingQuery(.address("London"))).isEmpty) }
        #expect(clock.all == (1...10).map { .seconds($0) })
        #expect(await code { try await service.placemarks(for: GeocodingQuery(.address("London"))) } == .network)
    }

    @Test func `G23 the URL of a request contains the app's values`() throws {
        let server = try #require(URL(string: "https://geo.example/api/"))
        let service = NominatimService(server: server)
        let near = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 111_000, identifier: "near")
        let query = GeocodingQuery(.address("A&B + C=D"), region: near, locale: Locale(identifier: "de_AT"))
        let url = try #require(service.url(for: query)?.absoluteString)
        #expect(url.hasPrefix("https://geo.example/api/search?") && url.contains("q=A%26B%20%2B%20C%3DD"))
        #expect(url.contains("viewbox=-1.00000,1.00000,1.00000,-1.00000") && url.contains("accept-language=de-AT"))
        let place = GeocodingQuery(.coordinate(CLLocationCoordinate2D(latitude: -1.5, longitude: 2)))
        #expect(
            service.url(for: place)?.absoluteString.contains("reverse?format=jsonv2&addressdetails=1&lat=-1.5000000&lon=2.0000000") == true)
    }
}
