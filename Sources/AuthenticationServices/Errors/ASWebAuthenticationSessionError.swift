/// The reason why a web session ended without a callback.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsessionerror
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// The person cancelled.
        case canceledLogin = 1
        /// The session has no presentation context provider.
        case presentationContextNotProvided = 2
        /// The window of the presentation context belongs to no scene.
        case presentationContextInvalid = 3
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
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    /// The kind of error. A code that is not known counts as `canceledLogin`.
    public var code: Code { Code(rawValue: _nsError.code) ?? .canceledLogin }
    /// The raw value of the code.
    public var errorCode: Int { _nsError.code }
    /// The further information.
    public var userInfo: [String: Any] { _nsError.userInfo }
    /// The further information.
    public var errorUserInfo: [String: Any] { _nsError.userInfo }
    /// The description, one sentence.
    public var localizedDescription: String { _nsError.localizedDescription }
}

extension ASWebAuthenticationSessionError {
    /// The person cancelled.
    public static var canceledLogin: Code { .canceledLogin }
    /// The session has no presentation context provider.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The window of the presentation context belongs to no scene.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

extension ASWebAuthenticationSessionError.Code {
    /// Returns whether an error has the code. Used by `catch`.
    public static func ~= (code: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
        if let error = error as? ASWebAuthenticationSessionError { return error.code == code }
        let error = error as NSError
        return error.domain == ASWebAuthenticationSessionError.errorDomain && error.code == code.rawValue
    }

    /// The description of the error, one sentence.
    var text: String {
        switch self {
        case .canceledLogin: "The person cancelled the sign-in."
        case .presentationContextNotProvided: "The session has no presentation context provider."
        case .presentationContextInvalid: "The window of the presentation context belongs to no scene."
        }
    }
}

/// The domain of errors, `ASWebAuthenticationSessionError.errorDomain`.
public var ASWebAuthenticationSessionErrorDomain: String { ASWebAuthenticationSessionError.errorDomain }
