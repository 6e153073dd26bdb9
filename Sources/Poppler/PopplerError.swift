/// The reason why a document could not be converted to a drawing.
package enum PopplerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The program `pdftocairo` is not in the folders of `PATH`.
    case notInstalled
    /// The program could not be started, or ended with an error.
    case failed(reason: String)
    /// The drawing exceeds the maximum number of bytes.
    case tooLarge(limit: Int)
    /// The program was terminated because it exceeded the memory limit, in bytes.
    case tooMuchMemory(limit: Int)
    /// The program exceeded the time limit.
    case tooSlow(limit: Duration)

    package var description: String {
        switch self {
        case .notInstalled: "pdftocairo is not installed"
        case .failed(let reason): reason
        case .tooLarge(let limit): "as a drawing it is longer than \(limit / 1_048_576) MB"
        case .tooMuchMemory(let limit): "drawing it needs more than \(limit / 1_048_576) MB of memory"
        case .tooSlow(let limit): "it was not drawn within \(limit)"
        }
    }
}
