extension BiometricsService {
    /// Returns the outcome of a request by the given answers; `nil` if the person has to be asked.
    package func outcome(of request: KeychainAuthentication) -> KeychainAuthentication.Outcome? {
        let acceptsPasscode = request.accepted.contains(.passcode)
        let canUseSensor = request.accepted.contains(.sensor) && kind != .none && isPasscodeSet && isEnrolled && !isLockedOut
        guard canUseSensor else { return acceptsPasscode ? passcodeOutcome(request) : recorded(.failure, request) }
        switch answer {
        case .ask: return nil
        case .cancel: return recorded(.cancelled, request)
        case .fallback: return acceptsPasscode ? passcodeOutcome(request) : recorded(.cancelled, request)
        case .success:
            recordSuccess()
            return recorded(.success(.sensor), request)
        case .failure:
            // The prompt for the passcode uses the sensor again, and records the failure then.
            if acceptsPasscode, passcodeAnswer == .ask { return nil }
            recordFailure()
            return acceptsPasscode ? passcodeOutcome(request) : recorded(.failure, request)
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
            return recorded(.success(.passcode), request)
        }
    }

    private func recorded(
        _ outcome: KeychainAuthentication.Outcome, _ request: KeychainAuthentication
    ) -> KeychainAuthentication.Outcome {
        record(
            BiometricEvaluation(
                reason: request.reason, acceptsPasscode: request.accepted.contains(.passcode), fallbackTitle: nil,
                cancelTitle: nil))
        return outcome
    }
}
