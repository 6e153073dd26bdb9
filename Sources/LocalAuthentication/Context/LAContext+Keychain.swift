internal import Dispatch
internal import Foundation
internal import Synchronization
package import SystemServices

/// The context as the value of `kSecUseAuthenticationContext`.
extension LAContext: KeychainAuthenticator {
    package var keychainState: KeychainContextState {
        state.withLock { state in
            if !state.isValid { return .invalid }
            if state.isProved { return .proved }
            return state.isInteractionNotAllowed ? .notInteractive : .ready
        }
    }

    package var applicationPassword: Data? { state.withLock { $0.credentials[.applicationPassword] } }

    package func prompt(_ request: KeychainAuthentication) -> KeychainAuthentication.Outcome {
        let policy: LAPolicy = request.acceptsPasscode ? .deviceOwnerAuthentication : .deviceOwnerAuthenticationWithBiometrics
        let reason = [localizedReason, request.reason].first { !$0.isEmpty } ?? "Use a saved password."
        let outcome = Mutex(KeychainAuthentication.Outcome.failure)
        let answered = DispatchSemaphore(value: 0)
        evaluatePolicy(policy, localizedReason: reason) { isSuccess, error in
            outcome.withLock { $0 = isSuccess ? .success : Self.outcome(of: error) }
            answered.signal()
        }
        answered.wait()
        return outcome.withLock { $0 }
    }

    package func didProve() { state.withLock { $0.isProved = $0.isValid } }

    private static func outcome(of error: (any Error)?) -> KeychainAuthentication.Outcome {
        switch (error as? LAError)?.code {
        case .userCancel, .appCancel, .systemCancel, .userFallback: .cancelled
        case .notInteractive: .interactionNotAllowed
        default: .failure
        }
    }
}
