extension BiometricsService {
    /// Returns the outcome of a request by the given answers; `nil` if the person has to be asked.
    package func outcome(of request: KeychainAuthentication) -> KeychainAuthentication.Outcome? {
        let canUseSensor = request.acceptsSensor && kind != .none && isPasscodeSet && isEnrolled && !isLockedOut
        guard canUseSensor else { return request.acceptsPasscode ? passcodeOutcome(request) : .failure }
        switch answer {
        case .ask: return nil
        case .cancel: return recorded(.cancelled, request)
        case .fallback: return request.acceptsPasscode ? passcodeOutcome(request) : recorded(.cancelled, request)
        case .success:
            recordSuccess()
            return recorded(.success, request)
        case .failure:
            recordFailure()
            return request.acceptsPasscode ? passcodeOutcome(request) : recorded(.failure, request)
        }
    }

    private func passcodeOutcome(_ request: KeychainAuthentication) -> KeychainAuthentication.Outcome? {
        guard isPasscodeSet else { return recorded(.failure, request) }
        switch passcodeAnswer {
        case .ask: return nil
        case .cancel: return recorded(.cancelled, request)
        case .failure: return recorded(.failure, request)
        case .success:
            recordSuccess()
            return recorded(.success, request)
        }
    }

    private func recorded(
        _ outcome: KeychainAuthentication.Outcome, _ request: KeychainAuthentication
    ) -> KeychainAuthentication.Outcome {
        record(
            BiometricEvaluation(
                reason: request.reason, acceptsPasscode: request.acceptsPasscode, fallbackTitle: nil, cancelTitle: nil))
        return outcome
    }
}
