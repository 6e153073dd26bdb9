/// A successful authorization.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorization
public final class ASAuthorization: NSObject {
    /// The provider of the request that the person answered.
    public let provider: any ASAuthorizationProvider
    /// The credential, such as an ``ASAuthorizationAppleIDCredential``.
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
    }

    /// Information about the person that a request asks for.
    ///
    /// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorization/scope
    public struct Scope: RawRepresentable, Hashable, Sendable {
        /// The name of the scope.
        public let rawValue: String

        /// Creates a scope with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a scope with a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The name of the person.
        public static let fullName = Scope(rawValue: "full_name")
        /// The address of mail.
        public static let email = Scope(rawValue: "email")
    }

    /// The operation of a request.
    ///
    /// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorization/openidoperation
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        /// The name of the operation.
        public let rawValue: String

        /// Creates an operation with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an operation with a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The operation that fits the provider; a login for an Apple Account.
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        /// The person signs in.
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        /// A person who has signed in before receives a new credential, without an alert.
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        /// The person signs out. Fails with `ASAuthorizationError.notHandled`, because apps cannot sign an Apple
        /// Account out.
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }
}
