/// The reason why an item of a batch has no value.
public enum BatchError<Failure: Error>: Error {
    /// The work of the item failed.
    case failed(Failure)
    /// The batch was cancelled before the work was done.
    case cancelled
    /// The deadline of the batch passed before the work was done.
    case deadlinePassed
}

extension BatchError: Equatable where Failure: Equatable {}

extension BatchError: CustomStringConvertible {
    /// A readable description of the error.
    public var description: String {
        switch self {
        case .failed(let error): "failed: \(error)"
        case .cancelled: "cancelled before it was done"
        case .deadlinePassed: "not done by the deadline"
        }
    }
}
