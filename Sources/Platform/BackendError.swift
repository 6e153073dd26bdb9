/// Why a back end cannot show anything.
package enum BackendError: Error, CustomStringConvertible {
    /// The back end was left out of this build, or its name is unknown.
    case unavailable(name: String, reason: String)
    /// There is no window system.
    case noDisplay(reason: String)
    /// The window system or the network refused.
    case failed(operation: String, reason: String)

    package var description: String {
        switch self {
        case .unavailable(let name, let reason): "the back end '\(name)' is not available: \(reason)"
        case .noDisplay(let reason): "no display: \(reason); use --backend web"
        case .failed(let operation, let reason): "\(operation) failed: \(reason)"
        }
    }
}
