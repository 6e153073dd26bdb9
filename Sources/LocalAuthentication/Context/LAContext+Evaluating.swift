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
            let code = check.failure(of: policy)
            if code == nil { state.domainState = check.domainState }
            return code
        }
        pointer?.pointee = code.map { LAError($0)._nsError }
        return code == nil
    }

    func begin(_ policy: LAPolicy, _ reason: String, _ reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        precondition(
            !reason.isEmpty,
            "LAContext.evaluatePolicy: localizedReason is empty, but the person has to know why the app asks. Pass a short sentence.")
        let services = SystemServices.current
        let evaluation = state.withLock { state in
            let prompt = PolicyPrompt(
                policy: policy, kind: services.biometrics.kind, reason: reason, fallbackTitle: state.fallbackTitle,
                cancelTitle: state.cancelTitle)
            let evaluation = PolicyEvaluation(
                prompt, services, isValid: state.isValid, allowsInteraction: !state.isInteractionNotAllowed,
                reuseDuration: state.reuseDuration)
            if state.isValid { state.evaluations[ObjectIdentifier(evaluation)] = evaluation }
            return evaluation
        }
        // The closure retains the context until the reply, so that an app need not keep it.
        evaluation.start { code in
            self.didEnd(evaluation, code, services)
            reply(code == nil, code.map { LAError($0) })
        }
    }

    private func didEnd(_ evaluation: PolicyEvaluation, _ code: LAError.Code?, _ services: SystemServices) {
        state.withLock { state in
            state.evaluations[ObjectIdentifier(evaluation)] = nil
            guard code == nil else { return }
            state.domainState = PolicyCheck(services).domainState
            state.isProved = true
        }
    }

    func end() {
        let running = state.withLock { state in
            state.isValid = false
            state.credentials = [:]
            return Array(state.evaluations.values)
        }
        for evaluation in running { evaluation.finish(.appCancel) }
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
