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

    private struct List: Decodable {
        struct Meta: Decodable { let totalCount: Int? }

        let establishments: [Premises]
        let meta: Meta?
    }

    /// All premises of a name in a postcode district, in as many calls as they have pages.
    public func premises(named name: String, in district: String) async throws(HTTPError) -> [Premises] {
        var found: [Premises] = []
        var page = 1
        while true {
            let list = try await list(named: name, in: district, page: page)
            found += list.establishments
            // A page without content ends the list, too, whatever the service says of their number.
            guard !list.establishments.isEmpty, found.count < list.meta?.totalCount ?? 0 else { return found }
            page += 1
        }
    }

    private func list(named name: String, in district: String, page: Int) async throws(HTTPError) -> List {
        var query = [
            URLQueryItem(name: "name", value: name), URLQueryItem(name: "address", value: district),
            URLQueryItem(name: "pageSize", value: "\(Self.pageSize)"),
        ]
        if page > 1 { query.append(URLQueryItem(name: "pageNumber", value: "\(page)")) }
        let request = HTTPRequest(base: base, path: ["Establishments"], query: query, headers: Self.headers)
        return try await client.value(of: List.self, request)
    }
}
