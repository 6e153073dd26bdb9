import Foundation
import TodoModel

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends calls over HTTP.
public struct HTTPTransport: TodoTransport {
    private let server: URL
    private let token: String?
    private let session: URLSession

    /// - Parameters:
    ///   - server: the address of the server, such as `http://127.0.0.1:8080`.
    ///   - token: the access token; `nil` before a login.
    ///   - timeout: the longest time without an answer, in seconds.
    public init(server: URL, token: String?, timeout: TimeInterval = 30) {
        self.server = server
        self.token = token
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = timeout
        configuration.httpCookieStorage = nil
        // Foundation asks its cache before it cancels a request.
        // If the request has ended meanwhile, that stops the program.
        configuration.urlCache = nil
        session = URLSession(configuration: configuration)
    }

    public func send(_ call: TodoCall) async throws -> TodoAnswer {
        guard let url = URL(string: call.path, relativeTo: server.appendingPathComponent("")) else {
            throw TodoError.unreachable("'\(call.path)' is no address")
        }
        var request = URLRequest(url: url)
        request.httpMethod = call.method
        request.httpBody = call.body
        if call.body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        if let key = call.key { request.setValue(key.uuidString, forHTTPHeaderField: "Idempotency-Key") }
        let (data, response) = try await answer(request)
        guard let response = response as? HTTPURLResponse else { throw TodoError.unreadable("no HTTP") }
        return TodoAnswer(
            status: response.statusCode, body: data, retryAfter: response.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) })
    }

    private func answer(_ request: URLRequest) async throws -> (Data, URLResponse) {
        do {
            return try await data(for: request)
        } catch let error as URLError where error.code == .cancelled {
            throw CancellationError()
        } catch {
            throw TodoError.unreachable(error.localizedDescription)
        }
    }

    /// Performs a request as `URLSession.data(for:)` does.
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

    /// Logs in, or registers an account first.
    ///
    /// - Returns: a token for another transport.
    /// - Throws: ``TodoError``.
    public func enter(_ credentials: Credentials, isNew: Bool = false) async throws -> String {
        let body = try JSONEncoder().encode(credentials)
        let answer = try await send(TodoCall("POST", isNew ? "v1/accounts" : "v1/tokens", body: body))
        return try answer.value(AccessToken.self).token
    }
}

extension TodoAnswer {
    /// Decodes the record of the answer, or throws the ``TodoError`` of the answer.
    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try requireSuccess()
        do {
            return try JSONDecoder().decode(type, from: body)
        } catch {
            throw TodoError.unreadable("\(error)")
        }
    }

    func requireSuccess() throws {
        switch status {
        case 200..<300: return
        case 401, 403: throw TodoError.unauthorized
        case 408, 429, 500...: throw TodoError.busy(retryAfter: retryAfter ?? 5)
        default:
            guard let problem = try? JSONDecoder().decode(Problem.self, from: body) else {
                throw TodoError.unreadable("status \(status)")
            }
            throw TodoError.refused(problem)
        }
    }
}
