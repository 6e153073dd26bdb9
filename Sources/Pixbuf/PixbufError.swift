/// An error of gdk-pixbuf, with the call that reported it and its message.
package enum PixbufError: Error, Hashable, Sendable, CustomStringConvertible {
    case failed(operation: String, message: String)
    /// The image has more pixels than allowed. Decoding was stopped before memory was allocated.
    case tooLarge(width: Int, height: Int)
    /// Decoding exceeded the time limit.
    case tooSlow(limit: Duration)

    package var description: String {
        switch self {
        case .failed(let operation, let message): "\(operation): \(message)"
        case .tooLarge(let width, let height): "the picture has \(width)x\(height) pixels"
        case .tooSlow(let limit): "it was not drawn within \(limit)"
        }
    }
}
