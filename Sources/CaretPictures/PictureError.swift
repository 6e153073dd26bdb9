/// The reason why a picture could not be loaded.
public enum PictureError: Error, Hashable, Sendable {
    /// The server's status code, which is not from 200 to 299.
    case status(Int)
    /// The server could not be reached, or the connection ended too early; with the reason of the system.
    case connection(String)
    /// The server sent nothing for ``PictureLimits/timeout``.
    case timedOut
    /// The body is longer than the limit, ``PictureLimits/downloadBytes``.
    case bodyTooLong(limit: Int)
    /// A redirection that is not followed: the scheme is not HTTP or less secure, or there were too many redirections.
    case redirected(to: URL)
    /// The URL is neither a file nor an HTTP address.
    case unsupportedURL(URL)
    /// The file, or the downloaded data, cannot be decoded.
    case image(ImageError)
    /// The downloaded data cannot be written to a file; with the reason of the system.
    case storage(String)
    /// The task was cancelled.
    case cancelled

    /// Whether a later attempt may succeed: the connection failed, or the status is 408, 429 or from 500 to 599.
    public var isTemporary: Bool {
        switch self {
        case .connection, .timedOut: true
        case .status(let status): status == 408 || status == 429 || (500...599).contains(status)
        case .bodyTooLong, .redirected, .unsupportedURL, .image, .storage, .cancelled: false
        }
    }
}

extension PictureError: CustomStringConvertible, LocalizedError {
    /// The reason, in one sentence without a full stop.
    public var description: String {
        switch self {
        case .status(let status): "The server answered with status \(status)"
        case .connection(let reason): "The connection failed: \(reason)"
        case .timedOut: "The server did not answer in time"
        case .bodyTooLong(let limit): "The picture is longer than \(limit) bytes"
        case .redirected(let url): "The redirection to \(url.absoluteString) is not followed"
        case .unsupportedURL(let url): "\(url.absoluteString) is neither a file nor an HTTP address"
        case .image(let error): error.description
        case .storage(let reason): "The picture cannot be stored: \(reason)"
        case .cancelled: "The request was cancelled"
        }
    }

    /// The description.
    public var errorDescription: String? { description }
}
