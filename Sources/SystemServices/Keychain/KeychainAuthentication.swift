import Foundation

/// A request to prove that the person is the owner of the device, for an item with access control.
package struct KeychainAuthentication: Sendable {
    /// The reason for the prompt; "" for none.
    package let reason: String
    /// Whether the sensor may be used.
    package let acceptsSensor: Bool
    /// Whether the passcode may be used.
    package let acceptsPasscode: Bool

    package init(reason: String, acceptsSensor: Bool, acceptsPasscode: Bool) {
        self.reason = reason
        self.acceptsSensor = acceptsSensor
        self.acceptsPasscode = acceptsPasscode
    }

    /// The result of a request.
    package enum Outcome: Hashable, Sendable {
        case success
        case failure
        case cancelled
        /// No prompt can be shown.
        case interactionNotAllowed
    }
}

/// A context that proves the person's identity to the keychain: `LAContext`.
///
/// An app passes it with `kSecUseAuthenticationContext`. This protocol exists because the keychain does not load
/// LocalAuthentication.
package protocol KeychainAuthenticator: AnyObject {
    /// Whether the context has a proof, or may ask for one.
    var keychainState: KeychainContextState { get }
    /// The password of the app for items that it encrypts; `nil` without one.
    var applicationPassword: Data? { get }
    /// Asks the person, and waits for the answer. Is not called on the main thread.
    func prompt(_ request: KeychainAuthentication) -> KeychainAuthentication.Outcome
    /// Records that the person gave a proof, so that the context serves further requests.
    func didProve()
}

/// The state of a context.
package enum KeychainContextState: Hashable, Sendable {
    case ready
    /// The person has given a proof.
    case proved
    /// The context may not ask the person.
    case notInteractive
    /// The app has ended the context.
    case invalid
}
