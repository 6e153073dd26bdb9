internal import CoreGraphics
internal import SystemServices
internal import UIKitCore

extension PolicyEvaluation {
    /// The attempts in one evaluation before it fails.
    private static let attemptLimit = 3

    /// Lets the person prove to be the owner of the device: with the sensor, or else with the passcode.
    ///
    /// - Returns: The reason of the failure; `nil` after a success.
    @MainActor func authenticate(hasUsageText: Bool) async -> LAError.Code? {
        let code = await recognise(hasUsageText: hasUsageText)
        switch code {
        case nil, .userCancel, .systemCancel, .notInteractive: return code
        default: return prompt.acceptsPasscode ? await enterPasscode() : code
        }
    }

    @MainActor private func recognise(hasUsageText: Bool) async -> LAError.Code? {
        if let code = PolicyCheck(services).biometryFailure { return code }
        if prompt.kind == .faceID {
            guard hasUsageText, await isPermitted() else { return .biometryNotAvailable }
        }
        for attempt in 1...Self.attemptLimit {
            // The app may have ended the evaluation while the person answered a question.
            if hasEnded { return .systemCancel }
            let given = device.answer
            guard let answer = given == .ask ? await askForSensor(isRetry: attempt > 1) : given else { return .systemCancel }
            switch answer {
            case .success:
                device.recordSuccess()
                return nil
            case .cancel, .ask: return .userCancel
            case .fallback: return fallback()
            case .failure:
                device.recordFailure()
                if device.isLockedOut { return .biometryLockout }
                // A given answer is that of the whole evaluation.
                if given != .ask { return .authenticationFailed }
            }
        }
        return .authenticationFailed
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

    @MainActor private func enterPasscode() async -> LAError.Code? {
        for attempt in 1...Self.attemptLimit {
            // The app may have ended the evaluation while the person answered a question.
            if hasEnded { return .systemCancel }
            let given = device.passcodeAnswer
            guard let answer = given == .ask ? await askForPasscode(isRetry: attempt > 1) : given else { return .systemCancel }
            switch answer {
            case .success:
                device.recordSuccess()
                return nil
            case .cancel, .ask: return .userCancel
            case .failure: if given != .ask { return .authenticationFailed }
            }
        }
        return .authenticationFailed
    }

    @MainActor private func askForPasscode(isRetry: Bool) async -> BiometricsService.PasscodeAnswer? {
        let (alert, answers) = prompt.passcodeAlert(isRetry: isRetry)
        return await ask(alert).map { answers[$0] }
    }
}
