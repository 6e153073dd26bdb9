internal import Dispatch
internal import FoundationNetworking
internal import Synchronization
internal import SystemServices
internal import UniformTypeIdentifiers

/// The download of one page or image: from the answers of a test, from a file, or from the network.
final class LinkDownload: NSObject, URLSessionDataDelegate, Sendable {
    /// The maximum number of redirections between a test's answers.
    private static let maximumRedirections = 16

    private struct State {
        var data = Data()
        var isFinished = false
        var isCancelled = false
        var session: URLSession?
        var task: URLSessionDataTask?
    }

    private let state = Mutex(State())
    private let links: LinksService
    private let limit: Int
    private let truncates: Bool
    private let handler: @Sendable (LinkResponse?) -> Void

    /// - Parameters:
    ///   - limit: The maximum number of bytes.
    ///   - truncates: Whether the first bytes of a longer body are used; `false` to fail.
    init(_ links: LinksService, limit: Int, truncates: Bool, _ handler: @escaping @Sendable (LinkResponse?) -> Void) {
        self.links = links
        self.limit = limit
        self.truncates = truncates
        self.handler = handler
        super.init()
    }

    static func supports(_ url: URL) -> Bool {
        switch url.scheme?.lowercased() {
        case "http", "https": url.host?.isEmpty == false
        case "file": true
        default: false
        }
    }

    func start(_ request: URLRequest) {
        guard let url = request.url, Self.supports(url) else { return finish(nil) }
        if let answer = links.answer(to: url) {
            apply(answer, to: url)
        } else if url.isFileURL {
            let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType ?? "application/octet-stream"
            DispatchQueue.global().async { [self] in
                guard let data = try? FileHandle(forReadingFrom: url).read(upToCount: limit + 1) else { return finish(nil) }
                receive(data)
                finish(response(url, type))
            }
        } else {
            load(request)
        }
    }

    /// Cancels the download, whose handler is not called any more.
    ///
    /// Foundation's session stops the program if a redirection is answered after its task was cancelled. Both
    /// therefore use the same lock.
    func cancel() {
        state.withLock { state in
            state.isFinished = true
            state.isCancelled = true
            state.task?.cancel()
            state.session?.finishTasksAndInvalidate()
            (state.task, state.session, state.data) = (nil, nil, Data())
        }
    }

    private func apply(_ answer: LinkAnswer, to url: URL, redirections: Int = 0) {
        switch answer {
        case .response(let data, let type):
            receive(data)
            finish(response(url, type))
        case .redirect(let next) where redirections < Self.maximumRedirections:
            guard let answer = links.answer(to: next) else { return start(URLRequest(url: next)) }
            apply(answer, to: next, redirections: redirections + 1)
        case .status, .unreachable, .redirect: finish(nil)
        case .pending: break
        }
    }

    private func load(_ request: URLRequest) {
        let configuration = URLSessionConfiguration.ephemeral
        // Foundation asks its cache before it cancels a request, and stops the program if the request has ended.
        configuration.urlCache = nil
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        let task = session.dataTask(with: request)
        state.withLock { state in
            guard !state.isCancelled else { return session.finishTasksAndInvalidate() }
            (state.session, state.task) = (session, task)
            task.resume()
        }
    }

    /// Adds a part of the body. Returns `false` if no more is required.
    @discardableResult private func receive(_ data: Data) -> Bool {
        state.withLock { state in
            guard !state.isFinished else { return false }
            state.data.append(data)
            guard state.data.count > limit else { return true }
            state.data = truncates ? state.data.prefix(limit) : Data()
            return false
        }
    }

    private func response(_ url: URL, _ type: String) -> LinkResponse? {
        let data = state.withLock { $0.data }
        return data.isEmpty && !truncates ? nil : LinkResponse(url: url, data: data, contentType: type)
    }

    private func finish(_ response: LinkResponse?) {
        let isFirst = state.withLock { state in
            defer { state.isFinished = true }
            return !state.isFinished
        }
        if isFirst { handler(response) }
    }

    private func finish(_ task: URLSessionTask) {
        guard let response = task.response as? HTTPURLResponse, (200...299).contains(response.statusCode) else { return finish(nil) }
        let type = response.value(forHTTPHeaderField: "Content-Type") ?? ""
        finish((response.url ?? task.originalRequest?.url).flatMap { self.response($0, type) })
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        // Foundation's URL lacks the slash at the end of the address.
        let address = response.value(forHTTPHeaderField: "Location").flatMap { URL(string: $0, relativeTo: response.url)?.absoluteURL }
        var next = request
        next.url = address ?? request.url
        let isFollowed = next.url.map { Self.supports($0) && !$0.isFileURL } ?? false
        state.withLock { state in
            if !state.isCancelled { completionHandler(isFollowed ? next : nil) }
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        if !receive(data) {
            finish(dataTask)
            cancel()
        }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if error == nil { finish(task) } else { finish(nil) }
        state.withLock { $0.session }?.finishTasksAndInvalidate()
    }
}
