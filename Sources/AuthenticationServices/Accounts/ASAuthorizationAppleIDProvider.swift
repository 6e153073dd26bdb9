internal import Dispatch
internal import SystemServices

/// A source of credentials of the person's Apple Account.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// Whether a person uses the Apple Account with the app.
    ///
    /// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider/credentialstate
    public enum CredentialState: Int, Sendable {
        /// The person signed in, and then withdrew the permission.
        case revoked = 0
        /// The person has signed in.
        case authorized = 1
        /// The person has never signed in to the app.
        case notFound = 2
        /// The app belongs to another team now.
        case transferred = 3
    }

    /// Posted on the main queue when the person stops using the Apple Account with the app.
    public static let credentialRevokedNotification = SignInService.revocation

    private static let queue = DispatchQueue(label: "caret.authenticationservices.reply")

    /// Creates a provider.
    public override init() { super.init() }

    /// Returns a request to sign in with the Apple Account.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    /// Determines whether a person uses the Apple Account with the app.
    ///
    /// - Parameters:
    ///   - userID: The identifier in the person's credential.
    ///   - completion: Called once on a private queue. The error is `nil`.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) {
        let services = SystemServices.current
        services.signIn.markUsed()
        // The identifier belongs to a person, so the log does not have it.
        services.requests.record("signIn", "asks for the state of an Apple Account")
        let state = CredentialState(services.signIn[userID])
        PendingCalls.run(on: Self.queue, "the state of an Apple Account") { completion(state, nil) }
    }

    /// Returns whether a person uses the Apple Account with the app.
    nonisolated(nonsending) public final func credentialState(forUserID userID: String) async throws -> CredentialState {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<CredentialState, any Error>) in
            getCredentialState(forUserID: userID) { state, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: state) }
            }
        }
    }
}

extension ASAuthorizationAppleIDProvider.CredentialState {
    init(_ state: AppleAccountState) {
        self =
            switch state {
            case .notFound: .notFound
            case .authorized: .authorized
            case .revoked: .revoked
            case .transferred: .transferred
            }
    }
}
