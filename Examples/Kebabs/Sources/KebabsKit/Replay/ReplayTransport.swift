import Foundation

/// Responses from an invented street instead of the two services, for runs without a network and for tests.
public struct ReplayTransport: HTTPTransport {
    /// The number of premises.
    public let count: Int
    /// Returns whether the postcode of the premises with an index is known.
    public let isKnown: @Sendable (_ index: Int) -> Bool

    /// Creates a street with a number of premises; every fourth postcode is unknown by default.
    public init(count: Int = 137, isKnown: @escaping @Sendable (_ index: Int) -> Bool = { $0 % 4 != 3 }) {
        self.count = count
        self.isKnown = isKnown
    }

    /// Returns the response of the service to which the path belongs; 404 for any other.
    public func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPAnswer {
        if Task.isCancelled { throw .cancelled }
        switch (request.path.first, request.path.count) {
        case ("postcodes", 1): return Self.json(ReplayStreet.nearest)
        case ("postcodes", 2): return place(of: request.path[1])
        case ("Establishments", 1):
            guard request.headers["x-api-version"] == "2" else { return HTTPAnswer(status: 400, body: Data()) }
            let page = request.query.first { $0.name == "pageNumber" }?.value.flatMap { Int($0) } ?? 1
            return Self.json(ReplayStreet.list(count, page: max(page, 1)))
        default: return HTTPAnswer(status: 404, body: Data())
        }
    }

    private func place(of postcode: String) -> HTTPAnswer {
        guard let index = ReplayStreet.index(of: postcode), index < count, isKnown(index) else {
            return HTTPAnswer(
                status: 404, headers: ["content-type": "application/json"], body: Data(#"{"status":404,"error":"Postcode not found"}"#.utf8)
            )
        }
        return Self.json(ReplayStreet.place(index))
    }

    private static func json(_ text: String) -> HTTPAnswer {
        HTTPAnswer(status: 200, headers: ["content-type": "application/json"], body: Data(text.utf8))
    }
}
