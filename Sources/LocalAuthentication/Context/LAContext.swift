internal import Synchronization
internal import SystemServices

/// A place where a person proves to be the owner of the device, with the face, a finger or the passcode.
///
/// ```swift
/// let context = LAContext()
/// var error: NSError?
/// guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) else { return }
/// context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open your diary.") { success, error in
///     Task { @MainActor in show(success) }
/// }
/// ```
///
/// An alert of the system shows the reason, and the person at the window chooses the answer of the sensor. A test gives
/// the answer with `app.system.biometrics`. All members may be used on any thread.
///
/// - Source: https://developer.apple.com/documentation/localauthentication/lacontext
// The class is open, so the compiler cannot check the conformance. It holds: all state is in a mutex.
open class LAContext: NSObject, @unchecked Sendable {
    struct State {
        var fallbackTitle: String?
        var cancelTitle: String?
        var reason = ""
        var reuseDuration: TimeInterval = 0
        var isInteractionNotAllowed = false
        var biometryType = LABiometryType.none
        var domainState: Data?
        var credentials: [LACredentialType: Data] = [:]
        var isValid = true
        /// The proofs that the person has given, which also serve the keychain.
        var proofs: Set<OwnerProof> = []
        var evaluations: [ObjectIdentifier: PolicyEvaluation] = [:]
    }

    let state = Mutex(State())

    /// Creates a context without a proof.
    public override init() { super.init() }

    /// The title of the fallback button, which appears after the first failure; `nil`, the default, for "Enter
    /// Password" or "Enter Passcode". The empty string removes the button.
    open var localizedFallbackTitle: String? {
        get { state.withLock { $0.fallbackTitle } }
        set { state.withLock { $0.fallbackTitle = newValue } }
    }

    /// The title of the button that cancels; `nil`, the default, for "Cancel".
    open var localizedCancelTitle: String? {
        get { state.withLock { $0.cancelTitle } }
        set { state.withLock { $0.cancelTitle = newValue } }
    }

    /// The reason for prompts of other frameworks that use the context, such as the keychain; "" by default.
    open var localizedReason: String {
        get { state.withLock { $0.reason } }
        set { state.withLock { $0.reason = newValue } }
    }

    /// The maximum age, in seconds, of an unlock of the device by the sensor that counts as the proof. 0, the default,
    /// demands a new proof; the maximum is ``LATouchIDAuthenticationMaximumAllowableReuseDuration``.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval {
        get { state.withLock { $0.reuseDuration } }
        set { state.withLock { $0.reuseDuration = newValue } }
    }

    /// Whether an evaluation that needs a prompt fails with `LAError.notInteractive`; `false` by default.
    open var interactionNotAllowed: Bool {
        get { state.withLock { $0.isInteractionNotAllowed } }
        set { state.withLock { $0.isInteractionNotAllowed = newValue } }
    }

    /// The sensor of the device; `.none` until ``canEvaluatePolicy(_:error:)`` was called, whatever it returned.
    open var biometryType: LABiometryType { state.withLock { $0.biometryType } }

    /// The state of the enrolled faces and fingers after a policy was evaluated or can be evaluated; `nil` before.
    /// Different data mean that something was enrolled or removed in between.
    open var evaluatedPolicyDomainState: Data? { state.withLock { $0.domainState } }

    /// Returns whether a policy can be evaluated now. The answer may change at any time.
    ///
    /// - Parameters:
    ///   - policy: The policy.
    ///   - error: Receives an error of the domain ``LAErrorDomain`` if the result is `false`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool { check(policy, error: error) }

    /// Asks the person for a proof.
    ///
    /// - Parameters:
    ///   - policy: The policy.
    ///   - localizedReason: The reason that the prompt shows, a short sentence.
    ///   - reply: Called once, on a private queue, with whether the evaluation succeeded, and otherwise an ``LAError``.
    /// - Precondition: `localizedReason` is not empty.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        begin(policy, localizedReason, reply)
    }

    /// Asks the person for a proof.
    ///
    /// - Returns: `true`.
    /// - Throws: An ``LAError``.
    /// - Precondition: `localizedReason` is not empty.
    @discardableResult nonisolated(nonsending) public final func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws
        -> Bool
    {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Bool, any Error>) in
            evaluatePolicy(policy, localizedReason: localizedReason) { success, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: success) }
            }
        }
    }

    /// Ends the context. Running evaluations fail with `LAError.appCancel`, and later ones with
    /// `LAError.invalidContext`.
    open func invalidate() { end() }

    /// Sets or removes a credential. Operations that need the credential use it instead of asking the person.
    ///
    /// - Parameters:
    ///   - credential: The credential; `nil` removes the present one.
    ///   - type: The kind of credential.
    /// - Returns: Whether the credential was set; `false` after ``invalidate()``.
    @discardableResult open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
        state.withLock { state in
            guard state.isValid else { return false }
            state.credentials[type] = credential
            return true
        }
    }

    /// Returns whether the context has a credential of a kind.
    open func isCredentialSet(_ type: LACredentialType) -> Bool { state.withLock { $0.credentials[type] != nil } }
}

/// The maximum of `LAContext.touchIDAuthenticationAllowableReuseDuration`: 300 seconds.
///
/// - Source: https://developer.apple.com/documentation/localauthentication/latouchidauthenticationmaximumallowablereuseduration
public var LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval { 300 }
