import CaretTesting
import Testing
import UIKit

/// The user settings of a test's device.
@MainActor @Suite(.app) struct DeviceSettingsTests {
    @Test func `L8 a device has text size, direction, contrast and orientation`() async throws {
        let device = Device.standard.textSize(.accessibilityExtraLarge).rightToLeft.highContrast.landscape
        let app = try await TestApp.launch(showing: { UIViewController() }, on: device)
        let traits = app.mainWindow.traitCollection
        #expect(traits.preferredContentSizeCategory == .accessibilityExtraLarge)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.accessibilityContrast == .high)
        #expect(app.mainWindow.bounds.size == CGSize(width: 844, height: 390))
        #expect(UIDevice.current.orientation == .landscapeLeft)
    }

    @Test func `L8 a running app is notified of another text size and direction`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        await app.setTextSize(.extraSmall)
        await app.setDirection(.rightToLeft)
        await app.setHighContrast(true)
        let traits = app.mainWindow.traitCollection
        #expect(traits.preferredContentSizeCategory == .extraSmall && traits.layoutDirection == .rightToLeft)
        #expect(traits.accessibilityContrast == .high)
    }

    @Test func `L8 a device's time zone is the process's until the app ends`() async throws {
        let before = TimeZone.current
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let app = try await TestApp.launch(showing: { UIViewController() }, on: Device.standard.timeZone(tokyo))
        #expect(TimeZone.current.identifier == "Asia/Tokyo")
        app.terminate()
        #expect(TimeZone.current.identifier == before.identifier)
    }

    @Test func `L8 a device's locale is that of date pickers, and mirrors the interface`() async throws {
        let device = Device.standard.locale(Locale(identifier: "ar_SA"))
        let app = try await TestApp.launch(showing: { UIViewController() }, on: device)
        #expect(app.mainWindow.traitCollection.layoutDirection == .rightToLeft)
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .date
        app.mainWindow.addSubview(picker)
        await app.advance(frames: 2)
        #expect(app.tree().contains("يناير"), "the month of the headless clock, in Arabic")
    }
}
