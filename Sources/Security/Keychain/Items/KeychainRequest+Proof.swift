internal import CoreGraphics
internal import Foundation
internal import SystemServices

extension KeychainRequest {
    /// Lets the person prove to be the owner of the device.
    ///
    /// - Throws: The status of a failure.
    func prove(_ control: KeychainAccessControl, _ query: KeychainQuery) throws(SecurityError) {
        guard query.interaction == .allow else { throw SecurityError(errSecInteractionNotAllowed) }
        let flags = SecAccessControlCreateFlags(rawValue: control.flags)
        let context = query.context as? any KeychainAuthenticator
        switch context?.keychainState {
        // The proof of a context may be that of the sensor, which is not the passcode.
        case .proved where !Self.needsPasscode(flags): return
        case .invalid: throw SecurityError(errSecAuthFailed)
        case .notInteractive: throw SecurityError(errSecInteractionNotAllowed)
        case .proved, .ready, nil: break
        }
        for request in requests(control, reason: query.reason) {
            switch outcome(of: request, context) {
            case .success: break
            case .failure: throw SecurityError(errSecAuthFailed)
            case .cancelled: throw SecurityError(errSecUserCanceled)
            case .interactionNotAllowed: throw SecurityError(errSecInteractionNotAllowed)
            }
        }
        context?.didProve()
    }

    /// Whether the sensor does not give access without the passcode.
    private static func needsPasscode(_ flags: SecAccessControlCreateFlags) -> Bool {
        guard flags.contains(.devicePasscode) else { return false }
        return !flags.contains(.or) || flags.isDisjoint(with: [.userPresence, .biometryAny, .biometryCurrentSet])
    }

    /// Returns the proofs that are all required.
    private func requests(_ control: KeychainAccessControl, reason: String) -> [KeychainAuthentication] {
        let flags = SecAccessControlCreateFlags(rawValue: control.flags)
        let isCurrent = control.enrolment == services.biometrics.domainState
        let presence = KeychainAuthentication(reason: reason, acceptsSensor: true, acceptsPasscode: true)
        let sensor = KeychainAuthentication(reason: reason, acceptsSensor: true, acceptsPasscode: false)
        let passcode = KeychainAuthentication(reason: reason, acceptsSensor: false, acceptsPasscode: true)
        var all: [KeychainAuthentication] = []
        if flags.contains(.userPresence) { all.append(presence) }
        if !flags.isDisjoint(with: [.biometryAny, .biometryCurrentSet]) { all.append(sensor) }
        if flags.contains(.devicePasscode) { all.append(passcode) }
        guard flags.contains(.or) else { return all }
        // One proof of several: the person chooses between the sensor and the passcode.
        let acceptsSensor =
            !flags.isDisjoint(with: [.userPresence, .biometryAny]) || (flags.contains(.biometryCurrentSet) && isCurrent)
        return [
            KeychainAuthentication(
                reason: reason, acceptsSensor: acceptsSensor,
                acceptsPasscode: !flags.isDisjoint(with: [.userPresence, .devicePasscode]))
        ]
    }

    /// Returns the given answer of the sensor and the passcode, or asks the person.
    private func outcome(
        of request: KeychainAuthentication, _ context: (any KeychainAuthenticator)?
    ) -> KeychainAuthentication.Outcome {
        if let outcome = services.biometrics.outcome(of: request) { return outcome }
        // The main thread draws the prompt, and cannot wait for it.
        if !Thread.isMainThread {
            if let context { return context.prompt(request) }
            if let prompter = service.prompter { return prompter(request) }
        }
        Diagnostics.report(
            "keychain.prompt",
            """
            SecItem: an item requires a proof, but no prompt can be shown. Pass an LAContext with kSecUseAuthenticationContext, \
            and call the function on a thread other than the main one.
            """)
        return .interactionNotAllowed
    }
}
