import Foundation

/// The Apple Account of the person at the device.
public struct AppleAccount: Hashable, Sendable {
    /// The identifier of the person for the app.
    public var user: String
    /// The name that the app receives if it asks for it.
    public var name: PersonNameComponents
    /// The address of mail that the app receives if it asks for it, unless the person hides the address.
    public var email: String
    /// The address that the app receives if the person hides the real one.
    public var relayEmail: String
    /// The token for the app's server; `nil`, the default, for an unsigned token with the usual claims.
    public var identityToken: Data?
    /// The code for the app's server.
    public var authorizationCode: Data

    /// Creates an account; by default that of John Appleseed.
    public init(
        user: String = "000000.00000000000000000000000000000001.0000", givenName: String = "John", familyName: String = "Appleseed",
        email: String = "j.appleseed@example.com", relayEmail: String = "relay@privaterelay.example.com", identityToken: Data? = nil,
        authorizationCode: Data = Data("code".utf8)
    ) {
        self.user = user
        name = PersonNameComponents()
        name.givenName = givenName
        name.familyName = familyName
        self.email = email
        self.relayEmail = relayEmail
        self.identityToken = identityToken
        self.authorizationCode = authorizationCode
    }
}

extension AppleAccount: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The identifier without the secrets.
    public var description: String { "AppleAccount(\(user))" }
    /// The identifier without the secrets.
    public var debugDescription: String { description }
    /// The identifier without the secrets.
    public var customMirror: Mirror { Mirror(self, children: ["user": user]) }
}

/// Whether a person uses the Apple Account with the app.
public enum AppleAccountState: String, CaseIterable, Sendable {
    /// The person has never signed in to the app.
    case notFound
    /// The person has signed in.
    case authorized
    /// The person signed in, and then withdrew the permission.
    case revoked
    /// The app belongs to another team now.
    case transferred

    /// The name of the state in the panel.
    var title: String {
        switch self {
        case .notFound: "Not Used"
        case .authorized: "Signed In"
        case .revoked: "Revoked"
        case .transferred: "Transferred"
        }
    }
}
