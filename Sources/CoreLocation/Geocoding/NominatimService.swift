import Foundation

/// A geocoding service that sends requests to a Nominatim server, which has the addresses of OpenStreetMap.
///
/// ```swift
/// guard let server = URL(string: "https://nominatim.openstreetmap.org") else { return }
/// let geocoder = CLGeocoder(service: NominatimService(server: server, userAgent: "Kebabs/1.2 (mail@example.org)"))
/// ```
/// Requests are at least one second apart, as the policy of OpenStreetMap's own server requires. A request that would
/// wait for more than ten seconds fails with ``CLError/Code/network``. Apps that display data of OpenStreetMap must
/// credit its contributors.
/// - Source: https://nominatim.org/release-docs/latest/api/Overview/
/// - Source: https://operations.osmfoundation.org/policies/nominatim/
public struct NominatimService: GeocodingService {
    private let server: URL
    private let userAgent: String
    private let transport: any GeocodingTransport
    private let wait: @Sendable () async throws -> Void

    /// Creates a service for a server.
    ///
    /// - Parameters:
    ///   - server: The URL of the server, to which `search` and `reverse` are appended.
    ///   - userAgent: The `User-Agent` of the app; the name of the program by default.
    ///   - interval: The minimum time between two requests; one second by default.
    public init(server: URL, userAgent: String? = nil, interval: Duration = .seconds(1)) {
        self.init(
            server: server, userAgent: userAgent, interval: interval, clock: ContinuousClock(), transport: NetworkGeocodingTransport())
    }

    init<C: Clock>(
        server: URL, userAgent: String? = nil, interval: Duration = .seconds(1), clock: C, transport: any GeocodingTransport
    ) where C.Duration == Duration {
        self.server = server
        self.userAgent = userAgent ?? "\(ProcessInfo.processInfo.processName) (Caret)"
        self.transport = transport
        let rateLimiter = RequestRateLimiter(clock: clock, interval: interval, maximumWait: .seconds(10))
        wait = { try await rateLimiter.wait() }
    }

    /// Returns the placemarks that the server finds; at most ten.
    ///
    /// - Throws: ``CLError/Code/network`` if the server cannot be reached, rejects the request, or sends an invalid
    ///   response.
    public func placemarks(for query: GeocodingQuery) async throws -> [CLPlacemark] {
        guard let url = url(for: query) else { return [] }
        try await wait()
        let response = try await transport.response(from: url, userAgent: userAgent)
        guard response.status == 200 else { throw CLError(.network) }
        return try NominatimPlace.all(in: response.data).compactMap(\.values).map { CLPlacemark($0) }
    }

    /// Returns the URL of a query; `nil` for a query without text.
    func url(for query: GeocodingQuery) -> URL? {
        var items = [URLQueryItem(name: "format", value: "jsonv2"), URLQueryItem(name: "addressdetails", value: "1")]
        let path: String
        switch query.subject {
        case .address(let text):
            guard text.contains(where: { !$0.isWhitespace }) else { return nil }
            path = "search"
            items += [URLQueryItem(name: "q", value: text), URLQueryItem(name: "limit", value: "10")]
            if let box = query.region.flatMap(Self.box) { items.append(URLQueryItem(name: "viewbox", value: box)) }
        case .coordinate(let coordinate):
            guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
            path = "reverse"
            items += [
                URLQueryItem(name: "lat", value: String(format: "%.7f", coordinate.latitude)),
                URLQueryItem(name: "lon", value: String(format: "%.7f", coordinate.longitude)),
            ]
        }
        if let locale = query.locale {
            items.append(URLQueryItem(name: "accept-language", value: locale.identifier.replacingOccurrences(of: "_", with: "-")))
        }
        var components = URLComponents(url: server.appendingPathComponent(path), resolvingAgainstBaseURL: false)
        components?.queryItems = items
        // `URLComponents` does not encode a plus, but the server decodes a plus as a space.
        let encoded = components?.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        components?.percentEncodedQuery = encoded
        return components?.url
    }

    /// Returns the rectangle around a circle: west, north, east and south, in degrees.
    private static func box(_ region: CLCircularRegion) -> String? {
        guard CLLocationCoordinate2DIsValid(region.center) else { return nil }
        // A degree of latitude is 111 km.
        let height = min(region.radius / 111_000, 90)
        let width = min(height / max(cos(region.center.latitude * .pi / 180), 0.01), 180)
        let (west, east) = (max(region.center.longitude - width, -180), min(region.center.longitude + width, 180))
        let (south, north) = (max(region.center.latitude - height, -90), min(region.center.latitude + height, 90))
        return String(format: "%.5f,%.5f,%.5f,%.5f", west, north, east, south)
    }
}
