/// The reason why a back end cannot display anything.
package enum BackendError: Error, CustomStringConvertible {
    /// The build does not include the back end, or the name is unknown.
    case unavailable(name: String, reason: String)
    /// There is no window system.
    case noDisplay(reason: String)
    /// An operation of the window system or the network failed.
    case failed(operation: String, reason: String)

    package var description: String {
        switch self {
        case .unavailable(let name, let reason): "the back end '\(name)' is not available: \(reason)"
        case .noDisplay(let reason): "no display: \(reason); use --backend web"
        case .failed(let operation, let reason): "\(operation) failed: \(reason)"
        }
    }
}
