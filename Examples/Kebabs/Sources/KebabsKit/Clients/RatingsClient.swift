import Foundation

/// A client of the Food Standards Agency's ratings of premises, version 2 of the API.
///
/// - Source: https://api.ratings.food.gov.uk/help
public struct RatingsClient: Sendable {
    /// The URL of the public service.
    public static let address = URL(string: "https://api.ratings.food.gov.uk")
    /// The headers with the API version, without which the service refuses requests.
    static let headers = ["x-api-version": "2", "accept": "application/json"]
    /// 500: the greatest number of premises per call.
    static let pageSize = 500

    private let client: JSONClient
    private let base: URL

    /// Creates a client of a service at a URL.
    public init(client: JSONClient, base: URL) {
        self.client = client
        self.base = base
    }

    private struct List: Decodable {
        struct Meta: Decodable { let totalCount: Int? }

        let establishments: [Premises]
        let meta: Meta?
    }

    /// Returns all premises of a name in a postcode district, with one call for each page.
    public func premises(named name: String, in district: String) async throws(HTTPError) -> [Premises] {
        var found: [Premises] = []
        var page = 1
        while true {
            let list = try await list(named: name, in: district, page: page)
            found += list.establishments
            // An empty page ends the list, too, whatever total count the service reports.
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
