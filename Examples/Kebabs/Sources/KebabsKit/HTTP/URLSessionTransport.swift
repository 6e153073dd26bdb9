import Foundation
import FoundationNetworking

/// A transport by Foundation's URLSession: it reuses connections, decompresses gzip, and comes with the toolchain.
///
/// For some hundred small responses from two hosts the servers determine the time, and async-http-client would cost
/// minutes of building; see the README.
public struct URLSessionTransport: HTTPTransport {
    private let session: URLSession

    /// - Parameter timeout: the time without data after which a request fails, in seconds; 15 by default.
    public init(timeout: Double = 15, connections: Int = 8) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = timeout
        configuration.httpMaximumConnectionsPerHost = connections
        // Foundation asks its cache before it cancels a request.
        // If the request has ended meanwhile, that stops the program.
        configuration.urlCache = nil
        configuration.httpAdditionalHeaders = ["User-Agent": "Kebabs (Caret example)", "Accept": "application/json"]
        session = URLSession(configuration: configuration)
    }

    /// Sends a request once; cancelling the task ends the request.
    public func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPAnswer {
        guard let url = request.url else { throw .badAddress }
        var question = URLRequest(url: url)
        for (name, value) in request.headers { question.setValue(value, forHTTPHeaderField: name) }
        do {
            let (body, response) = try await data(for: question)
            guard let http = response as? HTTPURLResponse else { throw HTTPError.unexpected("no HTTP") }
            let headers = http.allHeaderFields.map { (String(describing: $0.key).lowercased(), String(describing: $0.value)) }
            return HTTPAnswer(status: http.statusCode, headers: Dictionary(headers) { first, _ in first }, body: body)
        } catch {
            throw Self.reason(error)
        }
    }

    /// Sends a request as `URLSession.data(for:)` does.
    ///
    /// That method resumes the Swift task on the session's queue. Its cancellation waits for this queue,
    /// while the runtime holds the lock of the Swift task, so that both may wait for ever.
    /// A completion handler runs on another queue
    /// (https://github.com/swiftlang/swift-corelibs-foundation/issues/5412).
    private func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        let (answers, continuation) = AsyncThrowingStream.makeStream(of: (Data, URLResponse).self)
        let task = session.dataTask(with: request) { data, response, error in
            if let data, let response {
                continuation.yield((data, response))
                continuation.finish()
            } else {
                continuation.finish(throwing: error ?? URLError(.badServerResponse))
            }
        }
        task.resume()
        return try await withTaskCancellationHandler {
            for try await answer in answers { return answer }
            throw URLError(.cancelled)
        } onCancel: {
            task.cancel()
        }
    }

    private static func reason(_ error: any Error) -> HTTPError {
        if let error = error as? HTTPError { return error }
        if error is CancellationError { return .cancelled }
        switch (error as? URLError)?.code {
        case .cancelled: return .cancelled
        case .timedOut: return .timedOut
        default: return .unreachable(error.localizedDescription)
        }
    }
}
