import Foundation

/// Asks postcodes.io, which knows where postcodes are.
///
/// - Source: https://postcodes.io/docs
public struct PostcodesClient: Sendable {
    /// The public service.
    public static let address = URL(string: "https://api.postcodes.io")
    /// 2,000 m: as far as the service looks at most. It looks 100 m where nobody says more, and there are parks.
    private static let radius = 2_000

    private let client: JSONClient
    private let base: URL

    /// A client of a service at an address.
    public init(client: JSONClient, base: URL) {
        self.client = client
        self.base = base
    }

    private struct Envelope<Result: Decodable>: Decodable { let result: Result? }
    /// The answer for one postcode: where it is, or with status 404 where it was until it was given up.
    private struct Answer: Decodable {
        let result: Entry?
        let terminated: Entry?
    }
    private struct Entry: Decodable {
        let postcode: String
        let latitude: Double?
        let longitude: Double?
    }

    /// The postcode that is nearest to a place; `nil` if there is none within 2 km, as at sea.
    public func nearest(to place: Place) async throws(HTTPError) -> Postcode? {
        let query = [
            URLQueryItem(name: "lon", value: "\(place.longitude)"), URLQueryItem(name: "lat", value: "\(place.latitude)"),
            URLQueryItem(name: "limit", value: "1"), URLQueryItem(name: "radius", value: "\(Self.radius)"),
        ]
        let request = HTTPRequest(base: base, path: ["postcodes"], query: query)
        return try await client.value(of: Envelope<[Entry]>.self, request).result?.first.flatMap { Postcode($0.postcode) }
    }

    /// Where a postcode is, or was: shops keep the old ones, and stand where they stood.
    ///
    /// - Throws: ``HTTPError/status(_:retryAfter:)`` of 404 for one that is not known, ``HTTPError/unexpected(_:)`` for one that has no
    ///   place.
    public func place(of postcode: Postcode) async throws(HTTPError) -> Place {
        let request = HTTPRequest(base: base, path: ["postcodes", postcode.text])
        let answer = try await client.value(of: Answer.self, request, alsoOf: 404)
        guard let entry = answer.result ?? answer.terminated else { throw .status(404) }
        guard let latitude = entry.latitude, let longitude = entry.longitude, let place = Place(latitude: latitude, longitude: longitude)
        else { throw .unexpected("\(postcode) has no place") }
        return place
    }
}
