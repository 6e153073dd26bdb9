/// A source of credentials.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationprovider
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// The proof that a person is signed in.
///
/// - Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationcredential
public protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying {}
