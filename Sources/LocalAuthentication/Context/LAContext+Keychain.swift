internal import Dispatch
internal import Foundation
internal import Synchronization
package import SystemServices

/// The context as the value of `kSecUseAuthenticationContext`.
extension LAContext: KeychainAuthenticator {
    /// The queue of replies for the keychain. Concurrent and without code of the app, because the app may wait for the
    /// keychain in its own reply.
    private static let keychainQueue = DispatchQueue(label: "caret.localauthentication.keychain", attributes: .concurrent)

    package var keychainState: KeychainContextState {
        state.withLock { state in
            if !state.isValid { return .invalid }
            return state.isInteractionNotAllowed ? .notInteractive : .ready
        }
    }

    package var proofs: Set<OwnerProof> { state.withLock { $0.isValid ? $0.proofs : [] } }

    package var applicationPassword: Data? { state.withLock { $0.credentials[.applicationPassword] } }

    package func prompt(_ request: KeychainAuthentication) -> KeychainAuthentication.Outcome {
        let reason = [localizedReason, request.reason].first { !$0.isEmpty } ?? "Use a saved password."
        let result = Mutex(PolicyResult.failure(.authenticationFailed))
        let answered = DispatchSemaphore(value: 0)
        evaluate(request.accepted, reason, on: Self.keychainQueue) { answer in
            result.withLock { $0 = answer }
            answered.signal()
        }
        answered.wait()
        return result.withLock { Self.outcome(of: $0) }
    }

    package func didProve(_ proof: OwnerProof) { _ = state.withLock { $0.proofs.insert(proof) } }

    private static func outcome(of result: PolicyResult) -> KeychainAuthentication.Outcome {
        switch result {
        case .success(let proof): .success(proof)
        case .failure(.userCancel), .failure(.appCancel), .failure(.systemCancel), .failure(.userFallback): .cancelled
        case .failure(.notInteractive): .interactionNotAllowed
        case .failure: .failure
        }
    }
}
