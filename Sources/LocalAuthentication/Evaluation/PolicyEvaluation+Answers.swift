internal import CoreGraphics
internal import SystemServices
internal import UIKitCore

extension PolicyEvaluation {
    /// The attempts in one evaluation before it fails.
    private static let attemptLimit = 3

    /// Lets the person prove to be the owner of the device: with the sensor, or else with the passcode.
    @MainActor func authenticate(hasUsageText: Bool) async -> PolicyResult {
        let result = prompt.acceptsSensor ? await recognise(hasUsageText: hasUsageText) : .failure(.authenticationFailed)
        switch result {
        case .success, .failure(.userCancel), .failure(.systemCancel), .failure(.notInteractive): return result
        case .failure: return prompt.acceptsPasscode ? await enterPasscode() : result
        }
    }

    @MainActor private func recognise(hasUsageText: Bool) async -> PolicyResult {
        if let code = PolicyCheck(services).biometryFailure { return .failure(code) }
        if prompt.kind == .faceID {
            guard hasUsageText, await isPermitted() else { return .failure(.biometryNotAvailable) }
        }
        for attempt in 1...Self.attemptLimit {
            // The app may have ended the evaluation while the person answered a question.
            if hasEnded { return .failure(.systemCancel) }
            let given = device.answer
            guard let answer = given == .ask ? await askForSensor(isRetry: attempt > 1) : given else { return .failure(.systemCancel) }
            switch answer {
            case .success:
                device.recordSuccess()
                return .success(.sensor)
            case .cancel, .ask: return .failure(.userCancel)
            case .fallback: return .failure(fallback())
            case .failure:
                device.recordFailure()
                if device.isLockedOut { return .failure(.biometryLockout) }
                // A given answer is that of the whole evaluation.
                if given != .ask { return .failure(.authenticationFailed) }
            }
        }
        return .failure(.authenticationFailed)
    }

    @MainActor private func isPermitted() async -> Bool {
        guard services.permissions[.faceID] == .notDetermined, let requests = ApplicationHost.current?.permissionRequests else {
            return services.permissions[.faceID] == .granted
        }
        return await waitForPerson { await requests.status(afterRequesting: .faceID) } == .granted
    }

    @MainActor private func askForSensor(isRetry: Bool) async -> BiometricsService.Answer? {
        let (alert, answers) = prompt.sensorAlert(isRetry: isRetry)
        return await ask(alert).map { answers[$0] }
    }

    /// A test may choose the button even if the app removed it, which a person cannot.
    private func fallback() -> LAError.Code {
        guard !prompt.hasFallback else { return .userFallback }
        Diagnostics.report(
            "localAuthentication.fallback",
            "The answer .fallback is not possible, because the app's localizedFallbackTitle removes the button. The answer is .cancel.")
        return .userCancel
    }

    @MainActor private func enterPasscode() async -> PolicyResult {
        for attempt in 1...Self.attemptLimit {
            // The app may have ended the evaluation while the person answered a question.
            if hasEnded { return .failure(.systemCancel) }
            let given = device.passcodeAnswer
            guard let answer = given == .ask ? await askForPasscode(isRetry: attempt > 1) : given else { return .failure(.systemCancel) }
            switch answer {
            case .success:
                device.recordSuccess()
                return .success(.passcode)
            case .cancel, .ask: return .failure(.userCancel)
            case .failure: if given != .ask { return .failure(.authenticationFailed) }
            }
        }
        return .failure(.authenticationFailed)
    }

    @MainActor private func askForPasscode(isRetry: Bool) async -> BiometricsService.PasscodeAnswer? {
        let (alert, answers) = prompt.passcodeAlert(isRetry: isRetry)
        return await ask(alert).map { answers[$0] }
    }
}
