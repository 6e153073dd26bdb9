/// Why an item of a batch has no value.
public enum BatchError<Failure: Error>: Error {
    /// The item's own work failed.
    case failed(Failure)
    /// The batch was cancelled before the work was done.
    case cancelled
    /// The batch's deadline came before the work was done.
    case deadlinePassed
}

extension BatchError: Equatable where Failure: Equatable {}

extension BatchError: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .failed(let error): "failed: \(error)"
        case .cancelled: "cancelled before it was done"
        case .deadlinePassed: "not done by the deadline"
        }
    }
}
