internal import SystemServices
internal import UIKitCore

/// The alerts of one evaluation.
struct PolicyPrompt: Sendable {
    /// The proofs of which one is enough.
    let accepted: Set<OwnerProof>
    let kind: BiometricsService.Kind
    let reason: String
    /// The title of the fallback button; `nil` for the default, "" for no button.
    let fallbackTitle: String?
    let cancelTitle: String?

    var acceptsPasscode: Bool { accepted.contains(.passcode) }
    var acceptsSensor: Bool { accepted.contains(.sensor) }
    var hasFallback: Bool { fallbackTitle != "" }

    /// The request for the log and for tests.
    var evaluation: BiometricEvaluation {
        BiometricEvaluation(
            reason: reason, acceptsPasscode: acceptsPasscode, fallbackTitle: fallbackTitle, cancelTitle: cancelTitle)
    }

    /// The request as a line of the log.
    var line: String {
        let means = (kind == .none || !acceptsSensor ? [] : [kind.title]) + (acceptsPasscode ? ["passcode"] : [])
        let text = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "authenticates with \(means.isEmpty ? "a sensor" : means.joined(separator: " or ")): “\(text)”"
    }

    /// Returns the alert for the sensor, and the answers of its buttons.
    ///
    /// - Parameter isRetry: Whether the sensor has not recognised the person before. The fallback button appears then.
    @MainActor func sensorAlert(isRetry: Bool) -> (alert: SystemAlert, answers: [BiometricsService.Answer]) {
        var buttons = [SystemAlert.Button("Match"), SystemAlert.Button("Do Not Match")]
        var answers = [BiometricsService.Answer.success, .failure]
        if isRetry, hasFallback {
            buttons.append(SystemAlert.Button(fallbackTitle ?? (acceptsPasscode ? "Enter Passcode" : "Enter Password")))
            answers.append(.fallback)
        }
        buttons.append(cancelButton)
        answers.append(.cancel)
        let retry = kind == .faceID ? "Face Not Recognized" : "Try Again"
        let title = isRetry ? retry : "\(kind.title) for “\(PermissionRequests.appName)”"
        return (SystemAlert(title: title, message: reason, buttons: buttons, preferredButton: 0), answers)
    }

    /// Returns the alert for the passcode, and the answers of its buttons.
    ///
    /// - Parameter isRetry: Whether the person has entered a wrong passcode before.
    @MainActor func passcodeAlert(isRetry: Bool) -> (alert: SystemAlert, answers: [BiometricsService.PasscodeAnswer]) {
        let title = isRetry ? "Wrong Passcode, Try Again" : "Enter Passcode for “\(PermissionRequests.appName)”"
        let buttons = [SystemAlert.Button("Correct Passcode"), SystemAlert.Button("Wrong Passcode"), cancelButton]
        return (SystemAlert(title: title, message: reason, buttons: buttons, preferredButton: 0), [.success, .failure, .cancel])
    }

    private var cancelButton: SystemAlert.Button { SystemAlert.Button(cancelTitle ?? "Cancel", style: .cancel) }
}
