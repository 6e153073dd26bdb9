import Foundation
import FoundationNetworking

/// HTTP requests that a task may cancel at any time.
///
/// `URLSession.data(for:)` resumes the Swift task on the session's queue. In Foundation of Swift 6.3, its cancellation
/// waits for this queue, while the runtime holds the lock of the Swift task. Both may then wait for ever.
/// The completion handler that this type uses runs on another queue.
///
/// - Source: https://github.com/swiftlang/swift-corelibs-foundation/issues/5412
package enum NetworkSession {
    // Without a cache: Foundation would ask its cache before it cancels, and stop the program if the request has ended
    // meanwhile. Callers keep what they need.
    private static let session: URLSession = {
        let configuration = URLSessionConfiguration.default
        configuration.urlCache = nil
        return URLSession(configuration: configuration)
    }()

    /// Returns the body and the head of the response.
    ///
    /// - Throws: A `URLError`; with the code `cancelled` if the task is cancelled.
    package static func response(to request: URLRequest) async throws -> (Data, URLResponse) {
        let (responses, continuation) = AsyncThrowingStream.makeStream(of: (Data, URLResponse).self)
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
            for try await response in responses { return response }
            throw URLError(.cancelled)
        } onCancel: {
            task.cancel()
        }
    }
}
