internal import CoreGraphics
internal import Foundation
internal import SystemServices

extension KeychainRequest {
    /// Lets the person prove to be the owner of the device, unless the context of the query has the proofs.
    ///
    /// - Throws: The status of a failure.
    func prove(_ control: KeychainAccessControl, _ query: KeychainQuery) throws(SecurityError) {
        guard query.interaction == .allow else { throw SecurityError(errSecInteractionNotAllowed) }
        switch query.authenticator?.keychainState {
        case .invalid: throw SecurityError(errSecAuthFailed)
        case .notInteractive: throw SecurityError(errSecInteractionNotAllowed)
        case .ready, nil: break
        }
        var given: Set<OwnerProof> = []
        for request in missingProofs(control, query) where request.accepted.isDisjoint(with: given) {
            switch outcome(of: request, query.authenticator) {
            case .success(let proof):
                given.insert(proof)
                query.authenticator?.didProve(proof)
            case .failure: throw SecurityError(errSecAuthFailed)
            case .cancelled: throw SecurityError(errSecUserCanceled)
            case .interactionNotAllowed: throw SecurityError(errSecInteractionNotAllowed)
            }
        }
    }

    /// Returns requests for the required proofs that the context of the query does not have.
    func missingProofs(_ control: KeychainAccessControl, _ query: KeychainQuery) -> [KeychainAuthentication] {
        let given = query.authenticator?.proofs ?? []
        return requiredProofs(control).filter { $0.isDisjoint(with: given) }
            .map { KeychainAuthentication(reason: query.reason, accepted: $0) }
    }

    /// Returns the proofs that an access control requires. One proof of each set is enough.
    private func requiredProofs(_ control: KeychainAccessControl) -> [Set<OwnerProof>] {
        let flags = SecAccessControlCreateFlags(rawValue: control.flags)
        var required: [Set<OwnerProof>] = []
        if flags.contains(.userPresence) { required.append([.sensor, .passcode]) }
        if flags.contains(.biometryAny) { required.append([.sensor]) }
        if flags.contains(.biometryCurrentSet) {
            // After another enrolment the sensor is no proof. The empty set fails, unless another proof is an
            // alternative.
            required.append(control.enrolment == services.biometrics.domainState ? [.sensor] : [])
        }
        if flags.contains(.devicePasscode) { required.append([.passcode]) }
        // One proof of several: the person chooses between the sensor and the passcode.
        if flags.contains(.or), !required.isEmpty { return [required.reduce([]) { $0.union($1) }] }
        return required
    }

    /// Returns the given answer of the sensor and the passcode, or asks the person.
    private func outcome(
        of request: KeychainAuthentication, _ context: (any KeychainAuthenticator)?
    ) -> KeychainAuthentication.Outcome {
        if let outcome = services.biometrics.outcome(of: request) { return outcome }
        // The main thread draws the prompt, and cannot wait for it.
        if let context, !Thread.isMainThread { return context.prompt(request) }
        Diagnostics.report(
            "keychain.prompt",
            """
            SecItem: an item requires a proof, but no prompt can be shown. Pass an LAContext with kSecUseAuthenticationContext, \
            and call the function on a thread other than the main one.
            """)
        return .interactionNotAllowed
    }
}
