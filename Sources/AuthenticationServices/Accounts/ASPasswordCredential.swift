/// The name and the password of a user.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/aspasswordcredential
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    /// The name of the user.
    public final let user: String
    /// The password.
    public final let password: String

    /// Creates a credential.
    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }

    /// Returns the credential itself, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
