/// A failure inside gdk-pixbuf, with the call that reported it and its words.
package enum PixbufError: Error, Hashable, Sendable, CustomStringConvertible {
    case failed(operation: String, message: String)
    /// Decoding was stopped before it took memory, since the picture has more pixels than allowed.
    case tooLarge(width: Int, height: Int)
    /// Decoding was given up after that time.
    case tooSlow(limit: Duration)

    package var description: String {
        switch self {
        case .failed(let operation, let message): "\(operation): \(message)"
        case .tooLarge(let width, let height): "the picture has \(width)x\(height) pixels"
        case .tooSlow(let limit): "it was not drawn within \(limit)"
        }
    }
}
