/// The reason why the person was not signed in.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationerror
public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// The reason is not known. For example, the device has no account for the requests.
        case unknown = 1000
        /// The person cancelled.
        case canceled = 1001
        /// The response was invalid.
        case invalidResponse = 1002
        /// Nothing handled the request.
        case notHandled = 1003
        /// The sign-in failed.
        case failed = 1004
        /// An alert is required, but there is no app in the foreground that could show it.
        case notInteractive = 1005
    }

    /// The error in the form of Foundation.
    public let _nsError: NSError

    /// Creates an error from one of Foundation, whose domain is ``errorDomain``.
    public init(_nsError error: NSError) { _nsError = error }

    /// Creates an error with a code. The description of the code is added to the information if it is missing.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        let description = [NSLocalizedDescriptionKey: code.text]
        _nsError = NSError(domain: Self.errorDomain, code: code.rawValue, userInfo: userInfo.merging(description) { given, _ in given })
    }

    /// The domain of the errors for Foundation.
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    /// The kind of error. A code that is not known counts as `unknown`.
    public var code: Code { Code(rawValue: _nsError.code) ?? .unknown }
    /// The raw value of the code.
    public var errorCode: Int { _nsError.code }
    /// The further information.
    public var userInfo: [String: Any] { _nsError.userInfo }
    /// The further information.
    public var errorUserInfo: [String: Any] { _nsError.userInfo }
    /// The description, one sentence.
    public var localizedDescription: String { _nsError.localizedDescription }
}

extension ASAuthorizationError {
    /// The reason is not known. For example, the device has no account for the requests.
    public static var unknown: Code { .unknown }
    /// The person cancelled.
    public static var canceled: Code { .canceled }
    /// The response was invalid.
    public static var invalidResponse: Code { .invalidResponse }
    /// Nothing handled the request.
    public static var notHandled: Code { .notHandled }
    /// The sign-in failed.
    public static var failed: Code { .failed }
    /// An alert is required, but there is no app in the foreground that could show it.
    public static var notInteractive: Code { .notInteractive }
}

extension ASAuthorizationError.Code {
    /// Returns whether an error has the code. Used by `catch`.
    public static func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool {
        if let error = error as? ASAuthorizationError { return error.code == code }
        let error = error as NSError
        return error.domain == ASAuthorizationError.errorDomain && error.code == code.rawValue
    }

    /// The description of the error, one sentence.
    var text: String {
        switch self {
        case .unknown: "The person was not signed in, and the reason is not known."
        case .canceled: "The person cancelled the sign-in."
        case .invalidResponse: "The response to the sign-in was invalid."
        case .notHandled: "Nothing handled the request to sign in."
        case .failed: "The sign-in failed."
        case .notInteractive: "The sign-in requires an alert, which cannot be shown."
        }
    }
}

/// The domain of errors, `ASAuthorizationError.errorDomain`.
public var ASAuthorizationErrorDomain: String { ASAuthorizationError.errorDomain }
