import FoundationNetworking
import Synchronization

/// The state of one download: its data so far, and the continuation that waits for it.
final class HTTPDownload: Sendable {
    typealias Continuation = CheckedContinuation<Result<Data, PictureError>, Never>

    /// The maximum number of redirections, below the session's own limit of 20, whose error has no URL.
    private static let maximumRedirections = 16
    /// The minimum number of bytes between two reports of the progress.
    private static let reportBytes = 16 << 10

    private struct State {
        var continuation: Continuation?
        var result: Result<Data, PictureError>?
        var data = Data()
        var progress = PictureProgress()
        var reportedBytes = 0
        var redirections = 0
    }

    private let state = Mutex(State())
    /// Whether the task of the session was cancelled. The lock also covers the calls of the session.
    private let isTaskCancelled = Mutex(false)
    private let limit: Int
    private let progress: @Sendable (PictureProgress) -> Void

    init(limit: Int, progress: @escaping @Sendable (PictureProgress) -> Void) {
        self.limit = limit
        self.progress = progress
    }

    var isFinished: Bool { state.withLock { $0.result != nil } }

    /// Stores the continuation, and resumes it at once if the download has already been cancelled.
    func start(_ continuation: Continuation) {
        let result = state.withLock { state in
            if state.result == nil { state.continuation = continuation }
            return state.result
        }
        if let result { continuation.resume(returning: result) }
    }

    /// Ends the download. Of several results, the first is used.
    func finish(_ result: Result<Data, PictureError>) {
        let continuation = state.withLock { state -> Continuation? in
            guard state.result == nil else { return nil }
            (state.result, state.data) = (result, Data())
            defer { state.continuation = nil }
            return state.continuation
        }
        continuation?.resume(returning: result)
    }

    /// Calls `body`, which cancels the task of the session.
    ///
    /// Foundation's session stops the program if a redirection is answered after its task was cancelled. Therefore
    /// either the answer precedes the cancellation, or there is no answer.
    func cancelTask(_ body: () -> Void) {
        isTaskCancelled.withLock { isCancelled in
            isCancelled = true
            body()
        }
    }

    /// Calls `body`, which answers a redirection, unless the task of the session was cancelled.
    func answerRedirection(_ body: () -> Void) { isTaskCancelled.withLock { if !$0 { body() } } }

    /// Returns whether a redirection is followed.
    func follow(from old: URL?, to new: URL?) -> Bool {
        let count = state.withLock { state in
            state.redirections += 1
            return state.redirections
        }
        guard let new else { return false }
        let isLessSecure = old?.scheme?.lowercased() == "https" && new.scheme?.lowercased() != "https"
        guard count <= Self.maximumRedirections, HTTPPictureTransport.isHTTP(new), !isLessSecure else {
            finish(.failure(.redirected(to: new)))
            return false
        }
        return true
    }

    /// Reads the head of the response. Returns whether the body is wanted.
    func receive(_ response: URLResponse) -> Bool {
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200...299).contains(status) {
            finish(.failure(.status(status)))
            return false
        }
        let length = response.expectedContentLength
        guard length <= Int64(limit) else {
            finish(.failure(.bodyTooLong(limit: limit)))
            return false
        }
        state.withLock { $0.progress.expectedBytes = length > 0 ? Int(length) : nil }
        return true
    }

    /// Adds a part of the body. Returns `false` if the body is too long.
    func receive(_ data: Data) -> Bool {
        let (isTooLong, report) = state.withLock { state -> (Bool, PictureProgress?) in
            guard state.result == nil else { return (false, nil) }
            state.progress.receivedBytes += data.count
            let received = state.progress.receivedBytes
            guard received <= limit else { return (true, nil) }
            state.data.append(data)
            let isDue = received - state.reportedBytes >= Self.reportBytes || received == state.progress.expectedBytes
            if isDue { state.reportedBytes = received }
            return (false, isDue ? state.progress : nil)
        }
        if let report { progress(report) }
        if isTooLong { finish(.failure(.bodyTooLong(limit: limit))) }
        return !isTooLong
    }

    /// Ends the download with the received data, or with the error of the session.
    func complete(_ error: (any Error)?) {
        guard let error else { return finish(.success(state.withLock { $0.data })) }
        switch (error as? URLError)?.code {
        case .cancelled: finish(.failure(.cancelled))
        case .timedOut: finish(.failure(.timedOut))
        default: finish(.failure(.connection(error.localizedDescription)))
        }
    }
}
