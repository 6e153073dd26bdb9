/// A source of the passwords that the device has saved for the app.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationpasswordprovider
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// Creates a provider.
    public override init() { super.init() }

    /// Returns a request for a saved password.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}
