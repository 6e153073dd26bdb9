import FoundationNetworking
import Synchronization

/// Downloads data by HTTP. A cancelled task closes its connection.
final class HTTPPictureTransport: PictureTransport {
    private let session: URLSession
    private let downloads = HTTPDownloads()

    /// - Parameters:
    ///   - configuration: The configuration of the session, of which a copy is used. Responses are not cached,
    ///     because the loader has a cache of its own.
    ///   - timeout: The maximum time without data.
    init(_ configuration: URLSessionConfiguration, timeout: Duration) {
        let copy = configuration.copy() as? URLSessionConfiguration ?? configuration
        // Foundation asks its cache before it cancels a request. If the request has ended meanwhile, this query stops
        // the program.
        copy.urlCache = nil
        // The session truncates the time to whole seconds, and 0 would be no time at all.
        copy.timeoutIntervalForRequest = max(1, timeout.seconds.rounded(.up))
        session = URLSession(configuration: copy, delegate: downloads, delegateQueue: nil)
    }

    // The session retains its delegate until it is invalidated. No request runs any more, but a session must not cancel
    // a task whose redirection is about to be answered.
    deinit { session.finishTasksAndInvalidate() }

    func data(
        from url: URL, limit: Int, progress: @escaping @Sendable (PictureProgress) -> Void
    ) async throws(PictureError) -> Data {
        guard Self.isHTTP(url) else { throw .unsupportedURL(url) }
        let download = HTTPDownload(limit: limit, progress: progress)
        let task = session.dataTask(with: url)
        downloads.add(download, for: task)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                download.start(continuation)
                if !download.isFinished { task.resume() }
            }
        } onCancel: {
            download.finish(.failure(.cancelled))
            download.cancelTask { task.cancel() }
        }
        downloads.remove(task)
        return try result.get()
    }

    static func isHTTP(_ url: URL) -> Bool { ["http", "https"].contains(url.scheme?.lowercased()) && url.host?.isEmpty == false }
}

/// The delegate of the session: passes its messages to the download of the task.
private final class HTTPDownloads: NSObject, URLSessionDataDelegate {
    private let downloads = Mutex<[Int: HTTPDownload]>([:])

    func add(_ download: HTTPDownload, for task: URLSessionTask) { downloads.withLock { $0[task.taskIdentifier] = download } }
    func remove(_ task: URLSessionTask) { downloads.withLock { _ = $0.removeValue(forKey: task.taskIdentifier) } }
    private func download(_ task: URLSessionTask) -> HTTPDownload? { downloads.withLock { $0[task.taskIdentifier] } }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        // A task without a download was cancelled.
        guard let download = download(task) else { return }
        let isFollowed = download.follow(from: response.url, to: request.url)
        // Without a request, the redirection itself is the response, and the task ends.
        download.answerRedirection { completionHandler(isFollowed ? request : nil) }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let download = download(dataTask)
        let isWanted = download?.receive(response) ?? false
        completionHandler(.allow)
        // The answer above is not `.cancel`, because some versions of the session then never finish the task.
        guard !isWanted else { return }
        if let download { download.cancelTask { dataTask.cancel() } } else { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard let download = download(dataTask), !download.receive(data) else { return }
        download.cancelTask { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        download(task)?.complete(error)
    }
}
