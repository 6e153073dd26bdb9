internal import Dispatch
internal import Preconditions
internal import SystemServices

extension LAContext {
    func check(_ policy: LAPolicy, error pointer: NSErrorPointer) -> Bool {
        let services = SystemServices.current
        services.biometrics.markUsed()
        let check = PolicyCheck(services)
        let code = state.withLock { state -> LAError.Code? in
            guard state.isValid else { return .invalidContext }
            state.biometryType = LABiometryType(services.biometrics.kind)
            let code = check.failure(of: policy.accepted)
            if code == nil { state.domainState = check.domainState }
            return code
        }
        pointer?.pointee = code.map { LAError($0)._nsError }
        return code == nil
    }

    private static let replyQueue = DispatchQueue(label: "caret.localauthentication.reply")

    func begin(_ policy: LAPolicy, _ reason: String, _ reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        precondition(
            !reason.isEmpty,
            "LAContext.evaluatePolicy: localizedReason is empty, but the person has to know why the app asks. Pass a short sentence.")
        evaluate(policy.accepted, reason, on: Self.replyQueue) { result in
            switch result {
            case .success: reply(true, nil)
            case .failure(let code): reply(false, LAError(code))
            }
        }
    }

    /// Asks the person for one of several proofs, and calls a function once on a queue.
    func evaluate(
        _ accepted: Set<OwnerProof>, _ reason: String, on queue: DispatchQueue,
        _ completion: @escaping @Sendable (PolicyResult) -> Void
    ) {
        let services = SystemServices.current
        let evaluation = state.withLock { state in
            let prompt = PolicyPrompt(
                accepted: accepted, kind: services.biometrics.kind, reason: reason, fallbackTitle: state.fallbackTitle,
                cancelTitle: state.cancelTitle)
            let evaluation = PolicyEvaluation(
                prompt, services, isValid: state.isValid, allowsInteraction: !state.isInteractionNotAllowed,
                reuseDuration: state.reuseDuration, queue: queue)
            if state.isValid { state.evaluations[ObjectIdentifier(evaluation)] = evaluation }
            return evaluation
        }
        // The closure retains the context until the reply, so that an app need not keep it.
        evaluation.start { result in
            self.didEnd(evaluation, result, services)
            completion(result)
        }
    }

    private func didEnd(_ evaluation: PolicyEvaluation, _ result: PolicyResult, _ services: SystemServices) {
        state.withLock { state in
            state.evaluations[ObjectIdentifier(evaluation)] = nil
            guard case .success(let proof) = result else { return }
            state.domainState = PolicyCheck(services).domainState
            state.proofs.insert(proof)
        }
    }

    func end() {
        let running = state.withLock { state in
            state.isValid = false
            state.credentials = [:]
            return Array(state.evaluations.values)
        }
        for evaluation in running { evaluation.finish(.failure(.appCancel)) }
    }
}

extension LABiometryType {
    init(_ kind: BiometricsService.Kind) {
        self =
            switch kind {
            case .none: .none
            case .touchID: .touchID
            case .faceID: .faceID
            }
    }
}
