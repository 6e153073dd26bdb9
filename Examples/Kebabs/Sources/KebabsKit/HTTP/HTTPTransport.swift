/// Carries questions to servers: over the network, or from recorded answers.
public protocol HTTPTransport: Sendable {
    /// Asks once.
    ///
    /// - Throws: ``HTTPError`` if no answer came. Any status is an answer.
    func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPAnswer
}
