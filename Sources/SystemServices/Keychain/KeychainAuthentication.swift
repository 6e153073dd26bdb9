import Foundation

/// A request to prove that the person is the owner of the device, for an item with access control.
package struct KeychainAuthentication: Sendable {
    /// The reason for the prompt; "" for none.
    package let reason: String
    /// The proofs of which one is enough. A request without any fails.
    package let accepted: Set<OwnerProof>

    package init(reason: String, accepted: Set<OwnerProof>) {
        self.reason = reason
        self.accepted = accepted
    }

    /// The result of a request.
    package enum Outcome: Hashable, Sendable {
        case success(OwnerProof)
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
    /// Whether the context may ask for a proof.
    var keychainState: KeychainContextState { get }
    /// The proofs that the person has given; none after the app has ended the context.
    var proofs: Set<OwnerProof> { get }
    /// The password of the app for items that it encrypts; `nil` without one.
    var applicationPassword: Data? { get }
    /// Asks the person, and waits for the answer. Must not be called on the main thread.
    func prompt(_ request: KeychainAuthentication) -> KeychainAuthentication.Outcome
    /// Records that the person gave a proof, so that the context serves further requests.
    func didProve(_ proof: OwnerProof)
}

/// The state of a context.
package enum KeychainContextState: Hashable, Sendable {
    case ready
    /// The context may not ask the person.
    case notInteractive
    /// The app has ended the context.
    case invalid
}
