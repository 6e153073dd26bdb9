/// The reason why a request to the store failed.
///
/// - Source: https://developer.apple.com/documentation/storekit/storekiterror
public enum StoreKitError: Error, LocalizedError, Sendable {
    /// The reason is not known.
    case unknown
    /// The person cancelled.
    case userCancelled
    /// The store cannot be reached.
    case networkError(URLError)
    /// The system could not perform the request.
    case systemError(any Error)
    /// The product is not available in the storefront.
    case notAvailableInStorefront
    /// The app does not have the entitlement.
    case notEntitled
    /// The system does not support the request.
    case unsupported

    /// The description of the error, one sentence.
    public var errorDescription: String? {
        switch self {
        case .unknown: "The store cannot complete the request."
        case .userCancelled: "The person cancelled the request."
        case .networkError: "The store cannot be reached."
        case .systemError: "The system cannot complete the request."
        case .notAvailableInStorefront: "The product is not available in the storefront."
        case .notEntitled: "The app does not have the entitlement for the request."
        case .unsupported: "The system does not support the request."
        }
    }

    /// The reason of the failure; `nil` without further information.
    public var failureReason: String? {
        switch self {
        case .networkError(let error): error.localizedDescription
        case .systemError(let error): error.localizedDescription
        default: nil
        }
    }

    /// The advice to the person; `nil` without one.
    public var recoverySuggestion: String? {
        if case .networkError = self { "Check the connection to the network, and try again." } else { nil }
    }
}
