/// Why a document did not become a drawing.
package enum PopplerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no program `pdftocairo` in the folders of `PATH`.
    case notInstalled
    /// The program could not be started, or ended with an error.
    case failed(reason: String)
    /// The drawing has more than so many bytes.
    case tooLarge(limit: Int)
    /// The program was stopped because it needed more than so many bytes of memory.
    case tooMuchMemory(limit: Int)
    /// The program did not end in time.
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
