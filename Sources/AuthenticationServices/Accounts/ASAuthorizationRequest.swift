/// A request for a credential, which a provider creates.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationrequest
open class ASAuthorizationRequest: NSObject {
    /// The provider that created the request.
    public final let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request whose credential contains tokens for the app's server.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationopenidrequest
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// The information that the app needs; `nil`, the default, for none. The person shares the information at the first
    /// sign-in only.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// A text that the credential repeats, to compare; `nil` by default.
    open var state: String?
    /// A text that the identity token repeats, against replays; `nil` by default.
    open var nonce: String?
    /// The operation; `.operationImplicit` by default.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request for the Apple Account of the person.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidrequest
public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The identifier of the person who should sign in; `nil`, the default, for whoever uses the device. A request for
    /// another person fails.
    public var user: String?
}

/// A request for a saved password.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationpasswordrequest
public final class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
