/// The result of signing in with the Apple Account.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidcredential
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The identifier of the person, the same at each sign-in.
    public let user: String
    /// The state of the request.
    public let state: String?
    /// The scopes that the person shares.
    public let authorizedScopes: [ASAuthorization.Scope]
    /// The code for the app's server.
    public let authorizationCode: Data?
    /// The token for the app's server.
    ///
    /// > Difference from Apple: The token is not signed, so a server does not accept it, unless a test gives a token.
    public let identityToken: Data?
    /// The address of mail, at the first sign-in only.
    public let email: String?
    /// The name, at the first sign-in only; otherwise without parts.
    public let fullName: PersonNameComponents?
    /// Whether the person seems to be a human.
    public let realUserStatus: ASUserDetectionStatus

    init(
        user: String, state: String?, authorizedScopes: [ASAuthorization.Scope], authorizationCode: Data, identityToken: Data,
        email: String?,
        fullName: PersonNameComponents?, realUserStatus: ASUserDetectionStatus
    ) {
        self.user = user
        self.state = state
        self.authorizedScopes = authorizedScopes
        self.authorizationCode = authorizationCode
        self.identityToken = identityToken
        self.email = email
        self.fullName = fullName
        self.realUserStatus = realUserStatus
    }

    /// Returns the credential itself, which cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Whether a person seems to be a human.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/asuserdetectionstatus
public enum ASUserDetectionStatus: Int, Sendable {
    /// The system cannot tell on this device.
    case unsupported = 0
    /// The system has not determined the status.
    case unknown = 1
    /// The person is probably a human.
    case likelyReal = 2
}
