import Foundation

/// A client of postcodes.io, which maps postcodes to locations and back.
///
/// - Source: https://postcodes.io/docs
public struct PostcodesClient: Sendable {
    /// The URL of the public service.
    public static let address = URL(string: "https://api.postcodes.io")
    /// 2,000 m: the greatest radius that the service accepts. Its default is 100 m, which is too small in parks.
    private static let radius = 2_000

    private let client: JSONClient
    private let base: URL

    /// Creates a client of a service at a URL.
    public init(client: JSONClient, base: URL) {
        self.client = client
        self.base = base
    }

    private struct Envelope<Result: Decodable>: Decodable { let result: Result? }
    /// The response for one postcode: its location, or with status 404 the former location of a terminated postcode.
    private struct Answer: Decodable {
        let result: Entry?
        let terminated: Entry?
    }
    private struct Entry: Decodable {
        let postcode: String
        let latitude: Double?
        let longitude: Double?
    }

    /// Returns the postcode that is nearest to a place; `nil` if there is none within 2 km, as at sea.
    public func nearest(to place: Place) async throws(HTTPError) -> Postcode? {
        let query = [
            URLQueryItem(name: "lon", value: "\(place.longitude)"), URLQueryItem(name: "lat", value: "\(place.latitude)"),
            URLQueryItem(name: "limit", value: "1"), URLQueryItem(name: "radius", value: "\(Self.radius)"),
        ]
        let request = HTTPRequest(base: base, path: ["postcodes"], query: query)
        return try await client.value(of: Envelope<[Entry]>.self, request).result?.first.flatMap { Postcode($0.postcode) }
    }

    /// Returns the location of a postcode. A terminated postcode has its former location, because shops keep old
    /// postcodes.
    ///
    /// - Throws: ``HTTPError/status(_:retryAfter:)`` of 404 for an unknown postcode, ``HTTPError/unexpected(_:)`` for
    ///   one without a location.
    public func place(of postcode: Postcode) async throws(HTTPError) -> Place {
        let request = HTTPRequest(base: base, path: ["postcodes", postcode.text])
        let answer = try await client.value(of: Answer.self, request, alsoOf: 404)
        guard let entry = answer.result ?? answer.terminated else { throw .status(404) }
        guard let latitude = entry.latitude, let longitude = entry.longitude, let place = Place(latitude: latitude, longitude: longitude)
        else { throw .unexpected("\(postcode) has no place") }
        return place
    }
}
