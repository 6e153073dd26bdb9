import Foundation

/// A client that sends a request, retries it where that may help, and decodes the response.
public struct JSONClient: Sendable {
    /// The transport of the requests.
    public let transport: any HTTPTransport
    /// The policy of retries.
    public let retry: RetryPolicy
    private let clock: any Clock<Duration>

    /// - Parameter clock: measures the pauses.
    public init(transport: any HTTPTransport, retry: RetryPolicy = RetryPolicy(), clock: any Clock<Duration> = ContinuousClock()) {
        self.transport = transport
        self.retry = retry
        self.clock = clock
    }

    /// Returns the decoded value of a response.
    ///
    /// - Parameter status: a further status, beside 200, whose responses are decoded if they contain a value.
    public func value<Value: Decodable>(
        of type: Value.Type, _ request: HTTPRequest, alsoOf status: Int = 200
    ) async throws(HTTPError) -> Value {
        var attempt = 1
        while true {
            if Task.isCancelled { throw .cancelled }
            do {
                return try Self.decode(type, try await transport.answer(to: request), alsoOf: status)
            } catch {
                guard error.isPassing, attempt < retry.attempts, retry.waits(after: error) else { throw error }
                try await rest(before: attempt, error)
                attempt += 1
            }
        }
    }

    private func rest(before retry: Int, _ error: HTTPError) async throws(HTTPError) {
        var asked: Double?
        if case .status(_, let after) = error { asked = after }
        do {
            try await clock.sleep(for: .seconds(self.retry.pause(before: retry, asked: asked)))
        } catch {
            throw .cancelled
        }
    }

    private static func decode<Value: Decodable>(
        _ type: Value.Type, _ answer: HTTPAnswer, alsoOf status: Int
    ) throws(HTTPError) -> Value {
        if answer.status != 200 {
            if answer.status == status, let value = try? JSONDecoder().decode(type, from: answer.body) { return value }
            throw .status(answer.status, retryAfter: answer.headers["retry-after"].flatMap(Double.init))
        }
        let first = answer.body.first { $0 > 0x20 }
        guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
            throw .notJSON(
                type: answer.headers["content-type"] ?? "nothing", beginning: String(decoding: answer.body.prefix(40), as: UTF8.self))
        }
        do {
            return try JSONDecoder().decode(type, from: answer.body)
        } catch let error as DecodingError {
            throw .unexpected(words(error))
        } catch {
            throw .unexpected("\(error)")
        }
    }

    private static func words(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, let context): "\(path(context)) has no \(key.stringValue)"
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            "\(path(context)): \(context.debugDescription)"
        @unknown default: "\(error)"
        }
    }

    private static func path(_ context: DecodingError.Context) -> String {
        context.codingPath.isEmpty ? "the answer" : context.codingPath.map(\.stringValue).joined(separator: ".")
    }
}
