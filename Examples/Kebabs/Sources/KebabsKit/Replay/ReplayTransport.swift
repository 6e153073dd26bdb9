import Foundation

/// Answers from a made-up street in place of the two services, so that the app runs without a network and tests know what comes.
public struct ReplayTransport: HTTPTransport {
    /// How many premises there are.
    public let count: Int
    /// Whether the postcode of the premises with that number is known.
    public let isKnown: @Sendable (_ index: Int) -> Bool

    /// A street with so many premises; every fourth one's postcode is not known by default.
    public init(count: Int = 137, isKnown: @escaping @Sendable (_ index: Int) -> Bool = { $0 % 4 != 3 }) {
        self.count = count
        self.isKnown = isKnown
    }

    /// The answer of the service that the path belongs to; 404 for any other.
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
