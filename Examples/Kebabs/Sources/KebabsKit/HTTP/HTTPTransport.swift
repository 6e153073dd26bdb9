/// Transports requests to servers: over the network, or from recorded responses.
public protocol HTTPTransport: Sendable {
    /// Sends a request once.
    ///
    /// - Throws: ``HTTPError`` without a response. Any status is a response.
    func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPAnswer
}
