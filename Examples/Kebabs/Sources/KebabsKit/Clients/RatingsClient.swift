import Foundation

/// Asks the Food Standards Agency for the ratings of premises, by version 2 of its API.
///
/// - Source: https://api.ratings.food.gov.uk/help
public struct RatingsClient: Sendable {
    /// The public service.
    public static let address = URL(string: "https://api.ratings.food.gov.uk")
    /// Says which version is spoken; without it the service refuses to answer.
    static let headers = ["x-api-version": "2", "accept": "application/json"]
    /// 500: how many premises one call gets at most.
    static let pageSize = 500

    private let client: JSONClient
    private let base: URL

    /// A client of a service at an address.
    public init(client: JSONClient, base: URL) {
        self.client = client
        self.base = base
    }

    private struct List: Decodable { let establishments: [Premises] }

    /// All premises of a name in a postcode district, in one call.
    public func premises(named name: String, in district: String) async throws(HTTPError) -> [Premises] {
        let query = [
            URLQueryItem(name: "name", value: name), URLQueryItem(name: "address", value: district),
            URLQueryItem(name: "pageSize", value: "\(Self.pageSize)"),
        ]
        let request = HTTPRequest(base: base, path: ["Establishments"], query: query, headers: Self.headers)
        return try await client.value(of: List.self, request).establishments
    }
}
