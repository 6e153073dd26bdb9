import Testing

@testable import SystemServices

/// The panel of the sensor.
@MainActor struct BiometricsServiceTests {
    private let service = BiometricsService()

    private func choose(_ choice: String, _ row: String) throws {
        let row = try #require(service.panelSection.rows.first { $0.title == row })
        try #require(row.choices.first { $0.title == choice }).choose()
    }

    private func value(_ row: String) -> String? { service.panelSection.rows.first { $0.title == row }?.value }

    @Test func thePanelIsEmptyUntilTheAppUsesTheSensor() {
        #expect(service.panelSection.rows.isEmpty)
        service.markUsed()
        #expect(!service.panelSection.rows.isEmpty)
    }

    @Test func thePersonChoosesTheStateOfTheDevice() throws {
        service.markUsed()
        #expect(value("Sensor") == "Face ID" && value("Locked") == "No" && value("Last Reason") == nil)
        try choose("Touch ID", "Sensor")
        try choose("Yes", "Locked")
        try choose("No", "Enrolled")
        try choose("No", "Passcode Set")
        try choose("Do Not Match", "Sensor’s Answer")
        try choose("Wrong", "Passcode’s Answer")
        #expect(service.kind == .touchID && service.isLockedOut && !service.isEnrolled && !service.isPasscodeSet)
        #expect(service.answer == .failure && service.passcodeAnswer == .failure)
        #expect(value("Sensor") == "Touch ID" && value("Locked") == "Yes")
        service.record(BiometricEvaluation(reason: "Open.", acceptsPasscode: true, fallbackTitle: nil, cancelTitle: nil))
        #expect(value("Last Reason") == "Open.")
    }
}
