extension BiometricsService {
    /// The sensor, the passcode and the next answers. Without rows if the app does not use the service.
    package var panelSection: PanelSection {
        let state = state.withLock { $0 }
        guard state.isUsed else { return PanelSection(title: "Face ID and Passcode", rows: []) }
        let last = state.evaluations.last.map { [PanelRow(title: "Last Reason", value: $0.reason)] } ?? []
        return PanelSection(
            title: "Face ID and Passcode",
            rows: [
                row("Sensor", Kind.allCases, state.kind, \.title) { $0.kind = $1 },
                row("Enrolled", [true, false], state.isEnrolled, Self.title) { $0.isEnrolled = $1 },
                row("Passcode Set", [true, false], state.isPasscodeSet, Self.title) { $0.isPasscodeSet = $1 },
                row("Locked", [true, false], isLockedOut, Self.title) { $0.isLockedOut = $1 },
                row("Sensor’s Answer", Answer.allCases, state.answer, \.title) { $0.answer = $1 },
                row("Passcode’s Answer", PasscodeAnswer.allCases, state.passcodeAnswer, \.title) { $0.passcodeAnswer = $1 },
            ] + last)
    }

    private static func title(_ value: Bool) -> String { value ? "Yes" : "No" }

    private func row<Value: Sendable>(
        _ title: String, _ values: [Value], _ current: Value, _ name: (Value) -> String,
        set: @escaping @Sendable (BiometricsService, Value) -> Void
    ) -> PanelRow {
        PanelRow(
            title: title, value: name(current),
            choices: values.map { choice in
                PanelRow.Choice(name(choice)) { [weak self] in if let self { set(self, choice) } }
            })
    }
}

extension BiometricsService.Kind {
    /// The name of the sensor.
    package var title: String {
        switch self {
        case .none: "None"
        case .touchID: "Touch ID"
        case .faceID: "Face ID"
        }
    }
}

extension BiometricsService.Answer {
    /// The name of the answer in the panel.
    var title: String {
        switch self {
        case .ask: "Ask"
        case .success: "Match"
        case .failure: "Do Not Match"
        case .cancel: "Cancel"
        case .fallback: "Fallback"
        }
    }
}

extension BiometricsService.PasscodeAnswer {
    /// The name of the answer in the panel.
    var title: String {
        switch self {
        case .ask: "Ask"
        case .success: "Correct"
        case .failure: "Wrong"
        case .cancel: "Cancel"
        }
    }
}
