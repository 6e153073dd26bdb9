import Foundation
import Testing
import TodoModel

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A client of a server over HTTP.
struct TestClient: Sendable {
    let url: URL
    var token: String?
    private let session = URLSession(configuration: Self.configuration, delegate: NoRedirects(), delegateQueue: nil)

    init(_ url: URL, token: String? = nil) { (self.url, self.token) = (url, token) }

    struct Answer: Sendable {
        var status: Int
        var headers: [String: String]
        var body: Data

        var text: String { String(decoding: body, as: UTF8.self) }
        var tag: String? { headers["ETag"] ?? headers["Etag"] }
        func value<Value: Decodable>(_ type: Value.Type) throws -> Value { try JSONDecoder().decode(type, from: body) }
        var problem: Problem? { try? value(Problem.self) }
    }

    /// Starts a server with an account. Server and folder are removed when they are released.
    static func withServer(rate: Double = 0) async throws -> (server: ServerProcess, client: TestClient, folder: TemporaryFolder) {
        let folder = try TemporaryFolder()
        let server = try await ServerProcess.start(database: folder.file("server.sqlite"), rate: rate)
        return (server, try await TestClient(server.url).registered(), folder)
    }

    /// Returns the client with a new account.
    func registered(_ name: String = "ann \(UUID().uuidString)") async throws -> TestClient {
        let answer = try await send("POST", "v1/accounts", json: #"{"name":"\#(name)","password":"correct horse"}"#)
        return TestClient(url, token: try answer.value(AccessToken.self).token)
    }

    func send(
        _ method: String, _ path: String, json: String? = nil, headers: [String: String] = [:]
    ) async throws -> Answer {
        try await send(
            method, path, body: json.map { Data($0.utf8) }, headers: ["Content-Type": "application/json"].merging(headers) { $1 })
    }

    func send(_ method: String, _ path: String, body: Data?, headers: [String: String]) async throws -> Answer {
        var request = URLRequest(url: try #require(path.isEmpty ? url : URL(string: path, relativeTo: url.appendingPathComponent(""))))
        request.httpMethod = method
        request.httpBody = body
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let (data, response) = try await session.data(for: request)
        let http = try #require(response as? HTTPURLResponse)
        let fields = http.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
        return Answer(status: http.statusCode, headers: Dictionary(fields) { $1 }, body: data)
    }

    /// Submits a form as a browser does, with a cookie.
    func submit(_ path: String, _ fields: [String: String], cookie: String? = nil, headers: [String: String] = [:]) async throws -> Answer {
        var all = ["Content-Type": "application/x-www-form-urlencoded"].merging(headers) { $1 }
        if let cookie { all["Cookie"] = cookie }
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-._~")
        let text = fields.map { "\($0.key)=\($0.value.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")" }.joined(separator: "&")
        return try await send("POST", path, body: Data(text.utf8), headers: all)
    }

    func addTask(_ title: String) async throws -> TodoTask {
        try await send("POST", "v1/tasks", json: #"{"title":"\#(title)"}"#).value(TodoTask.self)
    }

    private static var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        return configuration
    }
}

/// Returns redirects instead of following them.
private final class NoRedirects: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) { completionHandler(nil) }
}
